import { Hono } from 'hono'
import { type ApiEnv, contextOf } from '../context.ts'
import { getFile } from './get-file.ts'

/** Types a browser may show; anything else is saved, so that nothing uploaded runs on our address. */
const shown = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'application/pdf']

/** Bytes are no part of the document the gateway reads: see docs/serve-document.ts. */
export const fileRoutes = new Hono<ApiEnv>().get('/:id', async (c) => {
  const { name, mimeType, bytes } = await getFile(contextOf(c), c.var.parts.storage, c.req.param('id'))
  const disposition = shown.includes(mimeType) ? 'inline' : 'attachment'
  return c.body(bytes, 200, {
    'Content-Type': mimeType,
    'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
})
