import { Refusal } from './errors.ts'
import { type GraphqlRequest, graphqlRequestOf, parseJson } from './graphql-request.ts'
import { limits } from './limits.ts'
import { readForm } from './read-form.ts'

/** Stops reading the moment the body is too large, whatever its headers say. */
async function readBytes(request: Request, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > most) throw new Refusal(413, `More than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Headers that a form of another site cannot send: a browser asks us first, and we never agree. */
const beyondForms = ['authorization', 'apollo-require-preflight', 'graphql-require-preflight']

/** JSON, or a form with files where the caller can be no plain form of another site. */
export async function readBody(request: Request): Promise<GraphqlRequest> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (kind === 'application/json') {
    return graphqlRequestOf(parseJson((await readBytes(request, limits.bytes)).toString('utf8'), 'The body'))
  }
  if (kind !== 'multipart/form-data') throw new Refusal(415, 'Send application/json')
  if (!beyondForms.some((name) => request.headers.has(name))) {
    throw new Refusal(415, 'Send application/json, or files with the header apollo-require-preflight')
  }
  return graphqlRequestOf(await readForm(await readBytes(request, limits.uploadBytes), type))
}
