import { createHash } from 'node:crypto'
import type { Store } from '../../cache/store.ts'
import type { RenderedPage } from '../../site/render/assemble.tsx'
import type { Body, Encoding, PageVariant } from '../responses/index.ts'
import {
  bodyOf,
  compressFast,
  compressParts,
  compressWell,
  createVariant,
  decompress,
  pageHeaders,
  privateHeaders,
  privateVariant,
} from '../responses/index.ts'

/** A page in the encodings it was asked for in; what it takes any other is made of one of these. */
export interface CachedPage {
  status: number
  etag: string
  hasSecretAddress: boolean
  /** null: it is not kept. */
  tags: ReadonlySet<string> | null
  variants: Partial<Record<Encoding, PageVariant>>
  hits: number
  madeAt: number
  shrunk: boolean
}

type Described = Pick<CachedPage, 'status' | 'etag' | 'tags' | 'hasSecretAddress'>

/** A page worth a tenth of a second of compression: one that was asked for this often. */
const hitsBeforeShrinking = 8
/** Milliseconds: a page that an editor is working on is not worth it yet. */
const settled = 5000
/** Bytes of a variant beside its page: its headers, of which most are shared. */
const headBytes = 300

/** Weak: whatever it is compressed with, now and later, the page is the same. */
function etagOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url')}"`
}

function htmlOf({ variants }: CachedPage): Buffer<ArrayBuffer> {
  const [encoding, variant] = Object.entries(variants)[0] ?? []
  return decompress(Buffer.from(variant?.bytes ?? '', 'latin1'), encoding)
}

/** Whole pages as compressed bytes. `securityHeaders` stand in every variant's headers. */
export function createPageCache(store: Store, securityHeaders: () => Record<string, string>, enabled: boolean) {
  const cache = store.cache<CachedPage>('page', {
    sizeOf: ({ variants }) =>
      Object.values(variants).reduce((total, { bytes }) => total + bytes.length + headBytes, headBytes),
    tagsOf: ({ tags }) => tags,
    enabled,
  })
  let made: { public: string[]; private: string[]; secret: string[] } | undefined

  /** The site's own address, which stands in them, is known once the server listens. */
  function headers() {
    if (made) return made
    const security = securityHeaders()
    made = {
      public: pageHeaders('public, max-age=0, must-revalidate', security),
      private: privateHeaders(security),
      secret: privateHeaders({ ...security, 'Referrer-Policy': 'no-referrer' }),
    }
    return made
  }

  const privateHeadersOf = (hasSecretAddress: boolean) => (hasSecretAddress ? headers().secret : headers().private)

  const variantOf = ({ status, etag, tags, hasSecretAddress }: Described, body: Body): PageVariant =>
    createVariant({ status, etag }, tags ? headers().public : privateHeadersOf(hasSecretAddress), body)

  async function shrink(key: string, page: CachedPage) {
    page.shrunk = true
    const html = htmlOf(page)
    const variants: CachedPage['variants'] = {}
    for (const encoding of ['br', 'gzip'] as const) {
      variants[encoding] = variantOf(page, bodyOf(encoding, await compressWell(html, encoding)))
    }
    page.variants = variants
    cache.weigh(key, page)
  }

  /** What to send for a page, to who accepts these encodings. */
  function variant(key: string, page: CachedPage, accepted: readonly Encoding[]): PageVariant {
    for (const encoding of accepted) {
      const known = page.variants[encoding]
      if (known) return known
    }
    const encoding = accepted[0] ?? 'identity'
    const made = variantOf(page, bodyOf(encoding, compressFast(htmlOf(page), encoding)))
    page.variants[encoding] = made
    cache.weigh(key, page)
    return made
  }

  return {
    get(key: string, accepted: readonly Encoding[]): PageVariant | undefined {
      const page = cache.get(key)
      if (!page) return undefined
      page.hits += 1
      if (!page.shrunk && page.hits >= hitsBeforeShrinking && performance.now() - page.madeAt > settled)
        void shrink(key, page)
      return variant(key, page, accepted)
    },
    /** The page that is kept under `key`, else what `make` makes, for who accepts these encodings. */
    async fetch(key: string, accepted: readonly Encoding[], make: () => Promise<CachedPage>): Promise<PageVariant> {
      // Where nothing is kept each page is made, so that the bench counts them.
      return variant(key, enabled ? await cache.fetch(key, make) : await make(), accepted)
    },
    /** A page of what was rendered; `tags` is null when it may not be kept. */
    create(
      key: string,
      page: RenderedPage,
      tags: ReadonlySet<string> | null,
      accepted: readonly Encoding[],
    ): CachedPage {
      const etag = tags && enabled ? etagOf(page.parts) : ''
      const old = etag ? cache.getStale(key) : undefined
      // Made again and the same: what was compressed with care still serves.
      if (old?.etag === etag) return { ...old, tags }
      const { status, hasSecretAddress = false } = page
      const body = compressParts(page.parts, accepted)
      const variants = { [body.encoding]: variantOf({ status, hasSecretAddress, etag, tags }, body) }
      return { status, hasSecretAddress, etag, tags, variants, hits: 0, madeAt: performance.now(), shrunk: false }
    },
    /** A page for one visit, which nobody keeps. */
    drawn({ status, parts, hasSecretAddress = false }: RenderedPage, accepted: readonly Encoding[]): PageVariant {
      return privateVariant(status, parts, privateHeadersOf(hasSecretAddress), accepted)
    },
    stale(key: string): CachedPage | undefined {
      const page = cache.getStale(key)
      return page && { ...page, tags: null, variants: { ...page.variants } }
    },
  }
}
