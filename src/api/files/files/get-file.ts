import { type ApiContext, ApiError, invalid } from '../../platform/index.ts'
import { isSigned } from './file-link.ts'
import { findFile, maySee } from './find-file.ts'

/** A file's bytes with its type and name, for those who may see it or have a signed link; 404 for others, 401 without a caller, 400 for a link that was spoiled. */
export async function getFile(context: ApiContext, id: string, link: { expires?: string; signature?: string }) {
  if (link.expires && !/^\d{1,12}$/.test(link.expires)) throw invalid('expires', 'must be seconds since 1970')
  const file = await findFile(context, id)
  const isAllowed = maySee(file, context.user) || isSigned(id, link.expires, link.signature, context.jwtSecret)
  if (!isAllowed && !context.user) throw new ApiError('NOT_SIGNED_IN')
  const bytes = isAllowed ? await context.storage.get(id) : null
  if (!bytes) throw new ApiError('NOT_FOUND')
  return { file, bytes: new Uint8Array(bytes) }
}
