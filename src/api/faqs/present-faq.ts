import { faqs } from '../../db/tables.ts'

export const faqColumns = {
  _id: faqs.id,
  question: faqs.question,
  answer: faqs.answer,
  subject: faqs.subject,
  sequence: faqs.sequence,
}
