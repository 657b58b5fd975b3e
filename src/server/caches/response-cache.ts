import type { Store } from '../../cache/store.ts'
import { compressFast, type Encoding, encodingsOf } from '../responses/index.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Which calls are answered alike for whoever has no token, and for those whose token is one of everybody's. */
interface Shared {
  path: RegExp
  /** The same calls by their names. */
  calls: ReadonlySet<string>
  isEverybody(authorization: string): Promise<boolean>
}

interface CachedResponse {
  headers: Record<string, string>
  /** As it came, and compressed once somebody asked for that. */
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>>
  /** null: it was no success, or is not for everybody. */
  tags: ReadonlySet<string> | null
}

async function read(response: Response): Promise<CachedResponse> {
  const tags = response.headers.get('cache-tag')
  if (response.status !== 200 || !tags) return { headers: {}, bodies: {}, tags: null }
  return {
    headers: { ...Object.fromEntries(response.headers), vary: 'Accept-Encoding' },
    bodies: { identity: Buffer.from(await response.text()) },
    tags: new Set(tags.split(' ')),
  }
}

/**
 * Responses of REST calls which are the same for everybody and asked for often; a token that is no good, or sees more, is
 * the API's own to answer. `enabled: false` keeps nothing.
 */
export function createResponseCache(fetch: Fetch, { path, isEverybody }: Shared, store: Store, enabled: boolean) {
  const cache = store.cache<CachedResponse>('response', {
    sizeOf: ({ bodies }) => Object.values(bodies).reduce((total, { length }) => total + length, 1000),
    tagsOf: ({ tags }) => tags,
    enabled,
  })

  function respond(key: string, cached: CachedResponse, [encoding = 'identity']: readonly Encoding[]): Response {
    const { headers, bodies } = cached
    const known = bodies[encoding]
    const body = known ?? compressFast(bodies.identity ?? Buffer.alloc(0), encoding)
    bodies[encoding] = body
    if (!known) cache.weigh(key, cached)
    return new Response(body, {
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    })
  }

  return async (request: Request): Promise<Response> => {
    if (!enabled || request.method !== 'GET') return fetch(request)
    const { pathname, search } = new URL(request.url)
    if (!path.test(pathname)) return fetch(request)
    const authorization = request.headers.get('authorization')
    if (authorization && !(await isEverybody(authorization))) return fetch(request)
    const key = pathname + search
    let own: Response | undefined
    const cached = await cache.fetch(key, async () => {
      own = await fetch(request)
      return read(own)
    })
    // A failure is told to each caller in its own language.
    if (!cached.tags) return own ?? fetch(request)
    return respond(key, cached, encodingsOf(request.headers.get('accept-encoding') ?? undefined))
  }
}

interface Call {
  authorization?: string
  params: Record<string, string>
  query: Record<string, string[]>
}

interface CallResult {
  status: number
  body: unknown
  tags?: readonly string[]
}

type CallOperation<Given extends Call, Result extends CallResult> = (
  id: string,
) => ((call: Given) => Promise<Result>) | undefined

interface CachedCall {
  status: number
  json: string
  tags: ReadonlySet<string> | null
}

/** Results of calls within this process, as those of requests. */
export function createCallCache<Given extends Call, Result extends CallResult>(
  callOperation: CallOperation<Given, Result>,
  { calls, isEverybody }: Shared,
  store: Store,
  enabled: boolean,
): CallOperation<Given, Result | CallResult> {
  const cache = store.cache<CachedCall>('call', {
    sizeOf: ({ json }) => json.length * 2 + 200,
    tagsOf: ({ tags }) => tags,
    enabled,
  })

  return (id) => {
    const call = callOperation(id)
    if (!call || !enabled || !calls.has(id)) return call
    return async (given) => {
      const { authorization, params, query } = given
      if (authorization && !(await isEverybody(authorization))) return call(given)
      let own: Result | undefined
      const { status, json, tags } = await cache.fetch(`${id} ${JSON.stringify([params, query])}`, async () => {
        own = await call(given)
        const { status, tags } = own
        return { status, json: tags ? JSON.stringify(own.body) : '', tags: tags ? new Set(tags) : null }
      })
      // A failure is told to each caller in its own language.
      if (!tags) return own ?? call(given)
      return own ?? { status, body: JSON.parse(json), tags: [...tags] }
    }
  }
}
