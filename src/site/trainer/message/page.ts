import { inLocale, localePath } from '../../../domain/locales.ts'
import { familyOf } from '../../../domain/tiles.ts'
import { uuidPattern } from '../../../domain/values.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'

const schemas = () => import('../../../../schemas/desk-message.ts')

const lookHref = ({ path, locale }: Pick<PageContext, 'path' | 'locale'>, id: string) =>
  `${localePath(path, locale)}?look=${id}`

/** Keeps what a trainer wrote to all of the session; it is looked at before it is sent. */
export const taughtMessageForm = defineForm({
  name: 'taught-message',
  schema: () => schemas().then(({ newTrainerMessage }) => newTrainerMessage),
  fields: ['subject.nl', 'text.nl', 'subject.en', 'text.en', 'subject.fr', 'text.fr'],
  document: graphql(`
    mutation WriteTaught($token: String!, $input: NewTrainerMessage_Input!, $key: String!) {
      writeTaught(token: $token, input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: (input, { params }, { key }) => ({ token: params.token ?? '', input, key }),
  next: ({ writeTaught: made }, page) => lookHref(page, made?._id ?? ''),
})

/** Sends it to those who were shown, once. */
export const taughtSendForm = defineForm({
  name: 'taught-message-send',
  schema: () => schemas().then(({ messageSending }) => messageSending),
  fields: ['shown'],
  document: graphql(`
    mutation SendTaught($token: String!, $id: String!, $input: MessageSending_Input!) {
      sendTaught(token: $token, id: $id, input: $input) { _id }
    }
  `),
  variables: (input, { params, search }) => ({ token: params.token ?? '', id: search.look?.[0] ?? '', input }),
  next: (_data, page) => lookHref(page, page.search.look?.[0] ?? ''),
  refusals: { 'It would reach other people now': { text: 'receiversChanged' } },
})

/** What a trainer writes to everybody of the session of the link, and wrote. */
export const taughtMessagePage = definePage({
  path: '/trainer/:token/message',
  access: 'visitor',
  area: 'trainer',
  isJourney: true,
  hasSecretAddress: true,
  search: ['look', 'from'],
  query: {
    document: graphql(`
      query TaughtMessage($token: String!, $look: String!, $isShown: Boolean!) {
        trainerSession(token: $token) { session { course { key category title { nl en fr } } } }
        trainerMessages(token: $token) {
          total left languages { language count } sent { _id subject { nl en fr } sentAt total }
        }
        trainerMessage(token: $token, id: $look) @include(if: $isShown) {
          _id state sentAt total mailed shown subject { nl en fr } text { nl en fr }
          languages { language count } leftOut { name why } previews { language subject text }
        }
      }
    `),
    variables({ params, search }) {
      const look = search.look?.[0] ?? search.from?.[0] ?? ''
      return { token: params.token ?? '', look, isShown: uuidPattern.test(look) }
    },
    mayBeMissing: true,
    isThere: ({ trainerSession }) => trainerSession !== null,
  },
  forms: [taughtMessageForm, taughtSendForm],
  head({ trainerSession }, { locale }) {
    const course = trainerSession?.session.course
    const { write, description } = allTexts[locale].trainer
    const tilePattern = { seed: course?.key ?? 'trainer', family: course ? familyOf(course.category) : 'sky' }
    return { title: `${write}, ${inLocale(course?.title, locale) ?? ''}`, description, tilePattern }
  },
  screen: 'trainer/message',
})
