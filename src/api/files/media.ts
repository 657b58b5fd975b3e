import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { alternativeText, focalPoint, mediaPicture, pictureVersion } from '../../../schemas/file.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { files } from '../../db/tables.ts'
import {
  type ApiContext,
  callerOf,
  contextOf,
  desk,
  editors,
  escapeLike,
  get,
  idParameter,
  invalid,
  listOf,
  pagingParametersTo,
  pathParameter,
  post,
  preparedByShape,
  put,
  queryParameter,
  readFilters,
  readForm,
  readPaging,
  roomDesk,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { isMedia, lockMedia, mediaColumns, presentMedia, readUses, updateMedia } from './media-picture.ts'
import { drawFormer, replacePicture, restorePicture } from './replace-picture.ts'

const longestSearch = 200
/** All that editors wrote is read for each of them. */
const mostPictures = 30

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
      .select(mediaColumns)
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

type Change = InferType<typeof focalPoint> | InferType<typeof alternativeText>

const percent = (share: number) => `${Math.round(100 * share)} %`

/** What the journal tells of it. */
const told = ({ focalX, focalY, alternativeText, decorative }: typeof files.$inferSelect) => ({
  alternativeText,
  decorative,
  focal: `${percent(focalX)} × ${percent(focalY)}`,
})

/** Which point of a picture stays in view, or what it shows in words; the next page request shows it so. */
const changeMedia = ({ db, user }: ApiContext, id: string, change: Change) =>
  db.transaction(async (tx) => {
    const before = await lockMedia(tx, id)
    const differences = differencesOf(told(before), told({ ...before, ...change }))
    if (Object.keys(differences).length > 0)
      await recordStateChange(tx, 'picture', before.id, { to: 'changed', userId: user?.userId, differences })
    return updateMedia(tx, before.id, change)
  })

const parameters = [idParameter('The id of the picture.')]
const ofFormer = [...parameters, pathParameter('former', 'The id of the file that it had before.')]

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
    parameters,
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
    parameters,
    response: mediaPicture,
    body: alternativeText,
    run: (context, { params, body }) => changeMedia(context, params.id, body),
  }),
  post('/:id/file', {
    id: 'replacePicture',
    summary: 'A new file in the place of a picture’s own',
    description:
      'Whatever shows the picture, drafts and published versions alike, shows the new file from the next page request on, under an address of its own. `version` is that of the file that was seen: where somebody else replaced it since, 409. With `decorative`, what it shows is said anew by `nl`, `en` and `fr`; left out, that stays. The point that stays in view stays too where the proportions do, else it is the middle. The file before it is kept. A picture of less than 400 pixels in width takes the place of no wider one (400).',
    access: editors,
    failures: ['UNSUPPORTED_TYPE', 'TOO_MANY', 'VERSION_CONFLICT'],
    bodyLimit: 21,
    form: { file: 'file', version: 'text', decorative: 'text', nl: 'text', en: 'text', fr: 'text' },
    parameters,
    response: mediaPicture,
    status: 200,
    respond: async (c) =>
      c.json(await replacePicture(contextOf(c), callerOf(c.var), c.req.param('id'), await readForm(c))),
  }),
  post('/:id/former/:former/restore', {
    id: 'restorePicture',
    summary: 'A file that a picture had before, in its place again',
    description:
      'With what was said of it then, everywhere, from the next page request on. The file that it had until now is kept likewise. 409 where that is not the one that was seen.',
    access: editors,
    failures: ['VERSION_CONFLICT'],
    parameters: ofFormer,
    response: mediaPicture,
    status: 200,
    body: pictureVersion,
    run: (context, { params, body }) => restorePicture(context, callerOf(context), { ...params, ...body }),
  }),
  get('/:id/former/:former', {
    id: 'formerPicture',
    summary: 'What a picture was before, small',
    description: 'At most 400 pixels wide, as WebP.',
    access: editors,
    failures: ['NOT_FOUND'],
    parameters: ofFormer,
    bytes: 'image/webp',
    respond: async (c) =>
      c.body(await drawFormer(contextOf(c), c.req.param('id'), c.req.param('former')), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, max-age=43200',
      }),
  }),
)
