import { sql } from 'drizzle-orm'
import {
  pages,
  publishingPlans,
  staticContentBlocks,
  staticContents,
  staticContentValues,
  staticContentVersions,
} from '../../../db/tables.ts'

/** A block that stands nowhere any more is history, as versions are that wait for nothing. */
const isRemoved = sql`exists (select from ${staticContentBlocks} where ${staticContentBlocks.removed}
  and ${staticContentBlocks.type} = ${staticContentValues.type} and ${staticContentBlocks.blockId} = ${staticContentValues.blockId})`

const isPlanned = sql`exists (select from ${publishingPlans} where ${publishingPlans.status} = 'planned'
  and ${publishingPlans.documents} @> jsonb_build_array(
    jsonb_build_object('type', ${staticContentVersions.type}, 'version', ${staticContentVersions.version})))`

/** What editors wrote and readers see, or will: published, in a page of its own, in a draft, or in a plan that waits. */
export const writtenContent = sql`
  select 'content' as kind, ${staticContents.type} as key, null::json as title,
    concat(${staticContents.data}, ${staticContents.layout}) as text from ${staticContents}
  union all select 'page', ${pages.id}::text, ${pages.title}::json, ${pages.layout}::text from ${pages}
  union all select 'content', ${staticContentValues.type}, null, ${staticContentValues.data}::text
    from ${staticContentValues} where not ${isRemoved}
  union all select 'content', ${staticContentVersions.type}, null,
    concat(${staticContentVersions.data}, ${staticContentVersions.layout})
    from ${staticContentVersions} where ${isPlanned}`
