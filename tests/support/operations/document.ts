import openapi from '../../../schemas/openapi.json' with { type: 'json' }
import { rolesFor } from '../../../src/api/access.ts'
import { servedDocument } from '../../../src/api/docs/served-document.ts'
import type { Role } from '../../../src/db/tables.ts'

interface Answer {
  content?: Record<string, { schema?: object }>
}

interface Described {
  parameters?: { in: string }[]
  requestBody?: { content: Record<string, object> }
  responses: Record<string, Answer>
}

export interface Operation {
  /** 'PATCH /faqs/{id}' */
  name: string
  method: string
  path: string
  answers: Record<string, Answer>
  statuses: number[]
  /** Who may call; null is everybody. */
  roles: readonly Role[] | null
  bodyTypes: string[]
  hasQuery: boolean
}

/** What GET /api/openapi.json says; the walk holds the two against each other. */
export const served: { paths: object; components: { schemas: object } } = servedDocument(openapi)

const operationOf = (path: string, method: string, described: Described): Operation => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  path,
  answers: described.responses,
  statuses: Object.keys(described.responses).map(Number),
  roles: rolesFor(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')),
  bodyTypes: Object.keys(described.requestBody?.content ?? {}),
  hasQuery: described.parameters?.some((parameter) => parameter.in === 'query') ?? false,
})

export const operations: Operation[] = Object.entries(served.paths).flatMap(([path, methods]) =>
  Object.entries<Described>(methods).map(([method, described]) => operationOf(path, method, described)),
)
