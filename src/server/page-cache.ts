import { hash } from 'node:crypto'
import { compressFast, compressWell, type Encoding } from './compress.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** What is sent for a page in one encoding: complete, so that a hit is a look-up and a write. */
export interface PageVariant {
  status: number
  /** '' for a page that is not kept. */
  etag: string
  headers: string[]
  bytes: Buffer
}

interface CachedPage {
  status: number
  html: Buffer
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

/** Whole pages as compressed bytes. `securityHeaders` stand in every variant's headers. */
export function createPageCache(securityHeaders: Record<string, string>) {
  const cache = createTaggedCache<CachedPage>(maximumBytes)
  const fixedHeaders = Object.entries({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ...securityHeaders,
  }).flat()

  function variantOf(page: CachedPage, encoding: Encoding, bytes: Buffer): PageVariant {
    // Weak: the same page may be compressed again, better.
    const etag = page.etag && `W/"${page.etag}-${encoding}"`
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return {
      status: page.status,
      etag,
      headers: [...fixedHeaders, ...coding, ...(etag ? ['ETag', etag] : []), 'Content-Length', String(bytes.length)],
      bytes,
    }
  }

  async function shrink(page: CachedPage) {
    page.shrunk = true
    for (const encoding of ['br', 'gzip'] as const) {
      page.variants[encoding] = variantOf(page, encoding, await compressWell(page.html, encoding))
    }
  }

  const create = (status: number, html: Buffer, etag: string): CachedPage => ({
    status,
    html,
    etag,
    variants: {},
    hits: 0,
    madeAt: performance.now(),
    shrunk: false,
  })

  function variant(page: CachedPage, encoding: Encoding): PageVariant {
    const known = page.variants[encoding]
    if (known) return known
    const made = variantOf(page, encoding, compressFast(page.html, encoding))
    page.variants[encoding] = made
    return made
  }

  return {
    get(key: string, encoding: Encoding, evenOld = false): PageVariant | undefined {
      const page = cache.get(key, evenOld)
      if (!page) return undefined
      page.hits += 1
      if (!page.shrunk && page.hits >= hitsBeforeShrinking && performance.now() - page.madeAt > settled)
        void shrink(page)
      return variant(page, encoding)
    },
    moment: cache.moment,
    /** Keeps a page under `key`, if nothing it was made of changed meanwhile, and gives back what to send. */
    put(
      key: string,
      page: { status: number; html: Buffer },
      tags: Iterable<string>,
      begun: number,
      encoding: Encoding,
    ) {
      const etag = hash('sha1', page.html, 'base64url')
      // Made again and the same: what was compressed with care still serves.
      const old = cache.get(key, true)
      const made = old?.etag === etag ? old : create(page.status, page.html, etag)
      cache.set(key, made, made.html.length * 2, tags, begun)
      return variant(made, encoding)
    },
    /** What to send for a page that is not kept. */
    once: (page: { status: number; html: Buffer }, encoding: Encoding) =>
      variant(create(page.status, page.html, ''), encoding),
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
