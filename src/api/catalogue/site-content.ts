import { eq } from 'drizzle-orm'
import { faq, newFaq, newReview, newStaffMember, review, staffMember } from '../../../schemas/site-content.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
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
  columns: { ...faqColumns, updatedAt: faqs.updatedAt },
  journal: 'values',
  version: faqs.updatedAt,
  ordered: true,
  filters: { ...faqColumns, subject: { kind: 'choice', of: faqSubjects, column: faqs.subject } },
  sort: [['sequence', 'ASC']],
  schema: faq,
  input: newFaq,
})

const reviewColumns = {
  _id: reviews.id,
  ...pick(reviews, 'name', 'role', 'text', 'score', 'language'),
  course: reviews.courseId,
}

export const reviewRoutes = resourceRoutes({
  names: ['review', 'reviews'],
  words: { one: 'a review', many: 'reviews', about: 'What participants said of the training, with a score.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  table: reviews,
  columns: { ...reviewColumns, updatedAt: reviews.updatedAt },
  journal: 'fields',
  version: reviews.updatedAt,
  filters: reviewColumns,
  sort: [['score', 'DESC']],
  schema: review,
  input: newReview,
  toRow: ({ course, ...row }) => (course === undefined ? row : { ...row, courseId: course }),
})

const isChanged = (tx: Transaction, id: string) => notifyTags(tx, [`review:${id}`, 'reviews'])

/** Puts a review on the site; gives back its id. */
export async function addReview(tx: Transaction, row: typeof reviews.$inferInsert): Promise<string> {
  const [made] = await tx.insert(reviews).values(row).returning({ id: reviews.id })
  const id = String(made?.id)
  await isChanged(tx, id)
  return id
}

/** Takes it off again. */
export async function removeReview(tx: Transaction, id: string) {
  await tx.delete(reviews).where(eq(reviews.id, id))
  await isChanged(tx, id)
}

const staffMemberColumns = {
  _id: staffMembers.id,
  ...pick(staffMembers, 'name', 'role', 'bio', 'email'),
  avatar: pictureOf(staffMembers.avatarId),
  ...pick(staffMembers, 'sequence', 'updatedAt'),
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
  journal: 'fields',
  version: staffMembers.updatedAt,
  ordered: true,
  filters: { _id: staffMembers.id, ...pick(staffMembers, 'name', 'role', 'bio', 'email', 'sequence') },
  sort: [['sequence', 'ASC']],
  schema: staffMember,
  input: newStaffMember,
  toRow: ({ avatar, ...row }) => (avatar === undefined ? row : { ...row, avatarId: avatar }),
})
