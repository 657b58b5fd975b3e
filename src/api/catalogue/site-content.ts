import { faq, newFaq, newReview, newStaffMember, review, staffMember } from '../../../schemas/site-content.ts'
import { faqs, reviews, staffMembers } from '../../db/tables.ts'
import { faqSubjects } from '../../domain/content.ts'
import { editors, pick, pictureOf, resourceRoutes } from '../platform/index.ts'

const faqColumns = { _id: faqs.id, ...pick(faqs, 'question', 'answer', 'subject', 'sequence') }

export const faqRoutes = resourceRoutes({
  names: ['faq', 'faqs'],
  words: {
    one: 'a question',
    many: 'questions',
    about: 'Frequently asked questions with their replies, in the order that editors gave them.',
  },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  table: faqs,
  columns: faqColumns,
  filters: { ...faqColumns, subject: { kind: 'choice', of: faqSubjects, column: faqs.subject } },
  sort: [['sequence', 'ASC']],
  schema: faq,
  input: newFaq,
})

const reviewColumns = { _id: reviews.id, ...pick(reviews, 'name', 'role', 'text', 'score'), course: reviews.courseId }

export const reviewRoutes = resourceRoutes({
  names: ['review', 'reviews'],
  words: { one: 'a review', many: 'reviews', about: 'What participants said of the training, with a score.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  table: reviews,
  columns: reviewColumns,
  filters: reviewColumns,
  sort: [['score', 'DESC']],
  schema: review,
  input: newReview,
  toRow: ({ course, ...row }) => (course === undefined ? row : { ...row, courseId: course }),
})

const staffMemberColumns = {
  _id: staffMembers.id,
  ...pick(staffMembers, 'name', 'role', 'bio', 'email'),
  avatar: pictureOf(staffMembers.avatarId),
  sequence: staffMembers.sequence,
}

/** The team, in the order editors gave them; the site asks for /all (spec section 7). */
export const staffMemberRoutes = resourceRoutes({
  names: ['staffMember', 'staffMembers'],
  words: {
    one: 'a member of staff',
    many: 'members of staff',
    about: 'The team as the site shows it, in the order that editors gave it.',
  },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  table: staffMembers,
  columns: staffMemberColumns,
  filters: { _id: staffMembers.id, ...pick(staffMembers, 'name', 'role', 'bio', 'email', 'sequence') },
  sort: [['sequence', 'ASC']],
  schema: staffMember,
  input: newStaffMember,
  toRow: ({ avatar, ...row }) => (avatar === undefined ? row : { ...row, avatarId: avatar }),
})
