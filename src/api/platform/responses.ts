import type { Context } from 'hono'

/** JSON that the database wrote: sent as it is, nothing between it and who called over HTTP needs to read it. */
export class WrittenJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A file of somebody's that nobody keeps: it says more of them than caches should hold. */
const headersOf = (mimeType: string, name: string) => ({
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition({ mimeType: mimeType.replace(/;.*/, ''), name }),
  'Cache-Control': 'private, no-store',
})

export const sendFile = (
  c: Context,
  mimeType: string,
  { name, content }: { name: string; content: string | Uint8Array },
) => c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, headersOf(mimeType, name))

/** What somebody uploaded, to be saved and never shown, so that nothing of it runs on our address. */
export const sendUpload = (c: Context, mimeType: string, { name, content }: { name: string; content: Uint8Array }) =>
  c.body(new Uint8Array(content), 200, {
    ...headersOf('application/octet-stream', name),
    'Content-Type': mimeType,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  })

/** A file that is made while it is sent, no faster than it is read; who breaks off has nothing more made. */
export function sendStream(
  c: Context,
  mimeType: string,
  { name, content }: { name: string; content: AsyncGenerator<Uint8Array> },
) {
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await content.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await content.return(null)
    },
  })
  return c.body(stream, 200, headersOf(mimeType, name))
}

export const sendCsv = (c: Context, { name, text }: { name: string; text: string }) =>
  sendFile(c, 'text/csv; charset=utf-8', { name, content: text })

export interface Printed {
  name: string
  bytes: Uint8Array
}

export const sendPdf = (c: Context, { name, bytes }: Printed) =>
  sendFile(c, 'application/pdf', { name, content: bytes })

/** Types a browser may show; anything else is saved, so that nothing uploaded runs on our address. */
const shown = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'application/pdf']

export const contentDisposition = ({ mimeType, name }: { mimeType: string; name: string }): string => {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `${shown.includes(mimeType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
}
