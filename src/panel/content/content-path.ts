import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const contentPath = '/content'

type Reader = Pick<PageContext, 'locale'>

/** Where one content's versions, its publishing, or the addresses of its draft stand. */
export const contentHref = (type: string, part: 'versions' | 'publish' | 'previews', { locale }: Reader): string =>
  panelPath(`${contentPath}/${type}/${part}`, locale)

/** Where a new page is named; its first field has the focus there, without scripts too. */
export const newPageHref = ({ locale }: Reader): string =>
  `${panelPath(`${contentPath}/new`, locale)}#page-new-title.nl`

interface FieldPlace {
  type: string
  locale: string
  blockId?: string | null
  field?: string | null
}

/** A field in the editor, in its language. */
export function fieldHref({ type, blockId, field, locale }: FieldPlace, page: Reader): string {
  const search = new URLSearchParams({ in: locale, ...(blockId && { block: blockId }), ...(field && { field }) })
  return `${panelPath(`${contentPath}/${type}`, page.locale)}?${search}`
}
