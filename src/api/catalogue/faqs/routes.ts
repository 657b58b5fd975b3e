import { faq, newFaq } from '../../../../schemas/site-content.ts'
import { faqs } from '../../../db/tables.ts'
import { faqSubjects } from '../../../domain/faq-subjects.ts'
import { editors, resourceRoutes } from '../../platform/index.ts'

const faqColumns = {
  _id: faqs.id,
  question: faqs.question,
  answer: faqs.answer,
  subject: faqs.subject,
  sequence: faqs.sequence,
}

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
  filters: {
    _id: { kind: 'id', column: faqs.id },
    question: { kind: 'localized', column: faqs.question },
    answer: { kind: 'localized', column: faqs.answer },
    subject: { kind: 'choice', of: faqSubjects, column: faqs.subject },
    sequence: { kind: 'number', column: faqs.sequence },
  },
  sort: [['sequence', 'ASC']],
  schema: faq,
  input: newFaq,
})
