import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import {
  courses,
  files,
  pages,
  roomTypes,
  staffMembers,
  staticContents,
  staticContentValues,
  trainers,
} from '../../db/tables.ts'

export interface PictureUse {
  file: string
  kind: 'content' | 'page' | 'course' | 'room' | 'staff' | 'trainer'
  key: string
  title: { nl: string; en: string | null; fr: string | null } | null
}

const named = (name: unknown) => sql`json_build_object('nl', ${name}, 'en', null, 'fr', null)`

/** What shows these pictures: what points at them, and what bears their id in what editors wrote. */
export async function readUses(db: Executor, ids: readonly string[]): Promise<PictureUse[]> {
  if (ids.length === 0) return []
  const wanted = sql`${files.id} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`
  const bears = (text: unknown) => sql`strpos(lower(${text}), ${files.id}::text) > 0`
  const { rows } = await db.execute<PictureUse & Record<string, unknown>>(sql`
    select ${files.id} as file, 'course' as kind, ${courses.id}::text as key, ${courses.title}::json as title
      from ${files} join ${courses} on ${courses.bannerId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'room', ${roomTypes.id}::text, ${roomTypes.name}::json
      from ${files} join ${roomTypes} on ${roomTypes.pictureId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'staff', ${staffMembers.id}::text, ${named(staffMembers.name)}
      from ${files} join ${staffMembers} on ${staffMembers.avatarId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'trainer', ${trainers.id}::text, ${named(trainers.name)}
      from ${files} join ${trainers} on ${trainers.avatarId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'page', ${pages.id}::text, ${pages.title}::json
      from ${files} join ${pages} on ${bears(sql`${pages.layout}::text`)} where ${wanted}
    union all select distinct on (file, key) file, 'content', key, null::json from (
      select ${files.id} as file, ${staticContents.type} as key
        from ${files} join ${staticContents}
        on ${bears(sql`concat(${staticContents.data}, ${staticContents.layout})`)} where ${wanted}
      union all select ${files.id}, ${staticContentValues.type}
        from ${files} join ${staticContentValues} on ${bears(sql`${staticContentValues.data}::text`)} where ${wanted}
    ) as written`)
  return rows
}
