import { object, string } from 'yup'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { familyOf } from '../../../domain/tiles.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'

export const rowId = (student: string) => `row-${student}`

const following = object({ following: string().uuid('error.form') })

/** What one participant got, new or mended; then it is the turn of the `following` one. */
export const gradeForm = defineForm({
  name: 'taught-result',
  schema: () =>
    import('../../../../schemas/trainer-session.ts').then(({ taughtResult }) => taughtResult.concat(following)),
  fields: ['student', 'following', 'score', 'maximum'],
  document: graphql(`
    mutation GradeTaught($token: String!, $input: TaughtResult_Input!) {
      gradeTaught(token: $token, input: $input) { _id }
    }
  `),
  variables: ({ student, score, maximum }, { params }) => ({
    token: params.token ?? '',
    input: { student, score, maximum },
  }),
  next: (_data, { path, locale }, values) =>
    `${localePath(path, locale)}#${rowId(values.following || values.student)}-score`,
})

/** What everybody in the session of a trainer’s link got, one after the other. */
export const taughtResultsPage = definePage({
  path: '/trainer/:token/results',
  access: 'visitor',
  area: 'trainer',
  isJourney: true,
  hasSecretAddress: true,
  query: {
    document: graphql(`
      query TaughtResults($token: String!) {
        trainerSession(token: $token) {
          session { course { key category title { nl en fr } } }
          participants { _id firstName lastName organisation result { score maximum passed } }
        }
      }
    `),
    variables: ({ params }) => ({ token: params.token ?? '' }),
    isThere: ({ trainerSession }) => trainerSession !== null,
  },
  forms: [gradeForm],
  head({ trainerSession }, { locale }) {
    const course = trainerSession?.session.course
    const { results, description } = allTexts[locale].trainer
    const tilePattern = { seed: course?.key ?? 'trainer', family: course ? familyOf(course.category) : 'sky' }
    return { title: `${results}, ${inLocale(course?.title, locale) ?? ''}`, description, tilePattern }
  },
  screen: 'trainer/results',
})
