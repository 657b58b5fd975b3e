import type { Context } from 'hono'
import { contentDisposition } from './files/content-disposition.ts'

/** What a printed document is called and its bytes. */
export interface Printed {
  name: string
  bytes: Uint8Array
}

/** A PDF that browsers show and nobody keeps: it says more of somebody than caches should hold. */
export const sendPdf = (c: Context, { name, bytes }: Printed) =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition({ mimeType: 'application/pdf', name }),
    'Cache-Control': 'private, no-store',
  })
