import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { files } from '../../../db/tables.ts'
import { type ApiContext, escapeLike, invalid, readFilters, readPaging, uuidPattern } from '../../platform/index.ts'
import { presentMedia } from './present-media.ts'
import { readUses } from './read-uses.ts'

const longestSearch = 200
/** All that editors wrote is read for each of them. */
export const mostPictures = 30

/** What pages may show: pictures that are public. */
export const isMedia = and(eq(files.isPublic, true), isNotNull(files.width))

/** By a part of its name, or by its id. */
function isFound(words: string) {
  if (words === '') return undefined
  if (uuidPattern.test(words)) return eq(files.id, words)
  return sql`unaccent(${files.name}) ilike unaccent(${`%${escapeLike(words)}%`})`
}

/** A page of pictures, the newest first. */
export async function listMedia({ db }: ApiContext, { search, page, limit, ...others }: Record<string, string[]>) {
  readFilters(others, {}, [])
  const [words = '', ...more] = search ?? []
  if (more.length > 0 || words.length > longestSearch) throw invalid('search', 'must be one text of 200 characters')
  const paging = readPaging({ ...(page && { page }), ...(limit && { limit }) })
  if (paging.limit > mostPictures) throw invalid('limit', `must be a whole number from 1 to ${mostPictures}`)
  const where = and(isMedia, isFound(words))
  const rows = await db
    .select()
    .from(files)
    .where(where)
    .orderBy(desc(files.createdAt), files.id)
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit)
  const uses = await readUses(
    db,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => presentMedia(row, uses)), total: await db.$count(files, where), ...paging }
}
