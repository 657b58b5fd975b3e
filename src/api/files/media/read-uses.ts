import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { courses, files, roomTypes, staffMembers, trainers } from '../../../db/tables.ts'
import { writtenContent } from '../files/written-content.ts'

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
  const { rows } = await db.execute<PictureUse & Record<string, unknown>>(sql`
    select ${files.id} as file, 'course' as kind, ${courses.id}::text as key, ${courses.title}::json as title
      from ${files} join ${courses} on ${courses.bannerId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'room', ${roomTypes.id}::text, ${roomTypes.name}::json
      from ${files} join ${roomTypes} on ${roomTypes.pictureId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'staff', ${staffMembers.id}::text, ${named(staffMembers.name)}
      from ${files} join ${staffMembers} on ${staffMembers.avatarId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'trainer', ${trainers.id}::text, ${named(trainers.name)}
      from ${files} join ${trainers} on ${trainers.avatarId} = ${files.id} where ${wanted}
    union all select distinct on (file, kind, key) file, kind, key, title from (
      select ${files.id} as file, written.* from ${files} join (${writtenContent}) as written
        on strpos(lower(written.text), ${files.id}::text) > 0 where ${wanted}
    ) as shown`)
  return rows
}
