import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { Content } from './check-content.ts'

/** As the API shows it: `layout` only where the type is a page. */
export const presentStaticContent = (type: StaticContentType, content: Content, version: number, updatedAt: Date) => ({
  type,
  data: content.data,
  ...(content.layout && { layout: content.layout }),
  version,
  updatedAt,
})
