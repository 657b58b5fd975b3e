import type { Context } from 'hono'
import { contentDisposition } from './content-disposition.ts'

/** A file of somebody's that nobody keeps: it says more of them than caches should hold. */
export const sendFile = (
  c: Context,
  mimeType: string,
  { name, content }: { name: string; content: string | Uint8Array },
) =>
  c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
    'Content-Type': mimeType,
    'Content-Disposition': contentDisposition({ mimeType: mimeType.replace(/;.*/, ''), name }),
    'Cache-Control': 'private, no-store',
  })

/** A table as spreadsheets open it. */
export const sendCsv = (c: Context, { name, text }: { name: string; text: string }) =>
  sendFile(c, 'text/csv; charset=utf-8', { name, content: text })
