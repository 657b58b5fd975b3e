import { localePath } from '../../domain/locales.ts'
import { presencePath } from '../../domain/presence.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePage } from '../screens/define-page.ts'

const schemas = () => import('../../../schemas/presence.ts')

/** The code in the room; a right one leads on to where one signs. */
export const codeForm = defineForm({
  name: 'presence',
  schema: () => schemas().then((file) => file.doorCode),
  fields: ['code'],
  document: graphql(`
    mutation OpenPresence($input: DoorCode_Input!) {
      openPresence(input: $input) { ticket }
    }
  `),
  variables: (input) => ({ input }),
  next: ({ openPresence }, { locale }) => localePath(presencePath(openPresence?.ticket), locale),
})

/** Whoever has the code signs by typing their own name. */
export const signForm = defineForm({
  name: 'presence',
  schema: () => schemas().then((file) => file.newPresence),
  fields: ['name'],
  document: graphql(`
    mutation SignPresence($ticket: String!, $input: NewPresence_Input!) {
      signPresence(ticket: $ticket, input: $input) { day }
    }
  `),
  variables: (input, { params }) => ({ ticket: params.ticket ?? '', input }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?signed=1`,
})

const presenceQuery = graphql(`
  query Presence($ticket: String!) {
    presence(ticket: $ticket) { course { nl en fr } day half }
  }
`)

const head = (_data: unknown, { locale }: Pick<PageContext, 'locale'>) => {
  const { title, description } = allTexts[locale].presence
  return { title, description, tilePattern: { seed: 'presence', family: 'sage' } }
}

/** Where participants sign that they are there: a short address, in the room. */
export const presencePage = definePage({
  path: '/presence',
  access: 'visitor',
  isJourney: true,
  search: ['code'],
  forms: [codeForm],
  head,
  screen: 'presence',
})

/** The same after a right code, for five minutes. */
export const signPage = definePage({
  path: '/presence/:ticket',
  access: 'visitor',
  isJourney: true,
  hasSecretAddress: true,
  search: ['signed'],
  query: {
    document: presenceQuery,
    variables: ({ params }) => ({ ticket: params.ticket ?? '' }),
    mayBeMissing: true,
  },
  forms: [signForm],
  head: ({ presence }, page) => ({ ...head(null, page), status: presence ? 200 : 404 }),
  screen: 'presence',
})
