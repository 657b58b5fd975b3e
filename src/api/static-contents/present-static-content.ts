import { type Placeholder, sql } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import { staticContents } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { jsonObject } from '../json-sql.ts'
import { instantOf } from '../present-instant.ts'
import type { Content } from './check-content.ts'

/** As the API shows it: `layout` only where the type is a page. */
export const presentStaticContent = (type: StaticContentType, content: Content, version: number, updatedAt: Date) => ({
  type,
  data: content.data,
  ...(content.layout && { layout: content.layout }),
  version,
  updatedAt,
})

const publishedColumns = {
  type: staticContents.type,
  data: staticContents.data,
  version: staticContents.publishedVersion,
  updatedAt: instantOf(staticContents.updatedAt),
}

/** What is published, as JSON the same, with the layout as readers of a language see it. */
export function publishedContent(locale: Locale | Placeholder) {
  const layout = sql`arranged(${staticContents.layout}, ${staticContents.places}->${locale}::text)`
  return sql<string>`(case when ${staticContents.layout} is null then ${jsonObject(publishedColumns)}
    else ${jsonObject({ ...publishedColumns, layout })} end)::text`
}
