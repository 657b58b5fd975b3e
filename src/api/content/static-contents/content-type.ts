import type { DocumentType } from '../../../../schemas/document-type.ts'
import { staticContentTypes } from '../../../../schemas/static-content.ts'
import { isPageDocument, type PageDocument } from '../../../domain/editing/page-document.ts'
import { ApiError, invalid } from '../../platform/index.ts'

/** A managed text, or a page by 'page:' and its id; anything else is a 404. */
export function knownType(given: string): DocumentType {
  const type = staticContentTypes.find((known) => known === given)
  if (type) return type
  if (!isPageDocument(given)) throw new ApiError('NOT_FOUND')
  return given
}

/** A page; 400 for a managed text, which is always there. */
export function knownPage(given: string): PageDocument {
  const type = knownType(given)
  if (!isPageDocument(type)) throw invalid('type', 'is no page of its own slug')
  return type
}
