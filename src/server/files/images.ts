import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Store } from '../../cache/store.ts'

export interface ImageSettings {
  store: Store
  isPublic(id: string): Promise<boolean>
  /** The original of an uploaded picture, null when there is none. */
  read(id: string): Promise<Buffer | null>
  /** Where encoded pictures lie, so that a new process need not make them again. */
  folder: string
  log: { warn: (details: object, message: string) => void }
}

/** Portraits, then pictures. */
const widths = [96, 192, 288, 400, 800, 1200, 1600]
const formats = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const
type Format = keyof typeof formats

const path = /^\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/
const uuidLength = 36
const isFormat = (value: string): value is Format => value in formats

function encode(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.png({ palette: true }).toBuffer()
}

/**
 * Answers /images/{id}?w=400&f=avif|webp|png with the picture in that width (one of `widths`) at most, as long as the
 * file is there and public. An id never changes its bytes, so browsers may keep them for ever.
 */
export function createImages({ store, isPublic, read, folder, log }: ImageSettings) {
  const cache = store.cache<{ id: string; bytes: Buffer | null }>('picture', {
    sizeOf: ({ bytes }) => bytes?.length ?? 0,
    tagsOf: ({ id, bytes }) => bytes && new Set([`file:${id}`]),
  })

  /** On a full disk a reader still gets what was made, and the next process makes it again. */
  async function keep(file: string, bytes: Buffer) {
    const draft = `${file}.${process.pid}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      throw error
    }
  }

  async function make(id: string, width: number, format: Format): Promise<Buffer | null> {
    const file = join(folder, `${id}-${width}.${format}`)
    const encoded = await readFile(file).catch(() => null)
    // While the database is away, what was encoded still serves.
    const isThere = await isPublic(id).catch((error: unknown) => {
      if (!encoded) throw error
      return true
    })
    if (!isThere) return null
    if (encoded) return encoded
    const original = await read(id)
    if (!original) return null
    const bytes = await encode(sharp(original).resize({ width, withoutEnlargement: true }), format)
    await keep(file, bytes).catch((error: unknown) => log.warn({ err: error, file }, 'A picture could not be kept'))
    return bytes
  }

  return {
    async find(url: URL): Promise<{ type: string; bytes: Buffer } | null> {
      const id = path.exec(url.pathname)?.[1]
      const width = Number(url.searchParams.get('w') ?? 1200)
      const format = url.searchParams.get('f') ?? 'png'
      if (!id || !isFormat(format) || !widths.includes(width)) return null
      const { bytes } = await cache.fetch(`${id} ${width} ${format}`, async () => ({
        id,
        bytes: await make(id, width, format),
      }))
      return bytes && { type: formats[format], bytes }
    },
    /** Takes away what was encoded of files that these tags name; the store has dropped them. */
    async forget(tags: readonly string[]): Promise<void> {
      const ids = new Set(tags.flatMap((tag) => (tag.startsWith('file:') ? tag.slice('file:'.length) : [])))
      if (ids.size === 0) return
      const names = await readdir(folder).catch(() => [])
      const gone = names.filter((name) => ids.has(name.slice(0, uuidLength)))
      await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })))
    },
  }
}
