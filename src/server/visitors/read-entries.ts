import { HTTPException } from 'hono/http-exception'
import { isFormType } from '../is-form-type.ts'

export type Entry = [name: string, value: string | File]

/** What a form may hold, in bytes: as much as the API takes without files. */
const largestBody = 100 * 1024

async function bytesOf(body: ReadableStream<Uint8Array>, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Read to its end, though not kept: an answer in the middle is lost on whoever still sends.
  for await (const chunk of body) {
    length += chunk.length
    if (length <= largest) chunks.push(chunk)
  }
  if (length > largest) throw new HTTPException(413)
  return new Uint8Array(Buffer.concat(chunks))
}

/** What was posted, name by name; 413 when it is too long, 415 and 400 when it is no form. */
export async function readEntries(request: Request, largest = largestBody): Promise<Entry[]> {
  const { headers } = request
  if (Number(headers.get('content-length')) > largest) throw new HTTPException(413)
  // Asking for the body begins to read it.
  const { body } = request
  if (!body) return []
  const bytes = await bytesOf(body, largest)
  if (bytes.length === 0) return []
  const type = headers.get('content-type') ?? ''
  if (!isFormType(type)) throw new HTTPException(415)
  try {
    return [...(await new Response(bytes, { headers: { 'Content-Type': type } }).formData())]
  } catch {
    throw new HTTPException(400)
  }
}
