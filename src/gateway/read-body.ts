import { Refusal } from './errors.ts'
import { limits } from './limits.ts'

/** A GraphQL request as it came, its parts of the right kind. */
export interface GraphqlRequest {
  query: string | null
  /** Of a known document, instead of its text or beside it. */
  documentId: string | null
  variables: Record<string, unknown>
  operationName: string | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stops reading the moment the body is too large, whatever its headers say. */
async function readText(request: Request): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limits.bytes) throw new Refusal(413, `More than ${limits.bytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not JSON')
  }
}

function optional<T>(value: unknown, name: string, is: (value: unknown) => value is T): T | null {
  if (value === undefined || value === null) return null
  if (!is(value)) throw new Refusal(400, `'${name}' is of the wrong kind`)
  return value
}
const isString = (value: unknown): value is string => typeof value === 'string'

/** Only JSON: the types that a plain form can send from another site are refused. */
export async function readBody(request: Request): Promise<GraphqlRequest> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'Send application/json')
  const body = parseJson(await readText(request))
  if (Array.isArray(body)) throw new Refusal(400, 'One operation a request')
  if (!isRecord(body)) throw new Refusal(400, 'The body is not a GraphQL request')

  const persisted = optional(
    optional(body.extensions, 'extensions', isRecord)?.persistedQuery,
    'persistedQuery',
    isRecord,
  )
  const documentId =
    optional(body.documentId, 'documentId', isString) ?? optional(persisted?.sha256Hash, 'sha256Hash', isString)
  const query = optional(body.query, 'query', isString)
  if (query === null && documentId === null) throw new Refusal(400, "'query' is missing")
  return {
    query,
    documentId,
    variables: optional(body.variables, 'variables', isRecord) ?? {},
    operationName: optional(body.operationName, 'operationName', isString) ?? undefined,
  }
}
