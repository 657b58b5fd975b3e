import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { alternativeText, focalPoint, mediaPicture } from '../../../schemas/file.ts'
import { staticContentTypes } from '../../../schemas/static-content.ts'
import type { Executor } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { courses, files, roomTypes, staffMembers, trainers } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  anyCourse,
  desk,
  editors,
  escapeLike,
  get,
  invalid,
  listOf,
  pagingParametersTo,
  pathParameter,
  pick,
  preparedByShape,
  preparedFor,
  prepareSql,
  put,
  queryParameter,
  readFilters,
  readPaging,
  roomDesk,
  routes,
  tagOf,
  taxonomy,
  uuidPattern,
} from '../platform/index.ts'
import { filesInContent } from './files.ts'

interface PictureUse {
  file: string
  kind: 'content' | 'page' | 'course' | 'room' | 'staff' | 'trainer'
  key: string
  title: { nl: string; en: string | null; fr: string | null } | null
}

const named = (name: unknown) => sql`json_build_object('nl', ${name}, 'en', null, 'fr', null)`

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
    union all select distinct on (file, kind, key) * from (${filesInContent(ids)}) as shown`,
  )
})

/** What shows these pictures: what points at them, and what bears their id in what editors wrote. */
const readUses = async (db: Executor, ids: readonly string[]): Promise<PictureUse[]> =>
  ids.length === 0 ? [] : usesOf(db)({ ids })

/** A picture with where it is shown, of what is known of several. */
const presentMedia = (row: typeof files.$inferSelect, uses: readonly PictureUse[]) => ({
  _id: row.id,
  name: row.name,
  url: `/images/${row.id}`,
  ...pick(row, 'size', 'width', 'height', 'focalX', 'focalY', 'alternativeText', 'decorative'),
  createdAt: row.createdAt.toISOString(),
  uses: uses.filter(({ file }) => file === row.id).map(({ kind, key, title }) => ({ kind, key, title })),
})

const longestSearch = 200
/** All that editors wrote is read for each of them. */
const mostPictures = 30

/** What pages may show: pictures that are public. */
const isMedia = and(eq(files.isPublic, true), isNotNull(files.width))

const kindOfSearch = (words: string) => (words === '' ? 'all' : uuidPattern.test(words) ? 'id' : 'name')

const isFound = {
  all: undefined,
  id: eq(files.id, sql.placeholder('words')),
  name: sql`unaccent(${files.name}) ilike unaccent(${sql.placeholder('pattern')})`,
}

/** By a part of its name, or by its id. */
const mediaOf = preparedByShape(kindOfSearch, (db, words: string) => {
  const where = and(isMedia, isFound[kindOfSearch(words)])
  return {
    rows: db
      .select()
      .from(files)
      .where(where)
      .orderBy(desc(files.createdAt), files.id)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(''),
    total: db.select({ total: count() }).from(files).where(where).prepare(''),
  }
})

async function listMedia({ db }: ApiContext, query: Record<string, string[]>) {
  readFilters(query, {}, ['search', 'page', 'limit'])
  const [words = '', ...more] = query.search ?? []
  if (more.length > 0 || words.length > longestSearch) throw invalid('search', 'must be one text of 200 characters')
  const paging = readPaging(query)
  if (paging.limit > mostPictures) throw invalid('limit', `must be a whole number from 1 to ${mostPictures}`)
  const statements = mediaOf(db, words)
  const values = { words, pattern: `%${escapeLike(words)}%` }
  const { page, limit } = paging
  const rows = await statements.rows.execute({ ...values, limit, offset: (page - 1) * limit })
  const [counted] = await statements.total.execute(values)
  const uses = await readUses(
    db,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => presentMedia(row, uses)), total: counted?.total ?? 0, ...paging }
}

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

type Change = InferType<typeof focalPoint> | InferType<typeof alternativeText>

/** Which point of a picture stays in view, or what it shows in words; the next page request shows it so. */
async function changeMedia({ db }: ApiContext, id: string, change: Change) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(files)
      .set(change)
      .where(and(eq(files.id, id), isMedia))
      .returning()
    if (!row) throw new ApiError('NOT_FOUND')
    const uses = await readUses(tx, [row.id])
    await notifyTags(tx, [tagOf.picture(row.id), ...uses.flatMap(tagsOf)])
    return presentMedia(row, uses)
  })
}

export const mediaRoutes = routes(
  get('/', {
    id: 'media',
    summary: 'A page of the pictures that pages may show',
    description:
      'Pictures that editors and staff uploaded, the newest first, with what shows each of them: contents and their drafts, pages, courses, rooms and people. What is shown somewhere is not deleted (DELETE /files/{id} gets 409).',
    access: [...editors, ...desk, ...roomDesk],
    parameters: [
      ...pagingParametersTo(mostPictures),
      queryParameter('search', 'string', 'A part of its name, or its id.'),
    ],
    response: listOf(mediaPicture, 'MediaPictureList'),
    run: (context, { query }) => listMedia(context, query),
  }),
  put('/:id/focal-point', {
    id: 'updateFocalPoint',
    summary: 'Which point of a picture stays in view where it is cut',
    description: 'From 0 to 1 of its width and height. The next page request shows it so.',
    access: editors,
    parameters: [pathParameter('id', 'The id of the picture.')],
    response: mediaPicture,
    body: focalPoint,
    run: (context, { params, body }) => changeMedia(context, params.id, body),
  }),
  put('/:id/alternative-text', {
    id: 'updateAlternativeText',
    summary: 'What a picture shows, for who does not see it',
    description:
      'In each language; readers of a language without one get the Dutch text. Of a decorative picture nothing is told, whatever was written. The next page request shows it so.',
    access: editors,
    parameters: [pathParameter('id', 'The id of the picture.')],
    response: mediaPicture,
    body: alternativeText,
    run: (context, { params, body }) => changeMedia(context, params.id, body),
  }),
)
