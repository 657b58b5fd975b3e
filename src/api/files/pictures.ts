import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { array } from 'yup'
import { picture } from '../../../schemas/course.ts'
import { files } from '../../db/tables.ts'
import {
  type ApiContext,
  get,
  invalid,
  listParameter,
  pictureOf,
  readFilters,
  required,
  tagOf,
  uuidPattern,
  withCacheTags,
} from '../platform/index.ts'

const mostPictures = 30

/** Ids from a query, repeated or once with commas. */
function readPictureIds(texts: readonly string[] = []): string[] {
  const ids = [...new Set(texts.flatMap((text) => text.toLowerCase().split(',')))]
  if (ids.length === 0 || ids.length > mostPictures || !ids.every((id) => uuidPattern.test(id)))
    throw invalid('ids', `must be 1 to ${mostPictures} ids`)
  return ids
}

/** What there is of these pictures, and everybody may see. */
async function listPictures({ db }: ApiContext, ids: readonly string[]) {
  const wanted = alias(files, 'wanted')
  const rows = await db
    .select({ picture: pictureOf(sql`wanted.id`) })
    .from(wanted)
    .where(and(inArray(wanted.id, ids), eq(wanted.isPublic, true), isNotNull(wanted.width)))
    .orderBy(wanted.id)
  return rows.map(({ picture }) => picture)
}

export const pictureRoutes = get('/', {
  id: 'pictures',
  summary: 'What is known of pictures that anybody may see',
  description:
    'Their address, measures, the point that stays in view, and what they show in words. An id that is no public picture is left out.',
  access: 'everyone',
  failures: ['INVALID'],
  parameters: [required(listParameter('ids', `The ids of 1 to ${mostPictures} pictures; repeated, or with commas.`))],
  response: array(picture.required()).required(),
  run: async (context, { query }) => {
    readFilters(query, {}, ['ids'])
    const ids = readPictureIds(query.ids)
    return withCacheTags(await listPictures(context, ids), ids.map(tagOf.picture))
  },
})
