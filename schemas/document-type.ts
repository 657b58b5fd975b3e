import { isPageDocument, type PageDocument } from '../src/domain/editing/page-document.ts'
import { pageContentData } from './page.ts'
import { type PageContentType, pageContentTypes, type StaticContentType, staticContentData } from './static-content.ts'

/** What editors work on: a managed text, or a page of its own slug. */
export type DocumentType = StaticContentType | PageDocument

/** Those that carry a layout of blocks. */
export type ArrangedType = PageContentType | PageDocument

export const isArranged = (name: string): name is ArrangedType =>
  isPageDocument(name) || pageContentTypes.some((type) => type === name)

/** What a document says beside its blocks, in one language. */
export const documentData = (type: DocumentType) => (isPageDocument(type) ? pageContentData : staticContentData[type])
