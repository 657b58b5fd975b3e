import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf, listPaths, panelPath, pathOf } from '../kit/paths.ts'

export const questionList = defineResourceList({
  path: listPaths.evaluationQuestion,
  texts: 'panel-evaluation-questions',
  query: graphql(`
    query EvaluationQuestionList($page: Int!, $limit: Int!, $sort: [String], $text: String) {
      evaluationQuestions(page: $page, limit: $limit, sort: $sort, text: $text) {
        total
        items { _id kind text { nl en fr } sequence active }
      }
    }
  `),
  orders: ['sequence'],
  usual: 'ASC',
  filters: { text: 'search' },
})

const languages = ['text.nl', 'text.en', 'text.fr'] as const

export const newQuestionForm = defineForm({
  name: 'evaluation-question',
  schema: () => import('../../../schemas/evaluation.ts').then((file) => file.newEvaluationQuestion),
  fields: [...languages, 'kind', 'sequence', 'active'],
  document: graphql(`
    mutation AddEvaluationQuestion($input: NewEvaluationQuestion_Input!) {
      createEvaluationQuestion(input: $input) { _id }
    }
  `),
  variables: (input) => ({ input }),
  next: ({ createEvaluationQuestion: made }, page) =>
    `${pathOf('evaluationQuestion', made?._id ?? '', page)}?said=saved`,
})

/** How it is answered stays: answers of another kind are to another question. */
export const questionForm = defineForm({
  name: 'evaluation-question',
  schema: () => import('../../../schemas/evaluation.ts').then((file) => file.newEvaluationQuestion.omit(['kind'])),
  fields: [...languages, 'sequence', 'active'],
  document: graphql(`
    mutation ChangeEvaluationQuestion($id: String!, $input: EvaluationQuestionChanges_Input!) {
      updateEvaluationQuestion(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: saidHere('saved'),
})

export const removeQuestionForm = defineForm({
  name: 'evaluation-question-remove',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation RemoveEvaluationQuestion($id: String!) {
      deleteEvaluationQuestion(id: $id)
    }
  `),
  variables: (_values, page) => ({ id: idOf(page) }),
  next: (_data, { locale }) => `${panelPath(listPaths.evaluationQuestion, locale)}?said=question-removed`,
})

export const newQuestionPage = definePanelPage({
  path: '/control-panel/evaluations/questions/new',
  forms: [newQuestionForm],
  title: (_data, { locale }) => allTexts[locale]['panel-evaluation-questions'].new,
})

export const questionPage = definePanelPage({
  path: '/control-panel/evaluations/questions/:id',
  search: ['act'],
  query: {
    document: graphql(`
      query PanelEvaluationQuestion($id: String!) {
        evaluationQuestion(id: $id) { _id kind text { nl en fr } sequence active }
      }
    `),
    variables: ({ params: { id = '' } }) => (uuidPattern.test(id) ? { id } : null),
    isThere: (data) => Boolean(data?.evaluationQuestion),
    mayBeMissing: true,
  },
  forms: [questionForm, removeQuestionForm],
  title: ({ evaluationQuestion }, { locale }) =>
    evaluationQuestion?.text[locale] ??
    evaluationQuestion?.text.nl ??
    allTexts[locale]['panel-evaluation-questions'].title,
})
