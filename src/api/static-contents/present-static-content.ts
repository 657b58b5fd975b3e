import { sql } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import { staticContents } from '../../db/tables.ts'
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

const published = {
  type: staticContents.type,
  data: staticContents.data,
  version: staticContents.publishedVersion,
  updatedAt: instantOf(staticContents.updatedAt),
}

/** What is published, as JSON the same. */
export const publishedContent = sql`case when ${staticContents.layout} is null then ${jsonObject(published)}
  else ${jsonObject({ ...published, layout: staticContents.layout })} end`
