import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  crc32,
  deflateRawSync,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The build compresses files of these kinds (src/launch/compress-assets.ts). */
export const compressible = new Set(['.js', '.css', '.svg', '.json'])

const known = new Map<string, readonly Encoding[]>()
const none: readonly Encoding[] = ['identity']

function choose(accepted: string): readonly Encoding[] {
  const offered = accepted.split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)))
  const taken = (['br', 'gzip'] as const).filter(takes)
  return taken.length > 0 ? taken : none
}

/** What a browser takes, the smallest first, by its Accept-Encoding; browsers send few different ones, so they are kept. */
export function encodingsOf(accepted: string | undefined): readonly Encoding[] {
  if (!accepted) return none
  const found = known.get(accepted)
  if (found) return found
  const chosen = choose(accepted)
  if (known.size < 500) known.set(accepted, chosen)
  return chosen
}

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // No page is longer than that window, and a smaller one is sooner there.
    ...(quality === 0 && { [constants.BROTLI_PARAM_LGWIN]: 18 }),
  },
})

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** What travels: compressed bytes, one character each, which Node sends in one write with the head before them. */
export interface Body {
  encoding: Encoding
  bytes: string
}

export const bodyOf = (encoding: Encoding, bytes: Buffer): Body => ({ encoding, bytes: bytes.toString('latin1') })

/** At once, for the visitor who waits: a sixth of the time of Brotli's quality 4, a fifth more bytes. */
export function compressFast(bytes: Buffer<ArrayBuffer>, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(0, bytes.length))
  if (encoding === 'gzip') return gzipSync(bytes, { level: 1 })
  return bytes
}

/** What was compressed, as it was before. */
export function decompress(bytes: Buffer<ArrayBuffer>, encoding: string | undefined): Buffer<ArrayBuffer> {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Deflated parts of pages, '' for a part that was met once: most of those never come back. */
const deflated = new WeakMap<Buffer, string>()

/** Whole bytes of a deflate stream that refer to nothing before them and do not end it. */
const deflate = (bytes: Buffer, level: number): string =>
  deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')

/** zlib's levels for what is sent again, and for what is sent once: half the time, a twelfth more bytes. */
const [lastingLevel, passingLevel] = [6, 3]

/** A part that came back, deflated once and for all; '' for one that is met for the first time. */
function deflatedOf(part: Buffer): string {
  const known = deflated.get(part)
  if (known) return known
  const made = known === '' ? deflate(part, lastingLevel) : ''
  deflated.set(part, made)
  return made
}

/** RFC 1952: magic, deflate, no flags, no time, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]).toString('latin1')
/** An empty last block. */
const deflateEnd = '\x03\x00'

/** A page as one gzip stream: what came back is deflated already, new neighbours are deflated together. */
function joinGzip(parts: readonly Buffer[], known: readonly string[]): string {
  let stream = gzipHead
  let checksum = 0
  let length = 0
  let fresh: Buffer[] = []
  const endFresh = () => {
    if (fresh.length > 0) stream += deflate(Buffer.concat(fresh), passingLevel)
    fresh = []
  }
  for (const [place, part] of parts.entries()) {
    checksum = crc32(part, checksum)
    length += part.length
    if (!known[place]) fresh.push(part)
    else {
      endFresh()
      stream += known[place]
    }
  }
  endFresh()
  const trailer = Buffer.allocUnsafe(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  return stream + deflateEnd + trailer.toString('latin1')
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((total, { length }) => total + length, 0)

/** Brotli takes half of deflate's time: a page of which more than this share is new is sooner made whole. */
const freshShare = 0.4

/** A page of parts, the same Buffer each time a part is the same, for a visitor who waits. */
export function compressParts(parts: readonly Buffer[], accepted: readonly Encoding[]): Body {
  const encoding = accepted[0] ?? 'identity'
  if (accepted.includes('gzip')) {
    const known = parts.map(deflatedOf)
    const fresh = lengthOf(parts.filter((_, place) => !known[place]))
    if (encoding === 'gzip' || fresh <= freshShare * lengthOf(parts))
      return { encoding: 'gzip', bytes: joinGzip(parts, known) }
  }
  return bodyOf(encoding, compressFast(Buffer.concat(parts), encoding))
}

/** As small as it gets, on another thread, for what is sent many times. */
export async function compressWell(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliAsync(bytes, brotliOptions(11, bytes.length))
  if (encoding === 'gzip') return gzipAsync(bytes, { level: 9 })
  return bytes
}
