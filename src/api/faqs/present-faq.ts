import { faqs } from '../../db/tables.ts'

export const faqColumns = { _id: faqs.id, question: faqs.question, answer: faqs.answer, sequence: faqs.sequence }
