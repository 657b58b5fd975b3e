import { longestExpiry } from '../../../../schemas/file.ts'
import { type ApiContext, contentDisposition } from '../../platform/index.ts'
import { linkTimes, signedQuery } from '../files/file-link.ts'
import { findObject } from './find-object.ts'

/** A link that gives anybody the file for `expiry` seconds, 12 hours when left out (spec section 9); the same for a while. */
export async function presignUrl(
  context: ApiContext,
  { expiry = longestExpiry, ...object }: { name: string; bucketName: string; expiry?: number | undefined },
) {
  const file = await findObject(context, object)
  const { signedAt, expiresAt } = linkTimes(expiry)
  const options = { signedAt, expiry, contentType: file.mimeType, contentDisposition: contentDisposition(file) }
  const own = `${context.publicUrl()}/api/files/${file.id}${signedQuery(file.id, expiresAt, context.jwtSecret)}`
  return { url: (await context.storage.link(file.id, options)) ?? own, expiresAt: expiresAt.toISOString() }
}
