import type { Store } from '../../cache/store.ts'
import { compressFast, type Encoding, encodingsOf } from '../responses/index.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Which calls are answered alike for whoever has no token, and for those whose token is one of everybody's. */
interface Shared {
  path: RegExp
  isEverybody(request: Request): Promise<boolean>
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
    if (request.headers.has('authorization') && !(await isEverybody(request))) return fetch(request)
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
