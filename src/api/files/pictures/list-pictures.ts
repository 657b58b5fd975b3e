import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { files } from '../../../db/tables.ts'
import { type ApiContext, invalid, pictureOf, uuidPattern } from '../../platform/index.ts'

export const mostPictures = 30

/** Ids from a query, repeated or once with commas. */
export function readPictureIds(texts: readonly string[] = []): string[] {
  const ids = [...new Set(texts.flatMap((text) => text.toLowerCase().split(',')))]
  if (ids.length === 0 || ids.length > mostPictures || !ids.every((id) => uuidPattern.test(id)))
    throw invalid('ids', `must be 1 to ${mostPictures} ids`)
  return ids
}

/** What there is of these pictures, and everybody may see. */
export async function listPictures({ db }: ApiContext, ids: readonly string[]) {
  const wanted = alias(files, 'wanted')
  const rows = await db
    .select({ picture: pictureOf(sql`wanted.id`) })
    .from(wanted)
    .where(and(inArray(wanted.id, ids), eq(wanted.isPublic, true), isNotNull(wanted.width)))
    .orderBy(wanted.id)
  return rows.map(({ picture }) => picture)
}
