import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { escapeHtml } from '../../domain/html.ts'
import type { ApiEnv } from '../platform/index.ts'
import page from './docs/page.html?raw'
import style from './docs/quick-start.css?raw'
import script from './docs/quick-start.js?raw'

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
function staticFile(text: string, type: string) {
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

const { resolve } = createRequire(import.meta.url)
const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'

/** Everything from here; swagger-ui carries its icons as data. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Read when somebody opens the page for the first time: two megabytes. */
const readFiles = () => ({
  'swagger-ui.js': staticFile(readFileSync(resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8'), javascript),
  'swagger-ui.css': staticFile(readFileSync(resolve('swagger-ui-dist/swagger-ui.css'), 'utf8'), css),
  'quick-start.js': staticFile(script, javascript),
  'quick-start.css': staticFile(style, css),
})

/** The document, and the page on which a person gets a token and tries the calls; neither needs anything from outside. */
export function docsRoutes(served: object) {
  let known: ReturnType<typeof readFiles> | undefined
  const files = () => {
    known ??= readFiles()
    return known
  }
  const document = staticFile(JSON.stringify(served), 'application/json')
  const pageFor = (url: string) =>
    page
      .replaceAll('{{url}}', escapeHtml(url))
      .replaceAll(/\{\{([\w.-]+)\}\}/g, (_, name: keyof ReturnType<typeof readFiles>) => files()[name].version)

  return new Hono<ApiEnv>()
    .get('/openapi.json', (c) => document.send(c))
    .get('/docs', (c) => c.html(pageFor(c.var.parts.publicUrl()), 200, { 'Content-Security-Policy': policy }))
    .get('/docs/swagger-ui.js', (c) => files()['swagger-ui.js'].send(c))
    .get('/docs/swagger-ui.css', (c) => files()['swagger-ui.css'].send(c))
    .get('/docs/quick-start.js', (c) => files()['quick-start.js'].send(c))
    .get('/docs/quick-start.css', (c) => files()['quick-start.css'].send(c))
}
