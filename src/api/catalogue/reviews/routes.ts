import { newReview, review } from '../../../../schemas/site-content.ts'
import { reviews } from '../../../db/tables.ts'
import { editors, resourceRoutes } from '../../platform/index.ts'

const reviewColumns = {
  _id: reviews.id,
  name: reviews.name,
  role: reviews.role,
  text: reviews.text,
  score: reviews.score,
  course: reviews.courseId,
}

export const reviewRoutes = resourceRoutes({
  names: ['review', 'reviews'],
  words: { one: 'a review', many: 'reviews', about: 'What participants said of the training, with a score.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  table: reviews,
  columns: reviewColumns,
  filters: {
    _id: { kind: 'id', column: reviews.id },
    name: { kind: 'text', column: reviews.name },
    role: { kind: 'localized', column: reviews.role },
    text: { kind: 'localized', column: reviews.text },
    score: { kind: 'number', column: reviews.score },
    course: { kind: 'id', column: reviews.courseId },
  },
  sort: [['score', 'DESC']],
  schema: review,
  input: newReview,
  toRow: ({ course, ...row }) => (course === undefined ? row : { ...row, courseId: course }),
})
