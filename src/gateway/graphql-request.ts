import { Refusal } from './errors.ts'

/** A GraphQL request as it came, its parts of the right kind. */
export interface GraphqlRequest {
  query: string | null
  /** Of a known document, instead of its text or beside it. */
  documentId: string | null
  variables: Record<string, unknown>
  operationName: string | undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, `${where} is not JSON`)
  }
}

function optional<T>(value: unknown, name: string, is: (value: unknown) => value is T): T | null {
  if (value === undefined || value === null) return null
  if (!is(value)) throw new Refusal(400, `'${name}' is of the wrong kind`)
  return value
}
const isString = (value: unknown): value is string => typeof value === 'string'

/** What was sent, checked to be one operation. */
export function graphqlRequestOf(body: unknown): GraphqlRequest {
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
