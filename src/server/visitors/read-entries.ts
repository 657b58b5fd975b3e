import { HTTPException } from 'hono/http-exception'
import { isFormType, parseForm, TooManyEntries } from '../../domain/form-body.ts'
import { type SentForm, sentForm } from '../../site/screens/sent-form.ts'

export type Entry = [name: string, value: string | File]

/** What a form without files may hold, in bytes: as much as the API takes of it. */
const largestText = 100 * 1024
const megabyte = 1024 * 1024

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

async function parsed(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Entry[]> {
  try {
    return [...(await parseForm(bytes, type))]
  } catch (error) {
    throw new HTTPException(error instanceof TooManyEntries ? 413 : 400)
  }
}

/**
 * What was posted, name by name; 413 when it is too long or in too many entries, 415 and 400 when it is no form. Only
 * one of `forms` may be as long as it says it may be.
 */
export async function readEntries(request: Request, forms: readonly SentForm[] = []): Promise<Entry[]> {
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  const mayHaveFiles = /^multipart\//i.test(type)
  const megabytes = mayHaveFiles ? forms.map((form) => form.megabytes ?? 0) : []
  const largest = Math.max(largestText, ...megabytes.map((most) => most * megabyte))
  if (Number(headers.get('content-length')) > largest) throw new HTTPException(413)
  // Asking for the body begins to read it.
  const { body } = request
  if (!body) return []
  const bytes = await bytesOf(body, largest)
  if (bytes.length === 0) return []
  if (!isFormType(type)) throw new HTTPException(415)
  const entries = await parsed(bytes, type)
  const own = (sentForm(forms, entries)?.megabytes ?? 0) * megabyte
  if (bytes.length > Math.max(largestText, own)) throw new HTTPException(413)
  return entries
}
