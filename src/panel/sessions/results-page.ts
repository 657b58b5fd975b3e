import { string } from 'yup'
import { newResult } from '../../../schemas/result.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { idOf, pathOf } from '../kit/paths.ts'

/** Every result of a session in one table; with a participant, the field of their points has the focus. */
export const resultsHref = (id: string, page: Pick<PageContext, 'locale'>, student = ''): string =>
  `${pathOf('session', id, page)}/results${student && `#${pointsOf(student)}`}`

export const rowId = (student: string) => `row-${student}`
/** The field of somebody's points. */
const pointsOf = (student: string) => `${rowId(student)}-score`

const rowSchema = newResult
  .pick(['student', 'score', 'maximum'])
  .shape({ result: string().uuid('error.form'), following: string().uuid('error.form') })

/** What one participant got, new or mended; then it is the turn of the `following` one. */
export const rowForm = defineForm({
  name: 'result-row',
  schema: async () => rowSchema,
  fields: ['student', 'result', 'following', 'score', 'maximum'],
  document: graphql(`
    mutation WriteResultRow(
      $isKnown: Boolean!, $id: String!, $input: NewResult_Input!, $changes: ResultChanges_Input!
    ) {
      createResult(input: $input) @skip(if: $isKnown) { _id }
      updateResult(id: $id, input: $changes) @include(if: $isKnown) { _id }
    }
  `),
  variables: ({ student, result, score, maximum }, page) => ({
    isKnown: Boolean(result),
    id: result ?? '',
    input: { student, session: idOf(page), score, maximum },
    changes: { score, maximum },
  }),
  next: (_data, page, { student, following }) => resultsHref(idOf(page), page, following || student),
})

/** What everybody in a session got, one after the other. */
export const resultsPage = definePanelPage({
  path: '/control-panel/sessions/:id/results',
  query: {
    document: graphql(`
      query DeskResults($id: String!) {
        plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
          items { _id plannedCourse { title { nl en fr } } }
        }
        sessionParticipants(id: $id) { student firstName lastName customer result { _id score maximum passed } }
      }
    `),
    variables: (page) => ({ id: idOf(page) }),
    isThere: ({ plannedSessions }) => Boolean(plannedSessions?.items[0]),
  },
  forms: [rowForm],
  title: (_data, { locale }) => allTexts[locale]['panel-sessions'].resultsTitle,
})
