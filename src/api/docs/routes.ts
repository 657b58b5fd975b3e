import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { ApiEnv } from '../context.ts'
import { docsPage, docsScript } from './docs-page.ts'
import { type ApiDocument, servedDocument } from './served-document.ts'

const { resolve } = createRequire(import.meta.url)
const forAnHour = 'public, max-age=3600'

/** Everything from here; swagger-ui sets styles on its elements and carries its icons as data. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The document, and the page on which a person tries the calls; neither needs anything from outside. */
export function docsRoutes(document: ApiDocument) {
  const served = servedDocument(document)
  const javascript = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': forAnHour }
  return new Hono<ApiEnv>()
    .get('/openapi.json', (c) => c.json(served))
    .get('/docs', (c) => c.html(docsPage, 200, { 'Content-Security-Policy': policy }))
    .get('/docs/start.js', (c) => c.body(docsScript, 200, javascript))
    .get('/docs/swagger-ui.js', async (c) =>
      c.body(await readFile(resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8'), 200, javascript),
    )
    .get('/docs/swagger-ui.css', async (c) =>
      c.body(await readFile(resolve('swagger-ui-dist/swagger-ui.css'), 'utf8'), 200, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': forAnHour,
      }),
    )
}
