import type { Field } from '../../../blocks/define-block.ts'
import type { ArrangedType } from '../../../schemas/document-type.ts'
import type { PageContentType } from '../../../schemas/static-content.ts'
import { isPageDocument } from '../../domain/editing/page-document.ts'

const own: Record<string, Field> = { title: { kind: 'text' }, seoDescription: { kind: 'multiline' } }

const text: Field = { kind: 'text' }
const markdown: Field = { kind: 'markdown' }

/** How an editor fills what a page says beside its blocks; its schema stands in schemas/static-content.ts. */
const more: Partial<Record<PageContentType, Record<string, Field>>> = {
  contact: { address: { kind: 'multiline' }, phone: text, email: text, openingHours: { kind: 'multiline' } },
  course: {
    included: markdown,
    includedOnline: markdown,
    includedTailored: markdown,
    certificate: markdown,
    cancellation: markdown,
    subsidy: markdown,
    contactName: text,
    contactPhone: text,
    tailoredContactName: text,
    tailoredContactPhone: text,
    terms: { kind: 'link' },
  },
}

export const pageFields = (type: ArrangedType): Record<string, Field> =>
  isPageDocument(type) ? { title: text, slug: text, ...own } : { ...own, ...more[type] }
