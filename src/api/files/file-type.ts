import { fileTypeFromBuffer } from 'file-type'
import { ApiError } from '../errors.ts'

/** What may be uploaded beside plain text: pictures, PDF and office documents. */
const accepted = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
])

/** Whether all of it is text in UTF-8: no control characters beside tab and line ends. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The type that the bytes have, whatever the name says; SVG and HTML are plain text here. 415 for any other. */
export async function typeOf(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes)
  if (found && accepted.has(found.mime)) return found.mime
  if (isText(bytes)) return 'text/plain; charset=utf-8'
  throw new ApiError('UNSUPPORTED_TYPE')
}
