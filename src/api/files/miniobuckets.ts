import { extname } from 'node:path'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { file, longestExpiry, objectRequest, presignedUrl, presignedUrlRequest } from '../../../schemas/file.ts'
import { files } from '../../db/tables.ts'
import { type ApiContext, ApiError, contentDisposition, post, Reply, routes } from '../platform/index.ts'
import { linkTimes, maySee, objectOf, signedQuery } from './files.ts'
import { presentFile } from './upload-files.ts'

/** The file of that name in a bucket, the newest where several share it, or that id; 404 for what is not the caller's, 401 without one. */
async function findObject({ db, user }: ApiContext, { name, bucketName }: { name: string; bucketName: string }) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.bucketName, bucketName), or(eq(files.name, name), eq(sql`${files.id}::text`, name))))
    .orderBy(desc(files.createdAt))
  const file = rows.find((row) => maySee(row, user))
  if (!file && rows.length > 0 && !user) throw new ApiError('NOT_SIGNED_IN')
  if (!file) throw new ApiError('NOT_FOUND')
  return file
}

/** What is known of an object, with the address of its bytes; `fileExt`, when given, must be the name's. */
async function getObject(
  context: ApiContext,
  { fileExt, ...object }: { name: string; bucketName: string; fileExt?: string | undefined },
) {
  const file = await findObject(context, object)
  const extension = extname(file.name).slice(1).toLowerCase()
  if (fileExt && fileExt.replace(/^\./, '').toLowerCase() !== extension) throw new ApiError('NOT_FOUND')
  return presentFile(file)
}

/** A link that gives anybody the file for `expiry` seconds, 12 hours when left out (spec section 9); the same for a while. */
async function presignUrl(
  context: ApiContext,
  { expiry = longestExpiry, ...object }: { name: string; bucketName: string; expiry?: number | undefined },
) {
  const file = await findObject(context, object)
  const { signedAt, expiresAt } = linkTimes(expiry)
  const options = { signedAt, expiry, contentType: file.mimeType, contentDisposition: contentDisposition(file) }
  const own = `${context.publicUrl()}/api/files/${file.id}${signedQuery(file.id, expiresAt, context.jwtSecret)}`
  return { url: (await context.storage.link(objectOf(file), options)) ?? own, expiresAt: expiresAt.toISOString() }
}

/** Files by bucket and name, as the specification's section 7 asks for them; S3 or the local store alike. */
export const bucketRoutes = routes(
  post('/presignedUrl', {
    id: 'presignedUrl',
    summary: 'A link to a file for at most 12 hours',
    description:
      'A link with which anybody can read the file, for `expiry` seconds: 43200 (12 hours) at most and when left out. Files that are not public need whoever may see them.',
    access: 'everyone',
    failures: ['NOT_SIGNED_IN', 'NOT_FOUND'],
    response: presignedUrl,
    body: presignedUrlRequest,
    run: async (context, { body }) => {
      const link = await presignUrl(context, body)
      const seconds = Math.floor((Date.parse(link.expiresAt) - Date.now()) / 1000)
      // As long as the link is good whoever asked may keep it: 12 hours (spec section 9).
      return new Reply(link, { headers: { 'Cache-Control': `private, max-age=${seconds}` } })
    },
  }),
  post('/object', {
    id: 'storedObject',
    summary: 'What is known of a file, with its address',
    description:
      'What is known of the file of that name in a bucket: its type, size and address. Files that are not public need whoever may see them.',
    access: 'everyone',
    failures: ['NOT_SIGNED_IN', 'NOT_FOUND'],
    response: file,
    body: objectRequest,
    run: (context, { body }) => getObject(context, body),
  }),
)
