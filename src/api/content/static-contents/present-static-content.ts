import { type Placeholder, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import { staticContents } from '../../../db/tables.ts'
import { isPageDocument, pageIdOf } from '../../../domain/editing/page-document.ts'
import type { Locale } from '../../../domain/locales.ts'
import { instantOf, jsonObject, shownBlocks } from '../../platform/index.ts'
import type { Content } from './check-content.ts'

/** Of a page `type` says 'page', and `page` which one: GraphQL tells the kinds of content apart by their type. */
const named = (type: DocumentType) => (isPageDocument(type) ? { type: 'page', page: pageIdOf(type) } : { type })

/** As the API shows it: `layout` only where the type is a page. */
export const presentStaticContent = (type: DocumentType, content: Content, version: number, updatedAt: Date) => ({
  ...named(type),
  data: content.data,
  ...(content.layout && { layout: content.layout }),
  version,
  updatedAt,
})

const publishedColumns = {
  data: staticContents.data,
  version: staticContents.publishedVersion,
  updatedAt: instantOf(staticContents.updatedAt),
}
const { type } = staticContents

/**
 * What is published, as JSON the same, with the layout as readers of a language see it; `whole` with what editors hid
 * from them.
 */
export function publishedContent(locale: Locale | Placeholder, whole: boolean) {
  const arranged = sql`arranged(${staticContents.layout}, ${staticContents.places}->${locale}::text)`
  const layout = whole ? arranged : shownBlocks(arranged)
  const page = { type: sql`'page'`, page: sql`substr(${type}, 6)` }
  return sql<string>`(case when ${staticContents.layout} is null then ${jsonObject({ type, ...publishedColumns })}
    when ${type} like 'page:%' then ${jsonObject({ ...page, ...publishedColumns, layout })}
    else ${jsonObject({ type, ...publishedColumns, layout })} end)::text`
}
