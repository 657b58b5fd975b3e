import { longestExpiry } from '../../../schemas/file.ts'
import type { ApiContext } from '../context.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { signedQuery } from '../files/file-link.ts'
import { findObject } from './find-object.ts'

/** A link that gives anybody the file for `expiry` seconds, 12 hours when left out (spec section 9). */
export async function presignUrl(
  context: ApiContext,
  { expiry = longestExpiry, ...object }: { name: string; bucketName: string; expiry?: number | undefined },
) {
  const file = await findObject(context, object)
  const options = { expiry, contentType: file.mimeType, contentDisposition: contentDisposition(file) }
  const { query, expiresAt } = signedQuery(file.id, expiry, context.jwtSecret)
  const url = (await context.storage.link(file.id, options)) ?? `${context.publicUrl()}/api/files/${file.id}${query}`
  return { url, expiresAt: expiresAt.toISOString() }
}
