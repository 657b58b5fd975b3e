import { extname } from 'node:path'
import { cleanPicture, isPicture } from './clean-picture.ts'
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

/** An upload as it will be kept: checked, pictures made anew. */
export async function prepareFile(file: File) {
  const original = new Uint8Array(await file.arrayBuffer())
  const type = await typeOf(original)
  const kept = isPicture(type) ? await cleanPicture(original, type) : { bytes: original, mimeType: type }
  return { ...kept, name: cleanName(file.name) }
}
