import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { staticContentTypes } from '../../../schemas/static-content.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { courses, files, roomTypes, staffMembers, trainers } from '../../db/tables.ts'
import {
  ApiError,
  anyCourse,
  instantOf,
  lock,
  pick,
  preparedFor,
  prepareSql,
  tagOf,
  taxonomy,
  uuidPattern,
} from '../platform/index.ts'
import { filesInContent } from './files.ts'

export interface PictureUse {
  file: string
  kind: 'content' | 'page' | 'course' | 'room' | 'staff' | 'trainer'
  key: string
  title: { nl: string; en: string | null; fr: string | null } | null
}

const named = (name: unknown) => sql`json_build_object('nl', ${name}, 'en', null, 'fr', null)`

/** A page is one place, with its draft. */
const writtenUses = (ids: ReturnType<typeof sql.placeholder>) => sql`
  select distinct on (file, kind, key) file, kind, key, coalesce(title, (
      select json_build_object('nl', '', 'en', null, 'fr', null)::jsonb || jsonb_object_agg(own.locale, own.data->>'title')
      from static_content_values own where own.type = 'page:' || key and own.block_id = '')::json)
  from (
    select file, case when key like 'page:%' then 'page' else kind end as kind, replace(key, 'page:', '') as key, title
    from (${filesInContent(ids)}) written
  ) place order by file, kind, key, title is null`

const usesOf = preparedFor((db) => {
  const ids = sql.placeholder('ids')
  const wanted = sql`${files.id} = any(${ids}::uuid[])`
  return prepareSql<PictureUse>(
    db,
    sql`
    select ${files.id} as file, 'course' as kind, ${courses.id}::text as key, ${courses.title}::json as title
      from ${files} join ${courses} on ${courses.bannerId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'room', ${roomTypes.id}::text, ${roomTypes.name}::json
      from ${files} join ${roomTypes} on ${roomTypes.pictureId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'staff', ${staffMembers.id}::text, ${named(staffMembers.name)}
      from ${files} join ${staffMembers} on ${staffMembers.avatarId} = ${files.id} where ${wanted}
    union all select ${files.id}, 'trainer', ${trainers.id}::text, ${named(trainers.name)}
      from ${files} join ${trainers} on ${trainers.avatarId} = ${files.id} where ${wanted}
    union all select * from (${writtenUses(ids)}) as shown`,
  )
})

/** What shows these pictures: what points at them, and what bears their id in what editors wrote. */
export const readUses = async (db: Executor, ids: readonly string[]): Promise<PictureUse[]> =>
  ids.length === 0 ? [] : usesOf(db)({ ids })

/** What pages may show: pictures that are public. */
export const isMedia = and(eq(files.isPublic, true), isNotNull(files.width))

interface Former {
  _id: string
  name: string
  size: number
  width: number
  height: number
  replacedAt: string
}

/** A picture with the files that it had before. */
export const mediaColumns = {
  ...getTableColumns(files),
  former: sql<Former[]>`(select coalesce(json_agg(json_build_object('_id', former.id, 'name', former.name,
    'size', former.size, 'width', former.width, 'height', former.height,
    'replacedAt', ${instantOf(sql.raw('former.replaced_at'))}) order by former.replaced_at desc), '[]')
    from replaced_pictures former where former.file_id = files.id)`,
}

type MediaRow = typeof files.$inferSelect & { former: Former[] }

/** A picture with where it is shown, of what is known of several. */
export const presentMedia = (row: MediaRow, uses: readonly PictureUse[]) => ({
  _id: row.id,
  name: row.name,
  url: `/images/${row.id}/${row.version}`,
  ...pick(row, 'size', 'width', 'height', 'focalX', 'focalY', 'alternativeText', 'decorative', 'version', 'former'),
  createdAt: row.createdAt.toISOString(),
  uses: uses.filter(({ file }) => file === row.id).map(({ kind, key, title }) => ({ kind, key, title })),
})

/** What drops the pages that show it. */
function tagsOf({ kind, key }: PictureUse): string[] {
  if (kind === 'content') return staticContentTypes.filter((type) => type === key).map(tagOf.content)
  if (kind === 'course') return [tagOf.course(key), anyCourse]
  if (kind === 'trainer') return [taxonomy]
  const [one, many] = {
    page: ['page', 'pages'],
    room: ['roomType', 'roomTypes'],
    staff: ['staffMember', 'staffMembers'],
  }[kind] as [string, string]
  return [`${one}:${key}`, many]
}

/** A picture, which nobody else changes until the transaction ends; 404 where there is none. */
export async function lockMedia(tx: Transaction, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await lock(tx, { files: [id] })
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), isMedia))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Changes a picture that is locked: whatever shows it shows it so from the next page request on. */
export async function updateMedia(tx: Transaction, id: string, change: Partial<typeof files.$inferInsert>) {
  await tx.update(files).set(change).where(eq(files.id, id))
  const [row] = await tx.select(mediaColumns).from(files).where(eq(files.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  const uses = await readUses(tx, [id])
  const bytes = change.objectId === undefined ? [] : [tagOf.file(id)]
  await notifyTags(tx, [...bytes, tagOf.picture(id), ...uses.flatMap(tagsOf)])
  return presentMedia(row, uses)
}
