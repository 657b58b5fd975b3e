import { object } from 'yup'
import { inLocale, localePath } from '../../domain/locales.ts'
import { familyOf } from '../../domain/tiles.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { translator } from '../../ui/texts.ts'
import { definePage } from '../screens/define-page.ts'

const document = graphql(`
  mutation AnswerTrainerRequest($token: String!, $input: TrainerAnswer_Input!) {
    answerTrainerRequest(token: $token, input: $input) { status }
  }
`)

/** The same address then says what was answered. */
const next = (_data: unknown, { path, locale }: PageContext) => localePath(path, locale)

export const canForm = defineForm({
  name: 'trainer-request-can',
  schema: async () => object({}),
  fields: [],
  document,
  variables: (_values, { params }) => ({ token: params.token ?? '', input: { isAccepted: true } }),
  next,
})

export const cannotForm = defineForm({
  name: 'trainer-request-cannot',
  schema: () => import('../../../schemas/trainer-request.ts').then((file) => file.trainerAnswer.pick(['reason'])),
  fields: ['reason'],
  document,
  variables: ({ reason }, { params }) => ({
    token: params.token ?? '',
    input: { isAccepted: false, reason: reason ?? null },
  }),
  next,
})

const askedSessionQuery = graphql(`
  query AskedSession($token: String!) {
    provider { phone }
    askedSession(token: $token) {
      status isOpen trainer room
      session {
        schedule { start end }
        course { key category title { nl en fr } }
        language { name { nl en fr } }
        location { name { nl en fr } address addresses { nl en fr } zip city { nl en fr } isOnline }
      }
    }
  }
`)

/** Takes the link of the mail that asks a trainer to teach a session: nothing happens before a button is pressed. */
export const trainerRequestPage = definePage({
  path: '/trainer-request/:token',
  access: 'visitor',
  hasSecretAddress: true,
  query: {
    document: askedSessionQuery,
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ askedSession }) => askedSession !== null,
  },
  forms: [canForm, cannotForm],
  saysRefusals: true,
  head({ askedSession }, { locale }) {
    const t = translator(locale, allTexts[locale], 'trainer-request')
    const course = askedSession?.session.course
    return {
      title: t('title', { course: inLocale(course?.title, locale) ?? '' }),
      description: t('description'),
      tilePattern: { seed: course?.key ?? 'trainer', family: course ? familyOf(course.category) : 'sky' },
    }
  },
  screen: 'trainer-request',
})
