import { createFetch } from '@whatwg-node/fetch'
import type { Plugin } from 'graphql-yoga'
import { isRecord } from '../domain/values.ts'
import { HttpError } from './errors.ts'
import { limits } from './limits.ts'

/** 'application/json' of 'application/json; charset=utf-8'. */
export const mediaTypeOf = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Half of a surrogate pair is no text: it has no UTF-8, and no address can carry it. */
function assertText(text: string) {
  if (!text.isWellFormed()) throw new HttpError(400, 'A text has half a character')
}

function assertPlain(value: unknown, level: number): void {
  if (typeof value === 'string') assertText(value)
  if (typeof value !== 'object' || value === null) return
  if (level === limits.nesting) throw new HttpError(400, `Nested deeper than ${limits.nesting} levels`)
  for (const [name, part] of Object.entries(value)) {
    assertText(name)
    assertPlain(part, level + 1)
  }
}

/** Throws unless the parsed body is one GraphQL operation of plain values; Yoga checks what its parts are. */
export function assertOneOperation(body: unknown): asserts body is Record<string, unknown> {
  if (Array.isArray(body)) throw new HttpError(400, 'One operation a request')
  if (!isRecord(body)) throw new HttpError(400, 'The body is not a GraphQL request')
  assertPlain(body, 0)
}

function jsonPart(form: FormData, name: string): unknown {
  const part = form.get(name)
  if (typeof part !== 'string') throw new HttpError(400, `'${name}' is missing`)
  try {
    return JSON.parse(part)
  } catch {
    throw new HttpError(400, `'${name}' is not JSON`)
  }
}

/** Records and lists alike. */
const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A file goes where the request keeps a place for it: a null under `variables`, and nowhere else. */
function assertPlace(operations: Record<string, unknown>, path: string) {
  const [root, ...steps] = path.split('.')
  let place: unknown = root === 'variables' && steps.length > 0 ? operations.variables : undefined
  for (const step of steps) place = isHolder(place) && Object.hasOwn(place, step) ? Reflect.get(place, step) : undefined
  if (place !== null) throw new HttpError(400, `'map' names no null at '${path}'`)
}

/** Throws unless every file has a place of its own; Yoga puts them there. */
function assertUploadForm(form: FormData): void {
  const operations = jsonPart(form, 'operations')
  const map = jsonPart(form, 'map')
  assertOneOperation(operations)
  if (!isRecord(map)) throw new HttpError(400, "'map' is no record")
  const places = new Set<string>()
  for (const [name, paths] of Object.entries(map)) {
    if (!(form.get(name) instanceof File)) throw new HttpError(400, `There is no file '${name}'`)
    const [path, ...others]: unknown[] = Array.isArray(paths) ? paths : []
    if (typeof path !== 'string' || others.length > 0 || places.has(path)) {
      throw new HttpError(400, `'map' gives '${name}' no single place`)
    }
    assertPlace(operations, path)
    places.add(path)
  }
}

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
async function readForm({ url, headers, body }: Request): Promise<FormData> {
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

/** Headers that a form of another site cannot send: a browser asks us first, and we never agree. */
const beyondForms = ['authorization', 'apollo-require-preflight', 'graphql-require-preflight']

/** Forms with files (GraphQL multipart request protocol), of which not a byte is read before the token is known to be good. */
export const uploads = (authorise: (request: Request) => string | null | Promise<string | null>): Plugin => ({
  async onRequestParse({ request, requestParser, setRequestParser }) {
    if (mediaTypeOf(request) !== 'multipart/form-data') return
    if (!beyondForms.some((name) => request.headers.has(name))) {
      throw new HttpError(415, 'Send application/json, or files with the header apollo-require-preflight')
    }
    if ((await authorise(request)) === null) throw new HttpError(401, 'Sign in to send files')
    if (!requestParser) throw new HttpError(400, 'The form cannot be read')
    setRequestParser(async (given) => {
      const form = await readForm(given)
      return requestParser(Object.assign(given, { formData: async () => form }))
    })
  },
})
