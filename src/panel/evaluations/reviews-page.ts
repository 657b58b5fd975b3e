import { object } from 'yup'
import { reviewStates } from '../../domain/evaluations.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelReviewQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf, listPaths } from '../kit/paths.ts'

export const reviewList = defineResourceList({
  path: listPaths.evaluationReview,
  texts: 'panel-evaluation-reviews',
  query: graphql(`
    query EvaluationReviewList($page: Int!, $limit: Int!, $sort: [String], $text: String, $status: String) {
      evaluationReviews(page: $page, limit: $limit, sort: $sort, text: $text, status: $status) {
        total
        items { _id text name organisation score status course { nl en fr } createdAt }
      }
    }
  `),
  orders: ['createdAt', 'score'],
  usual: 'DESC',
  filters: { text: 'search', status: reviewStates },
})

const schema = () => import('../../../schemas/evaluation.ts').then((file) => file.reviewDecision)

const document = graphql(`
  mutation DecideReview($id: String!, $input: ReviewDecision_Input!) {
    decideEvaluationReview(id: $id, input: $input) { status }
  }
`)

export const publishReviewForm = defineForm({
  name: 'review-publish',
  schema: async () => object({}),
  fields: [],
  document,
  variables: (_values, page) => ({ id: idOf(page), input: { decision: 'published' as const } }),
  next: saidHere('review-published'),
})

/** Refuses it, or takes it off again: with a reason. */
export const refuseReviewForm = defineForm({
  name: 'review-refuse',
  schema,
  fields: ['decision', 'reason'],
  document,
  variables: (input, page) => ({ id: idOf(page), input }),
  next: (data, page, { decision }) => saidHere(decision === 'off' ? 'review-off' : 'review-refused')(data, page),
})

export const reviewIn = (data: PanelReviewQuery) => data.evaluationReviews?.items[0] ?? null

export const reviewPage = definePanelPage({
  path: '/control-panel/evaluations/reviews/:id',
  query: {
    document: graphql(`
      query PanelReview($id: String!) {
        evaluationReviews(_id: $id, limit: 1) {
          items {
            _id text language name organisation score status reason course { nl en fr } lastDay createdAt decidedAt decidedBy
          }
        }
      }
    `),
    variables: ({ params: { id = '' } }) => (uuidPattern.test(id) ? { id } : null),
    isThere: (data) => data !== null && reviewIn(data) !== null,
  },
  forms: [publishReviewForm, refuseReviewForm],
  title: (_data, { locale }) => allTexts[locale]['panel-evaluation-reviews'].one,
})
