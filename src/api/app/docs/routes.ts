import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/index.ts'
import page from './page.html?raw'
import style from './quick-start.css?raw'
import script from './quick-start.js?raw'
import { staticFile } from './static-file.ts'

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

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

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
