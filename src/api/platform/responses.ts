import type { Context } from 'hono'

/** A body of text that becomes bytes only for whoever wants them: a caller in this process reads the text itself. */
class JsonResponse extends Response {
  readonly #json: string
  #whole: Response | undefined

  constructor(json: string, init: ResponseInit) {
    super(null, init)
    this.#json = json
  }

  #withBody(): Response {
    this.#whole ??= new Response(this.#json, this)
    return this.#whole
  }

  override get body() {
    return this.#withBody().body
  }
  override get bodyUsed() {
    return this.#whole?.bodyUsed ?? false
  }
  override text() {
    return this.#whole ? this.#whole.text() : Promise.resolve(this.#json)
  }
  override json() {
    return this.#withBody().json()
  }
  override arrayBuffer() {
    return this.#withBody().arrayBuffer()
  }
  override bytes() {
    return this.#withBody().bytes()
  }
  override blob() {
    return this.#withBody().blob()
  }
  override formData() {
    return this.#withBody().formData()
  }
  override clone() {
    return new JsonResponse(this.#json, this)
  }
}

/** Answers JSON that the database wrote, as it is: nothing between it and the caller needs to read it. */
export const jsonResponse = (json: string, status: 200 | 201 = 200): Response =>
  new JsonResponse(json, { status, headers: { 'Content-Type': 'application/json' } })

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
