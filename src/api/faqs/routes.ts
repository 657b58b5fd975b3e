import { faq, newFaq } from '../../../schemas/site-content.ts'
import { faqs } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { faqColumns } from './present-faq.ts'

export const faqRoutes = resourceRoutes({
  names: ['faq', 'faqs'],
  table: faqs,
  columns: faqColumns,
  filters: {
    _id: { kind: 'id', column: faqs.id },
    question: { kind: 'localized', column: faqs.question },
    answer: { kind: 'localized', column: faqs.answer },
    sequence: { kind: 'number', column: faqs.sequence },
  },
  sort: [['sequence', 'ASC']],
  schema: faq,
  input: newFaq,
})
