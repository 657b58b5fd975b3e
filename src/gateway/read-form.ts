import { Refusal } from './errors.ts'
import { isRecord, parseJson } from './graphql-request.ts'
import { limits } from './limits.ts'

/** Beside the files there are `operations` and `map`. */
const mostParts = limits.files + 2

/** Counted before anything is parsed: a million parts of a few bytes are no upload. */
function checkParts(bytes: Buffer, type: string) {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new Refusal(400, 'The form has no boundary')
  const mark = `--${boundary}`
  let parts = -1
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1
    if (parts > mostParts) throw new Refusal(400, `More than ${limits.files} files`)
  }
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Refusal(400, 'The form cannot be read')
  }
}

function jsonPart(form: FormData, name: string): unknown {
  const part = form.get(name)
  if (typeof part !== 'string') throw new Refusal(400, `'${name}' is missing`)
  if (part.length > limits.bytes) throw new Refusal(413, `'${name}' has more than ${limits.bytes} bytes`)
  return parseJson(part, `'${name}'`)
}

/** Records and lists alike. */
const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Puts a file where the request keeps a place for it: a null under `variables`, and nowhere else. */
function place(file: File, operations: Record<string, unknown>, path: string) {
  const [root, ...steps] = path.split('.')
  const last = steps.pop() ?? ''
  let holder: unknown = root === 'variables' ? operations.variables : null
  for (const step of steps) {
    holder = isHolder(holder) && Object.hasOwn(holder, step) ? Reflect.get(holder, step) : null
  }
  if (!isHolder(holder) || !Object.hasOwn(holder, last) || Reflect.get(holder, last) !== null) {
    throw new Refusal(400, `'map' names no null at '${path}'`)
  }
  Reflect.set(holder, last, file)
}

/** A request with files (GraphQL multipart request protocol): `operations`, `map`, then each file by its name in `map`. */
export async function readForm(bytes: Buffer, type: string): Promise<unknown> {
  checkParts(bytes, type)
  const form = await parseForm(bytes, type)
  const operations = jsonPart(form, 'operations')
  const map = jsonPart(form, 'map')
  if (Array.isArray(operations)) throw new Refusal(400, 'One operation a request')
  if (!isRecord(operations) || !isRecord(map)) throw new Refusal(400, 'The body is not a GraphQL request')
  for (const [name, paths] of Object.entries(map)) {
    const file = form.get(name)
    if (!(file instanceof File)) throw new Refusal(400, `There is no file '${name}'`)
    const [path, ...others]: unknown[] = Array.isArray(paths) ? paths : []
    if (typeof path !== 'string' || others.length > 0) throw new Refusal(400, `'map' gives '${name}' no single place`)
    place(file, operations, path)
  }
  return operations
}
