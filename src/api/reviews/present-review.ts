import { reviews } from '../../db/tables.ts'

export const reviewColumns = {
  _id: reviews.id,
  name: reviews.name,
  role: reviews.role,
  text: reviews.text,
  score: reviews.score,
  course: reviews.courseId,
}
