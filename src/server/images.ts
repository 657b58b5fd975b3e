import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** The original of an uploaded picture, null when there is none. */
export type ReadPicture = (id: string) => Promise<Buffer | null>

/** Portraits, then pictures. */
const widths = [96, 192, 288, 400, 800, 1200, 1600]
const formats = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const
type Format = keyof typeof formats

const path = /^\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/
const isFormat = (value: string): value is Format => value in formats

function encode(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.png({ palette: true }).toBuffer()
}

/**
 * Answers /images/{id}?w=400&f=avif|webp|png with the picture in that width (one of `widths`) at most, made once and
 * kept in `folder`. An id never changes its bytes, so browsers may keep them for ever.
 */
export function createImages(readPicture: ReadPicture, folder: string) {
  const underWay = new Map<string, Promise<Buffer | null>>()

  async function make(id: string, width: number, format: Format, file: string): Promise<Buffer | null> {
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const original = await readPicture(id)
    if (!original) return null
    const bytes = await encode(sharp(original).resize({ width, withoutEnlargement: true }), format)
    await mkdir(folder, { recursive: true })
    const draft = `${file}.${process.pid}`
    await writeFile(draft, bytes)
    await rename(draft, file)
    return bytes
  }

  return async (url: URL): Promise<{ type: string; bytes: Buffer } | null> => {
    const id = path.exec(url.pathname)?.[1]
    const width = Number(url.searchParams.get('w') ?? 1200)
    const format = url.searchParams.get('f') ?? 'png'
    if (!id || !isFormat(format) || !widths.includes(width)) return null
    const file = join(folder, `${id}-${width}.${format}`)
    const making = underWay.get(file) ?? make(id, width, format, file).finally(() => underWay.delete(file))
    underWay.set(file, making)
    const bytes = await making
    return bytes && { type: formats[format], bytes }
  }
}
