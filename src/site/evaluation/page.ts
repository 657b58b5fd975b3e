import { questionPlaces } from '../../domain/evaluations.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { translator } from '../../ui/texts.ts'
import { definePage } from '../screens/define-page.ts'

export const evaluationForm = defineForm({
  name: 'evaluation',
  schema: () => import('../../../schemas/evaluation.ts').then((file) => file.newEvaluation.omit(['language'])),
  fields: [
    ...questionPlaces.map((place) => `scores.${place}` as const),
    ...questionPlaces.map((place) => `texts.${place}` as const),
    'review.text',
    'review.consent',
    'review.shownAs',
  ],
  document: graphql(`
    mutation AnswerEvaluation($token: String!, $input: NewEvaluation_Input!) {
      answerEvaluation(token: $token, input: $input) { answeredAt }
    }
  `),
  variables: (input, { params, locale }) => ({ token: params.token ?? '', input: { ...input, language: locale } }),
  // The same address then says thanks.
  next: (_data, { path, locale }) => localePath(path, locale),
})

const evaluationQuery = graphql(`
  query Evaluation($token: String!) {
    provider { email phone }
    evaluation(token: $token) {
      isOpen closesAt answeredAt course { nl en fr } schedule { start end } trainer firstName organisation
      questions { place kind text { nl en fr } }
      scores { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }
      texts { q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 }
      review { text shownAs status }
    }
  }
`)

/** Takes the link of the mail after a session: what somebody who took part found of it. */
export const evaluationPage = definePage({
  path: '/evaluation/:token',
  access: 'visitor',
  area: 'rooms',
  hasSecretAddress: true,
  search: ['change'],
  query: {
    document: evaluationQuery,
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ evaluation }) => evaluation !== null,
  },
  forms: [evaluationForm],
  head({ evaluation }, { locale }) {
    const t = translator(locale, allTexts[locale], 'evaluation')
    const course = inLocale(evaluation?.course, locale) ?? ''
    return {
      title: t('title', { course }),
      description: t('description'),
      tilePattern: { seed: 'evaluation', family: 'sage' },
    }
  },
  screen: 'evaluation',
})
