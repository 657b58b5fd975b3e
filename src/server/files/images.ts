import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Store } from '../../cache/store.ts'

export interface ImageSettings {
  store: Store
  /** Where the original of a picture lies, and which of its versions that is; null where nobody may see one. */
  find(id: string): Promise<{ objectId: string; version: number } | null>
  /** An original, null when there is none. */
  read(objectId: string): Promise<Buffer | null>
  /** Where encoded pictures lie, so that a new process need not make them again. */
  folder: string
  log: { warn: (details: object, message: string) => void }
}

/** Portraits, then pictures. */
const widths = [96, 192, 288, 400, 800, 1200, 1600]
const formats = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const
type Format = keyof typeof formats

const path = /^\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/([1-9]\d{0,8}))?$/
const uuidLength = 36
const isFormat = (value: string): value is Format => value in formats

function encode(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.png({ palette: true }).toBuffer()
}

interface Made {
  bytes: Buffer
  version: number
}

export interface Image {
  type: string
  bytes: Buffer
  version: number
  /** Its address names this version, whose bytes never change: browsers may keep them for ever. */
  isForEver: boolean
}

/**
 * Answers /images/{id}/{version}?w=400&f=avif|webp|png with the picture in that width (one of `widths`) at most, as long
 * as the file is there and public. An address of an older version, or of none, has the picture as it is now.
 */
export function createImages({ store, find, read, folder, log }: ImageSettings) {
  const cache = store.cache<{ id: string; made: Made | null }>('picture', {
    sizeOf: ({ made }) => made?.bytes.length ?? 0,
    tagsOf: ({ id, made }) => made && new Set([`file:${id}`]),
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

  const fileOf = (id: string, version: number, width: number, format: Format) =>
    join(folder, `${id}-${version}-${width}.${format}`)

  /** While the database is away, what was encoded of the version that was asked for still serves. */
  async function keptOf(id: string, version: number, width: number, format: Format, error: unknown): Promise<Made> {
    const bytes = await readFile(fileOf(id, version, width, format)).catch(() => null)
    if (!bytes) throw error
    return { bytes, version }
  }

  async function make(id: string, width: number, format: Format, asked: number): Promise<Made | null> {
    const found = await find(id).catch((error: unknown) => keptOf(id, asked, width, format, error))
    if (!found || 'bytes' in found) return found
    const { objectId, version } = found
    const file = fileOf(id, version, width, format)
    const encoded = await readFile(file).catch(() => null)
    if (encoded) return { bytes: encoded, version }
    const original = await read(objectId)
    if (!original) return null
    const bytes = await encode(sharp(original).resize({ width, withoutEnlargement: true }), format)
    await keep(file, bytes).catch((error: unknown) => log.warn({ err: error, file }, 'A picture could not be kept'))
    return { bytes, version }
  }

  return {
    async find(url: URL): Promise<Image | null> {
      const [, id, asked] = path.exec(url.pathname) ?? []
      const width = Number(url.searchParams.get('w') ?? 1200)
      const format = url.searchParams.get('f') ?? 'png'
      if (!id || !isFormat(format) || !widths.includes(width)) return null
      const { made } = await cache.fetch(`${id} ${width} ${format}`, async () => ({
        id,
        made: await make(id, width, format, Number(asked)),
      }))
      return made && { ...made, type: formats[format], isForEver: made.version === Number(asked) }
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
