import { tmpdir } from 'node:os'
import { routes } from '../../../src/api/app/routes.ts'
import type { Caller } from '../../../src/api/platform/access.ts'
import { describedRoutes } from '../../../src/api/platform/operation.ts'
import { apiOn } from '../api.ts'

interface Answer {
  content?: Record<string, { schema?: object }>
}

interface Described {
  operationId: string
  summary: string
  description: string
  parameters?: { in: string; name: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: BodySchema; example?: object }> }
  responses: Record<string, Answer>
}

export interface Operation {
  /** 'PATCH /faqs/{id}' */
  name: string
  method: string
  path: string
  responses: Record<string, Answer>
  statuses: number[]
  /** Who may call; null is everybody. */
  roles: readonly Caller[] | null
  bodyTypes: string[]
  hasQuery: boolean
  summary: string
  description: string
  parameters: NonNullable<Described['parameters']>
}

/** As much as tests walk of what a body is. */
export interface BodySchema {
  $ref?: string
  items?: BodySchema
  properties?: Record<string, BodySchema>
  oneOf?: BodySchema[]
}

interface Served {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, BodySchema> }
}

/** What GET /api/openapi.json says, which needs no database. */
async function readServed(): Promise<Served> {
  const alone = apiOn('postgres://nobody@127.0.0.1:9/nothing', tmpdir())
  const { body } = await alone.get('/openapi.json')
  await alone.stop()
  return body
}

export const served = await readServed()

const rolesOf = new Map(
  describedRoutes(routes).map(({ method, path, operation: { access } }) => [
    `${method} ${path}`,
    typeof access === 'string' ? null : access,
  ]),
)

const operationOf = (path: string, method: string, described: Described): Operation => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  path,
  responses: described.responses,
  statuses: Object.keys(described.responses).map(Number),
  roles: rolesOf.get(`${method.toUpperCase()} ${path}`) ?? null,
  bodyTypes: Object.keys(described.requestBody?.content ?? {}),
  summary: described.summary,
  description: described.description,
  parameters: described.parameters ?? [],
  hasQuery: described.parameters?.some((parameter) => parameter.in === 'query') ?? false,
})

export const operations: Operation[] = Object.entries(served.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
)

/** The schema with those it refers to written out. */
function writtenOut({ $ref, items, properties, oneOf, ...rest }: BodySchema): BodySchema {
  const named = $ref && served.components.schemas[$ref.split('/').at(-1) ?? '']
  if (named) return writtenOut(named)
  return {
    ...rest,
    ...(items && { items: writtenOut(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, writtenOut(inner)])),
    }),
    ...(oneOf && { oneOf: oneOf.map(writtenOut) }),
  }
}

/** What the JSON of a call is; nothing where it takes none. */
export function bodySchemas(name: string): BodySchema[] {
  const [method = '', path = ''] = name.split(' ')
  const schema = served.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
  return schema ? [writtenOut(schema)] : []
}
