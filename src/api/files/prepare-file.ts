import { extname } from 'node:path'
import { createFairQueue } from '../auth/fair-queue.ts'
import { countAttempt } from '../auth/rate-limits.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { cleanPicture, isPicture, mostPixelsTogether, pixelsOf } from './clean-picture.ts'
import { typeOf } from './file-type.ts'

const longestName = 200

/** Control characters, halves of characters, and what turns the direction of text round: 'exe.pdf' for 'fdp.exe'. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** A name to show and to save under: no folders, nothing that hides what it says. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const printable = last.replaceAll(unprintable, '').trim()
  const extension = extname(printable).slice(0, 12)
  if (printable.length <= longestName) return printable || 'file'
  return printable.slice(0, longestName - extension.length) + extension
}

/** Pictures are made anew by turns of those who send them, one at a time: each may keep a processor busy for seconds. */
const inPictureQueue = createFairQueue(
  { places: 1, longest: 100, ofAddress: 40, ofAccount: 20 },
  () => new ApiError('TOO_MANY', undefined, { 'Retry-After': '30' }),
)

/** Uploads as they will be kept, one after the other: checked, pictures made anew. 400 for more pixels than one may send, 429 for more than in a minute. */
export async function prepareFiles(
  { pool }: Pick<ApiContext, 'pool'>,
  files: File[],
  { userId }: Pick<Principal, 'userId'>,
) {
  const read = []
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = await typeOf(bytes)
    const pixels = isPicture(type) ? await pixelsOf(bytes) : 0
    read.push({ bytes, type, pixels, name: cleanName(file.name) })
    if (read.reduce((sum, one) => sum + one.pixels, 0) > mostPixelsTogether)
      throw invalid(`files.${index}`, 'error.picturesTooLarge')
  }
  const pixels = read.reduce((sum, one) => sum + one.pixels, 0)
  if (pixels > 0) await countAttempt(pool, 'picture-megapixels', { account: userId }, Math.ceil(pixels / 1_000_000))
  const prepared = []
  for (const { bytes, type, name } of read) {
    const kept = isPicture(type)
      ? await inPictureQueue({ address: userId, account: userId }, () => cleanPicture(bytes, type))
      : { bytes, mimeType: type }
    prepared.push({ ...kept, name })
  }
  return prepared
}
