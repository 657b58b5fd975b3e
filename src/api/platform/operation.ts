import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TrieRouter } from 'hono/router/trie-router'
import { findTargetHandler } from 'hono/utils/handler'
import { describeRoute, resolver } from 'hono-openapi'
import { array, mixed, number, object, type Schema } from 'yup'
import { type Access, requireRole } from './access.ts'
import type { ApiContext, ApiEnv, Principal, ReadHeader } from './context.ts'
import { ApiError, type ErrorCode } from './errors.ts'
import type { Parameter } from './parameters.ts'

/** Who calls, by the bearer token: none is nobody; a bad or old one, or one whose session is over, is a 401. */
async function authenticate(
  { principals }: Pick<ApiContext, 'principals'>,
  authorization: string | undefined,
): Promise<Principal | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  if (authorization && !token) throw new ApiError('TOKEN_INVALID')
  return token ? principals.of(token) : null
}

const megabyte = 1024 * 1024

function refuseLargeBody(): never {
  throw new ApiError('TOO_LARGE')
}

interface RouteGuard {
  access: Access
  /** It sets up a second factor: whoever has to, and has none yet, may call it. */
  beforeSecondFactor?: true
}

/** Lets past whom `access` names, and says who it is; 401 and 403 for others. */
export async function authorize(
  called: Pick<ApiContext, 'principals' | 'user'>,
  authorization: string | undefined,
  { access, beforeSecondFactor }: RouteGuard,
) {
  if (access === 'anonymous') return
  const caller = await authenticate(called, authorization)
  const isHalfIn = caller?.needsSecondFactor && !beforeSecondFactor
  if (isHalfIn && access !== 'everyone') throw new ApiError('SECOND_FACTOR_NEEDED')
  called.user = isHalfIn ? null : caller
  if (access !== 'everyone') requireRole(called.user, access)
}

/** What stands before a call: 401 and 403 by its `access`, and only then its body is read, at most so many megabytes. */
function guard(access: RouteGuard, megabytes: number): MiddlewareHandler<ApiEnv> {
  const limit = bodyLimit({ maxSize: megabytes * megabyte, onError: refuseLargeBody })
  return async (c, next) => {
    const called = { principals: c.var.parts.principals, user: null as Principal | null }
    await authorize(called, c.req.header('Authorization'), access).finally(() => c.set('user', called.user))
    // Asking whether there is a body makes a whole request of what came over the line.
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next)
  }
}

/** `{ items, total, page, limit }` of something. */
export const listOf = (item: Schema, title: string) =>
  object({
    items: array(item.required()).required(),
    total: number().integer().required(),
    page: number().integer().required(),
    limit: number().integer().required(),
  }).meta({ title })

/** A component that no yup schema makes: StaticContent and LayoutBlock. */
export const component = (name: string) => mixed().meta({ component: name })

/** What a call is. Documentation, guard, body limit and gateway all read it from its route. */
export interface Operation {
  /** Also the name of the root field in GraphQL. */
  id: string
  summary: string
  /** What people read in /api/docs: sentences. */
  description: string
  /** Who may call; there is no default. */
  access: Access
  /** Whoever must set up a second factor first may call it all the same. */
  beforeSecondFactor?: true
  /** How it can fail beside what every call of its kind can: see app/served-document.ts. */
  failures?: readonly ErrorCode[]
  /** Of path, query and headers, a sentence each. */
  parameters?: readonly Parameter[]
  /** What a success gives back; left out, there is nothing to give (204). */
  response?: Schema
  status?: 200 | 201
  /** The content type of a success that is bytes and no JSON: people read of it, the gateway does not know the call. */
  bytes?: string
  /** A multipart body: its fields, and which of them are files. */
  form?: Record<string, 'file' | 'files' | 'text'>
  /** Megabytes its body may have, 1 when left out. */
  bodyLimit?: number
  /** An example of a body, as people may send it. */
  example?: object
  /** It is answered while the database is away. */
  needsNoDatabase?: true
  /** It is always refused. */
  neverSucceeds?: true
}

const binary = { type: 'string', format: 'binary' } as const
const formFields = { file: binary, files: { type: 'array', items: binary }, text: { type: 'string' } } as const

const formBody = (id: string, form: Record<string, keyof typeof formFields>) => {
  const properties = Object.fromEntries(Object.entries(form).map(([name, kind]) => [name, formFields[kind]]))
  const required = Object.keys(form).filter((name) => form[name] !== 'text')
  const title = id.replace(/^./, (letter) => letter.toUpperCase())
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object' as const, title, properties, required } } },
  }
}

type Responses = NonNullable<Parameters<typeof describeRoute>[0]['responses']>

function responsesOf({ response, bytes, status = 200 }: Operation): Responses {
  if (bytes) return { 200: { description: 'The bytes', content: { [bytes]: { schema: binary } } } }
  if (!response) return { 204: { description: 'Done' } }
  return { [status]: { description: 'Success', content: { 'application/json': { schema: resolver(response) } } } }
}

/** As OpenAPI says it. Failures are no part of it: the gateway would make unions of them (see app/served-document.ts). */
export const describeOperation = (given: Operation) => ({
  operationId: given.id,
  // Where it stands in the document its path says (src/api/app/served-document.ts).
  tags: [] as string[],
  summary: given.summary,
  description: given.description,
  ...(given.parameters && { parameters: given.parameters.map(({ isId: _, ...parameter }) => parameter) }),
  ...(given.form && { requestBody: formBody(given.id, given.form) }),
  responses: responsesOf(given),
  ...(given.bytes && { hide: true }),
})

/** A call from within this process: what its request would say. */
export interface DirectCall {
  authorization?: string
  params: Record<string, string>
  query: Record<string, string[]>
  body?: unknown
  header: ReadHeader
}

/** Runs a call without a request, and says in its context who calls; throws what refuses it. */
export type RunDirectly = (context: ApiContext, call: DirectCall) => Promise<unknown>

interface Described {
  operation: Operation
  /** Left out for what reads or answers bytes. */
  runDirectly?: RunDirectly
}

/** What a route's first handler says of it; nothing when it was not made by `operation`. */
const operations = new WeakMap<object, Described>()

/** The first handler of every route: says what the call is, and lets nobody past whom it does not name. */
export function operation(given: Operation, runDirectly?: RunDirectly): MiddlewareHandler<ApiEnv> {
  const handler = guard(given, given.bodyLimit ?? 1)
  operations.set(handler, { operation: given, runDirectly })
  return Object.assign(handler, describeRoute(describeOperation(given)))
}

export interface DescribedRoute extends Described {
  /** 'PATCH' */
  method: string
  /** As OpenAPI writes it, below /api: '/faqs/{id}'. */
  path: string
  /** As the router has it: '/api/faqs/:id'. */
  route: string
}

const openApiPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')

/** All calls with what they say of themselves; throws for a route whose first handler does not say who may call it. */
export function describedRoutes({ routes }: Pick<Hono<ApiEnv>, 'routes'>): DescribedRoute[] {
  const known = new Map<string, DescribedRoute>()
  for (const { method, path, handler } of routes) {
    const name = `${method} ${path}`
    if (known.has(name)) continue
    const described = operations.get(findTargetHandler(handler))
    if (!described?.operation.access) throw new Error(`The route ${name} does not say who may call it`)
    known.set(name, { method, path: openApiPath(path), route: `/api${path}`, ...described })
  }
  return [...known.values()]
}

const anyMethod = 'ANY'

/** Throws 405 for a path that other methods have, and names those. */
export function methodAssertion(routes: DescribedRoute[]) {
  const router = new TrieRouter<string>()
  for (const { method, path } of routes) router.add(anyMethod, `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, method)

  return function assertMethodAllowed(path: string) {
    const methods = new Set(router.match(anyMethod, path)[0].map(([method]) => method))
    if (methods.has('GET')) methods.add('HEAD')
    if (methods.size > 0) throw new ApiError('METHOD_NOT_ALLOWED', undefined, { Allow: [...methods].sort().join(', ') })
  }
}
