import { createHash } from 'node:crypto'
import { type Body, bodyOf, compressParts, compressWell, type Encoding } from './compress.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** What is sent for a page in one encoding: complete, so that a hit is a look-up and a write. */
export interface PageVariant {
  status: number
  /** '' for a page that is not kept. */
  etag: string
  headers: string[]
  /** One character a byte. */
  bytes: string
}

interface PageParts {
  status: number
  parts: readonly Buffer[]
}

interface CachedPage extends PageParts {
  etag: string
  variants: Partial<Record<Encoding, PageVariant>>
  hits: number
  madeAt: number
  shrunk: boolean
}

const maximumBytes = 64 * 1024 * 1024
/** A page worth a tenth of a second of compression: one that was asked for this often. */
const hitsBeforeShrinking = 8
/** Milliseconds: a page that an editor is working on is not worth it yet. */
const settled = 5000

/** Weak: whatever it is compressed with, now and later, the page is the same. */
function etagOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url')}"`
}

/** Whole pages as compressed bytes. `securityHeaders` stand in every variant's headers. */
export function createPageCache(securityHeaders: Record<string, string>) {
  const cache = createTaggedCache<CachedPage>(maximumBytes)
  const fixedHeaders = Object.entries({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ...securityHeaders,
  }).flat()

  function variantOf({ status, etag }: CachedPage, { encoding, bytes }: Body): PageVariant {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const tag = etag ? ['ETag', etag] : []
    return {
      status,
      etag,
      headers: [...fixedHeaders, ...coding, ...tag, 'Content-Length', String(bytes.length)],
      bytes,
    }
  }

  async function shrink(page: CachedPage) {
    page.shrunk = true
    const html = Buffer.concat(page.parts)
    for (const encoding of ['br', 'gzip'] as const) {
      page.variants[encoding] = variantOf(page, bodyOf(encoding, await compressWell(html, encoding)))
    }
  }

  const create = ({ status, parts }: PageParts, etag: string): CachedPage => ({
    status,
    parts,
    etag,
    variants: {},
    hits: 0,
    madeAt: performance.now(),
    shrunk: false,
  })

  function variant(page: CachedPage, accepted: readonly Encoding[]): PageVariant {
    for (const encoding of accepted) {
      const known = page.variants[encoding]
      if (known) return known
    }
    const body = compressParts(page.parts, accepted)
    const made = variantOf(page, body)
    page.variants[body.encoding] = made
    return made
  }

  return {
    get(key: string, accepted: readonly Encoding[], evenOld = false): PageVariant | undefined {
      const page = cache.get(key, evenOld)
      if (!page) return undefined
      page.hits += 1
      if (!page.shrunk && page.hits >= hitsBeforeShrinking && performance.now() - page.madeAt > settled)
        void shrink(page)
      return variant(page, accepted)
    },
    moment: cache.moment,
    /** Keeps a page under `key`, if nothing it was made of changed meanwhile, and gives back what to send. */
    put(key: string, page: PageParts, tags: Iterable<string>, begun: number, accepted: readonly Encoding[]) {
      const etag = etagOf(page.parts)
      // Made again and the same: what was compressed with care still serves.
      const old = cache.get(key, true)
      const made = old?.etag === etag ? old : create(page, etag)
      const length = made.parts.reduce((total, part) => total + part.length, 0)
      cache.set(key, made, length * 2, tags, begun)
      return variant(made, accepted)
    },
    /** What to send for a page that is not kept. */
    once: (page: PageParts, accepted: readonly Encoding[]) => variant(create(page, ''), accepted),
    drop: cache.drop,
    clear: cache.clear,
    get count() {
      return cache.count
    },
    get size() {
      return cache.size
    },
  }
}
