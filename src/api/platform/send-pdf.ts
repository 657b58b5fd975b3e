import type { Context } from 'hono'
import { sendFile } from './send-file.ts'

/** What a printed document is called and its bytes. */
export interface Printed {
  name: string
  bytes: Uint8Array
}

/** A PDF that browsers show. */
export const sendPdf = (c: Context, { name, bytes }: Printed) =>
  sendFile(c, 'application/pdf', { name, content: bytes })
