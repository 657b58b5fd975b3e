import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { array } from 'yup'
import { file } from '../../../schemas/file.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import {
  files,
  pages,
  publishingPlans,
  replacedPictures,
  staticContentBlocks,
  staticContents,
  staticContentValues,
  staticContentVersions,
} from '../../db/tables.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  callerOf,
  contentDisposition,
  contextOf,
  customersAnd,
  del,
  editors,
  get,
  house,
  invalid,
  isOneOf,
  lockContent,
  pathParameter,
  post,
  prepareSql,
  queryParameter,
  readForm,
  routes,
  tagOf,
  uuidPattern,
} from '../platform/index.ts'
import { uploadFiles } from './upload-files.ts'

/** Of a link's time, what passes until a new one is given: whoever asks again meanwhile gets the same link. */
const renewedAfter = 1 / 72

/** From when to when a link is good that is asked for now, for `expiry` seconds. */
export function linkTimes(expiry: number): { signedAt: Date; expiresAt: Date } {
  const step = Math.max(1, Math.floor(expiry * renewedAfter)) * 1000
  const signedAt = Math.floor(Date.now() / step) * step
  return { signedAt: new Date(signedAt), expiresAt: new Date(signedAt + expiry * 1000) }
}

const sign = (id: string, expires: string, secret: string): string =>
  createHmac('sha256', secret).update(`file:${id}:${expires}`).digest('base64url')

/** What lets anybody have a file until then: `?expires=<seconds since 1970>&signature=…`. */
export function signedQuery(id: string, expiresAt: Date, secret: string): string {
  const expires = String(expiresAt.getTime() / 1000)
  return `?expires=${expires}&signature=${sign(id, expires, secret)}`
}

/** Whether a link's signature is ours and still good. */
function isSigned(id: string, expires: string | undefined, signature: string | undefined, secret: string): boolean {
  if (!expires || !signature || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < Date.now()) return false
  const expected = Buffer.from(sign(id.toLowerCase(), expires, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

type FileRow = typeof files.$inferSelect

/** Where a file's bytes lie in the storage. */
export const objectOf = ({ id, objectId }: Pick<FileRow, 'id' | 'objectId'>): string => objectId ?? id

/** What may change under the same id is asked for again each time, and sent only where it did. */
const cachingOf = (file: FileRow): Record<string, string> => {
  if (!file.isPublic) return { 'Cache-Control': 'private, max-age=43200' }
  if (file.width === null) return { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return { 'Cache-Control': 'public, no-cache', ETag: `"${objectOf(file)}"` }
}

/** Whether a caller may have a file: public ones anybody, else staff, its organisation, or who uploaded it. */
export function maySee({ isPublic, ownerId, organisationId }: FileRow, caller: Principal | null): boolean {
  if (isPublic || caller?.role === 'STAFF') return true
  if (!caller) return false
  return organisationId ? organisationId === caller.organisation : ownerId === caller.userId
}

/** A file's row, whoever may see it; 404 when there is none. */
async function findFile({ db }: ApiContext, id: string): Promise<FileRow> {
  const [row] = uuidPattern.test(id) ? await db.select().from(files).where(eq(files.id, id)) : []
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** A file's bytes with its type and name, for those who may see it or have a signed link; 404 for others, 401 without a caller, 400 for a link that was spoiled. */
async function getFile(context: ApiContext, id: string, link: { expires?: string; signature?: string }) {
  if (link.expires && !/^\d{1,12}$/.test(link.expires)) throw invalid('expires', 'must be seconds since 1970')
  const file = await findFile(context, id)
  const isAllowed = maySee(file, context.user) || isSigned(id, link.expires, link.signature, context.jwtSecret)
  if (!isAllowed && !context.user) throw new ApiError('NOT_SIGNED_IN')
  const bytes = isAllowed ? await context.storage.get(objectOf(file)) : null
  if (!bytes) throw new ApiError('NOT_FOUND')
  return { file, bytes: new Uint8Array(bytes) }
}

/** Where the bytes of a file lie that everybody may see, and which of its versions they are; null where there is none. */
export async function findPublicFile({ db }: Pick<ApiContext, 'db'>, id: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.isPublic, true)))
  return row ? { objectId: objectOf(row), version: row.version } : null
}

/** A block that stands nowhere any more is history. */
const isRemoved = sql`exists (select from ${staticContentBlocks} where ${staticContentBlocks.removed}
  and ${staticContentBlocks.type} = ${staticContentValues.type} and ${staticContentBlocks.blockId} = ${staticContentValues.blockId})`

/**
 * Which of these files stand in what editors wrote and readers see, or will: published, in a page of its own, in a draft, or
 * in a plan that waits. An id counts wherever it stands, alone or in an address; indexes know the ids of each text.
 */
export function filesInContent(ids: Placeholder): SQL {
  const wanted = sql`${ids}::uuid[]`
  return sql`
  select file, kind, key, title from (
    select 'content' as kind, ${staticContents.type} as key, null::json as title,
      ids_in(${staticContents.data}, ${staticContents.layout}) as ids from ${staticContents}
      where ids_in(${staticContents.data}, ${staticContents.layout}) && ${wanted}
    union all select 'page', ${pages.id}::text, ${pages.title}::json, ids_in(${pages.layout}) from ${pages}
      where ids_in(${pages.layout}) && ${wanted}
    union all select 'content', ${staticContentValues.type}, null, ids_in(${staticContentValues.data})
      from ${staticContentValues} where ids_in(${staticContentValues.data}) && ${wanted} and not ${isRemoved}
    union all select 'content', ${staticContentVersions.type}, null,
      ids_in(${staticContentVersions.data}, ${staticContentVersions.layout})
      from ${publishingPlans}, jsonb_to_recordset(${publishingPlans.documents}) as document (type text, version int)
      join ${staticContentVersions} on ${staticContentVersions.type} = document.type
        and ${staticContentVersions.version} = document.version
      where ${publishingPlans.status} = 'planned'
  ) written, unnest(written.ids) as named (file) where file = any(${wanted})`
}

/**
 * Whether what editors write shows a file: its id stands somewhere in there, alone or in an address. Until the
 * transaction ends nobody writes it anywhere else.
 */
async function isInContent(tx: Transaction, id: string): Promise<boolean> {
  await lockContent(tx, 'share')
  const rows = await prepareSql(tx, sql`${filesInContent(sql.placeholder('ids'))} limit 1`)({ ids: [id] })
  return rows.length > 0
}

/** Customers delete what is theirs, the control panel what is public too; 409 while something shows the file. */
async function deleteFile(context: ApiContext, caller: Principal, id: string) {
  const file = await findFile(context, id)
  if (!maySee(file, caller)) throw new ApiError('NOT_FOUND')
  if (file.isPublic && !isOneOf(caller, editors)) throw new ApiError('FORBIDDEN')
  const objects = await context.db.transaction(async (tx) => {
    if (await isInContent(tx, file.id)) throw new ApiError('IN_USE')
    const former = await tx.delete(replacedPictures).where(eq(replacedPictures.fileId, file.id)).returning()
    const gone = await tx.delete(files).where(eq(files.id, file.id)).returning()
    const told = { to: 'removed', reason: file.name, userId: caller.userId }
    const entity = file.width === null ? 'file' : 'picture'
    if (gone.length > 0 && file.isPublic) await recordStateChange(tx, entity, file.id, told)
    await notifyTags(tx, [tagOf.file(file.id), tagOf.picture(file.id)])
    return [...gone.map(objectOf), ...former.map(({ id }) => id)]
  })
  await Promise.all(objects.map((object) => context.storage.delete(object)))
}

export const fileRoutes = routes(
  post('/upload', {
    id: 'uploadFiles',
    summary: 'Keeps files; their type is found from their bytes',
    description:
      'Keeps up to ten files of at most 20 MB each, and pictures of 200 million pixels together (300 million a minute), all or none. A private person keeps 50 files and 100 MB, an organisation 1,000 and 1 GB. Their type is found from their bytes; pictures are encoded anew. What editors and staff upload is public, what customers upload is for themselves and their organisation.',
    access: customersAnd(house),
    failures: ['TOO_MANY_FILES', 'UNSUPPORTED_TYPE', 'TOO_MANY'],
    bodyLimit: 50,
    form: { files: 'files' },
    response: array(file.required()).required(),
    status: 201,
    respond: async (c) => c.json(await uploadFiles(contextOf(c), callerOf(c.var), await readForm(c)), 201),
  }),
  get('/:id', {
    id: 'file',
    summary: 'The bytes of a file',
    description:
      'The bytes of a file, with its own content type. Public files are for everybody; others for whoever may see them, or with the link of POST /miniobuckets/presignedUrl.',
    access: 'everyone',
    failures: ['NOT_SIGNED_IN'],
    parameters: [
      pathParameter('id', 'The id of the file.'),
      queryParameter('expires', 'integer', 'Until when a signed link is good, in seconds since 1970.'),
      queryParameter('signature', 'string', 'The signature of a signed link.'),
    ],
    bytes: '*/*',
    respond: async (c) => {
      const { file, bytes } = await getFile(contextOf(c), c.req.param('id'), c.req.query())
      const caching = cachingOf(file)
      if (caching.ETag && c.req.header('If-None-Match') === caching.ETag) return c.body(null, 304, caching)
      return c.body(bytes, 200, {
        'Content-Type': file.mimeType,
        'Content-Disposition': contentDisposition(file),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        ...caching,
      })
    },
  }),
  del('/:id', {
    id: 'deleteFile',
    summary: 'Deletes a file for good',
    description:
      'Deletes a file for good. Customers delete what is theirs, editors and staff what is public too; 409 while something shows it.',
    access: customersAnd(house),
    failures: ['FORBIDDEN', 'IN_USE'],
    parameters: [pathParameter('id', 'The id of the file.')],
    run: (context, { params }) => deleteFile(context, callerOf(context), params.id),
  }),
)
