import { object, string } from 'yup'
import { inLocale, localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { translator } from '../../ui/texts.ts'
import { definePage } from '../screens/define-page.ts'

const takeSchema = object({ session: string().uuid('error.id').required('error.required') })

const document = graphql(`
  mutation ChooseSession($token: String!, $input: NewSessionChoice_Input!) {
    chooseSession(token: $token, input: $input) { status }
  }
`)

/** The same address then says what was chosen. */
const next = (_data: unknown, { path, locale }: PageContext) => localePath(path, locale)

/** Takes another date. */
const takeForm = defineForm({
  name: 'session-choice-move',
  schema: async () => takeSchema,
  fields: ['session'],
  document,
  variables: ({ session }, { params }) => ({ token: params.token ?? '', input: { session } }),
  next,
})

/** Takes the money back. */
const leaveForm = defineForm({
  name: 'session-choice-leave',
  schema: async () => object({}),
  fields: [],
  document,
  variables: (_values, { params }) => ({ token: params.token ?? '', input: { session: null } }),
  next,
})

graphql(`
  fragment ChoiceSession on Session {
    _id minimum decisionOn decision
    schedule { start end }
    location { isOnline name { nl en fr } city { nl en fr } }
    language { name { nl en fr } }
  }
`)

const sessionChoiceQuery = graphql(`
  query SessionChoice($token: String!) {
    sessionChoice(token: $token) {
      status isOpen until seats refund offered
      session { schedule { start end } course { key slug { nl en fr } title { nl en fr } } }
      sessions { ...ChoiceSession }
    }
  }
`)

/** Takes the link of the mail about a canceled session: nothing happens before a button is pressed. */
export const sessionChoicePage = definePage({
  path: '/session-choice/:token',
  access: 'visitor',
  hasSecretAddress: true,
  query: {
    document: sessionChoiceQuery,
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ sessionChoice }) => sessionChoice !== null,
  },
  forms: [takeForm, leaveForm],
  saysRefusals: true,
  head({ sessionChoice }, { locale }) {
    const t = translator(locale, allTexts[locale], 'session-choice')
    const course = sessionChoice?.session.course
    const title = t('title', { course: inLocale(course?.title, locale) ?? '' })
    return {
      title,
      description: t('description'),
      tilePattern: { seed: course?.key ?? 'session-choice', family: 'ochre' },
    }
  },
  screen: 'session-choice',
})
