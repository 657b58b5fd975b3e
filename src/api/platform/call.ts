import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { InferType, Schema } from 'yup'
import { checkBody } from './check.ts'
import { type ApiContext, type ApiEnv, contextOf } from './context.ts'
import { type Operation, operation } from './operation.ts'

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
  header(name: string): string | undefined
}

interface Declared<Body extends Schema> extends Operation {
  /** Checks the body, and documents it. */
  body?: Body
  /** What stands between who may call and the call itself. */
  use?: MiddlewareHandler<ApiEnv>[]
}

/** What it gives back is its answer as JSON, nothing is 204; a whole response stays what it is. */
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

/** Whichever class it is of: an HTTP server puts one of its own in the place of the global one once it is loaded. */
const isResponse = (result: unknown): result is Response =>
  Object.prototype.toString.call(result) === '[object Response]'

const callBy =
  (method: string) =>
  <Path extends string, Body extends Schema>(
    path: Path,
    { run, respond, body, use = [], ...given }: Call<Path, Body>,
  ): Hono<ApiEnv> => {
    async function answer(c: Context<ApiEnv>): Promise<Response> {
      if (respond) return respond(c as Context<ApiEnv, Path>)
      const result = await run(contextOf(c), {
        params: c.req.param() as Record<ParameterIn<Path>, string>,
        query: c.req.queries(),
        body: c.req.valid('json' as never),
        header: (name) => c.req.header(name),
      })
      if (isResponse(result)) return result
      return given.response ? c.json(result as object, given.status ?? 200) : c.body(null, 204)
    }
    const checks: MiddlewareHandler[] = body ? [checkBody(body)] : []
    const paths: string[] = [path]
    return new Hono<ApiEnv>().on(method, paths, operation(given), ...use, ...checks, answer)
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
