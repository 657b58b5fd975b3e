import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { InferType, Schema } from 'yup'
import { assertStaffFields, type StaffFields } from './access.ts'
import { Reply } from './cache-tags.ts'
import { bodyReader, checkBody } from './check.ts'
import { type ApiContext, type ApiEnv, contextOf, type ReadHeader } from './context.ts'
import { ApiError } from './errors.ts'
import { uuidPattern } from './filters.ts'
import { authorize, type Operation, operation, type RunDirectly } from './operation.ts'
import { WrittenJson } from './responses.ts'

type ParameterIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What a request says beside who sends it: the parameters of its path, its query, its checked body, its headers. */
interface CallArgs<Path extends string, Body> {
  params: Record<ParameterIn<Path>, string>
  query: Record<string, string[]>
  body: Body
  header: ReadHeader
}

interface Declared<Body extends Schema> extends Operation {
  /** Checks the body, and documents it. */
  body?: Body
  staffFields?: StaffFields
}

/** What it gives back is its answer as JSON, nothing is 204; a `Reply` says of what it is made, and more. */
type Run<Path extends string, Body extends Schema> = (
  context: ApiContext,
  args: CallArgs<Path, InferType<Body>>,
) => unknown

type Call<Path extends string, Body extends Schema> = Declared<Body> &
  (
    | { run: Run<Path, Body>; respond?: undefined }
    /** Answers with bytes, or reads a body that is no JSON. */
    | { run?: undefined; respond(c: Context<ApiEnv, Path>): Response | Promise<Response> }
  )

/** The result as a response, with what it says of itself. */
function respondWith(c: Context<ApiEnv>, { response, status = 200 }: Operation, result: unknown): Response {
  const { value, says } = result instanceof Reply ? result : new Reply(result, {})
  if (says.tags) c.header('Cache-Tag', says.tags.join(' '))
  for (const [name, text] of Object.entries(says.headers ?? {})) c.header(name, text)
  if (value instanceof WrittenJson) return c.body(value.text, status, { 'Content-Type': 'application/json' })
  return response ? c.json(value as object, status) : c.body(null, 204)
}

/** 404 where another word stands in the place of an id. */
function assertIds({ parameters = [] }: Operation, params: Record<string, string>) {
  const others = parameters.filter(({ isId, name }) => isId && !uuidPattern.test(params[name] ?? ''))
  if (others.length > 0) throw new ApiError('NOT_FOUND')
}

/** What stands between a caller and the call itself, where no request does. */
function directly<Path extends string, Body extends Schema>(
  given: Operation,
  { run, body, staffFields }: Declared<Body> & { run: Run<Path, Body> },
): RunDirectly {
  const readBody = body && bodyReader(body)
  return async (context, { authorization, ...call }) => {
    await authorize(context, authorization, given)
    if (staffFields) assertStaffFields(context, staffFields, call.body)
    const body = (await readBody?.(call.body)) as InferType<Body>
    assertIds(given, call.params)
    return run(context, { ...call, params: call.params as Record<ParameterIn<Path>, string>, body })
  }
}

const callBy =
  (method: string) =>
  <Path extends string, Body extends Schema>(
    path: Path,
    { run, respond, body, staffFields, ...given }: Call<Path, Body>,
  ): Hono<ApiEnv> => {
    async function answer(c: Context<ApiEnv>): Promise<Response> {
      assertIds(given, c.req.param())
      if (respond) return respond(c as Context<ApiEnv, Path>)
      const result = await run(contextOf(c), {
        params: c.req.param() as Record<ParameterIn<Path>, string>,
        query: c.req.queries(),
        body: c.req.valid('json' as never),
        header: (name) => c.req.header(name),
      })
      return respondWith(c, given, result)
    }
    const guardFields =
      (guarded: StaffFields): MiddlewareHandler<ApiEnv> =>
      async (c, next) => {
        // What is no JSON is told by the check of the body.
        assertStaffFields(c.var, guarded, await c.req.json().catch(() => null))
        await next()
      }
    const checks: MiddlewareHandler[] = [
      ...(staffFields ? [guardFields(staffFields)] : []),
      ...(body ? [checkBody(body)] : []),
    ]
    const paths: string[] = [path]
    const described = operation(given, run && directly(given, { ...given, run, body, staffFields }))
    return new Hono<ApiEnv>().on(method, paths, described, ...checks, answer)
  }

/** Of each parameter of a query the first value. */
export const firstOf = (query: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, [value = '']]) => [name, value]))

export const get = callBy('GET')
export const post = callBy('POST')
export const put = callBy('PUT')
export const patch = callBy('PATCH')
export const del = callBy('DELETE')

/** Calls together, in their order. */
export const routes = (...parts: Hono<ApiEnv>[]): Hono<ApiEnv> =>
  parts.reduce((all, part) => all.route('/', part), new Hono<ApiEnv>())
