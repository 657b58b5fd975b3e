import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const encoders = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => zip(text),
}
type Encoding = keyof typeof encoders

const encodingFor = (accepted: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))

/** A text that stays the same while the process runs: compressed once, and told by its version. */
export function staticFile(text: string, type: string) {
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const etag = `W/"${version}"`
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()

  function encode(encoding: Encoding) {
    const known = encoded.get(encoding) ?? encoders[encoding](text).then((bytes) => new Uint8Array(bytes))
    encoded.set(encoding, known)
    return known
  }

  async function send(c: Context): Promise<Response> {
    const headers = {
      'Content-Type': type,
      ETag: etag,
      Vary: 'Accept-Encoding',
      // An address with its version never means another text; without it, browsers look whether it changed.
      'Cache-Control': c.req.query('v') === version ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    const encoding = encodingFor(c.req.header('Accept-Encoding') ?? '')
    if (!encoding) return c.body(text, 200, headers)
    return c.body(await encode(encoding), 200, { ...headers, 'Content-Encoding': encoding })
  }

  return { version, send }
}
