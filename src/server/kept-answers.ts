import { compressFast, type Encoding } from './compress.ts'
import { createTaggedCache } from './tagged-cache.ts'

type Fetch = (request: Request) => Response | Promise<Response>

interface Kept {
  body: Buffer<ArrayBuffer>
  headers: Record<string, string>
  /** Made when first asked for. */
  compressed: Partial<Record<Encoding, Buffer>>
}

export interface KeptAnswer {
  body: Buffer
  headers: Record<string, string>
}

const maximumBytes = 64 * 1024 * 1024
/** What an answer takes with its compressed forms, JSON being what it is. */
const growth = 1.25

/**
 * Answers of REST calls that cost much and are the same for everybody, kept until one of their tags is dropped; whoever
 * sends a token is answered anew. `enabled: false` keeps nothing.
 */
export function keepAnswers(fetch: Fetch, paths: readonly string[], enabled: boolean) {
  const cache = createTaggedCache<Kept>(maximumBytes)
  const dear = new Set(paths)

  async function ask(request: Request, key: string): Promise<Response> {
    const begun = cache.moment()
    const response = await fetch(request)
    const tags = response.headers.get('cache-tag')
    if (response.status !== 200 || !tags) return response
    const body = Buffer.from(await response.arrayBuffer())
    const kept = { body, headers: Object.fromEntries(response.headers), compressed: {} }
    cache.set(key, kept, body.length * growth + key.length, tags.split(/[\s,]+/), begun)
    return new Response(kept.body, { headers: kept.headers })
  }

  return {
    /** What is kept for an address, for who sends no token, in the first of the encodings. */
    find({ pathname, search }: URL, [encoding = 'identity']: readonly Encoding[]): KeptAnswer | undefined {
      const kept = cache.get(pathname + search)
      if (!kept) return undefined
      const headers = { ...kept.headers, Vary: 'Accept-Encoding' }
      if (encoding === 'identity') return { body: kept.body, headers }
      const body = kept.compressed[encoding] ?? compressFast(kept.body, encoding)
      kept.compressed[encoding] = body
      return { body, headers: { ...headers, 'Content-Encoding': encoding } }
    },
    async fetch(request: Request): Promise<Response> {
      if (!enabled || request.method !== 'GET' || request.headers.has('authorization')) return fetch(request)
      const { pathname, search } = new URL(request.url)
      if (!dear.has(pathname)) return fetch(request)
      const key = pathname + search
      const kept = cache.get(key)
      return kept ? new Response(kept.body, { headers: kept.headers }) : ask(request, key)
    },
    drop: cache.drop,
    clear: cache.clear,
  }
}
