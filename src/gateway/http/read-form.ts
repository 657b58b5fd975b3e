import { createFetch } from '@whatwg-node/fetch'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { assertUploadForm } from './assert-upload-form.ts'

/** Parses while it reads, and stops at the first part too many. */
const bounded = createFetch({
  formDataLimits: { files: limits.files, fields: 2, parts: limits.files + 2, fieldSize: limits.bytes },
})

const tooLarge = () => new HttpError(413, `More than ${limits.uploadBytes} bytes`)

function counted() {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength
      if (size > limits.uploadBytes) controller.error(tooLarge())
      else controller.enqueue(part)
    },
  })
}

/** What the parser says, in our statuses. */
function problemOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('Field value size')) return new HttpError(413, `A field of more than ${limits.bytes} bytes`)
  if (/^(Files|Parts|Fields) limit/.test(message)) return new HttpError(400, `More than ${limits.files} files`)
  return new HttpError(400, 'The form cannot be read')
}

/** Browsers write these three escaped, and the parser leaves them so. */
const nameOf = ({ name }: { name: string }) =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

/** A form whose files are held once, checked to be an upload. */
export async function readForm({ url, headers, body }: Request): Promise<FormData> {
  if (Number(headers.get('content-length')) > limits.uploadBytes) throw tooLarge()
  const form = new FormData()
  try {
    const parts = await new bounded.Request(url, {
      method: 'POST',
      headers,
      body: body?.pipeThrough(counted()),
    }).formData()
    for (const [name, part] of parts) {
      if (typeof part === 'string') form.append(name, part)
      // One after the other: what came in pieces is let go of before the next.
      else form.append(name, new File([await part.arrayBuffer()], nameOf(part), { type: part.type }))
    }
  } catch (error) {
    throw problemOf(error)
  }
  assertUploadForm(form)
  return form
}
