import sharp from 'sharp'
import type { Store } from '../cache/store.ts'

interface TilePattern {
  seed: string
  family: string
}

interface OpenGraphSettings {
  store: Store
  /** Draws a pattern of tiles as SVG; the site's own generator, handed in. */
  draw(pattern: TilePattern & { columns: number; rows: number }): string
  /** Whether a page of ours has this pattern. */
  isKnown(pattern: TilePattern): Promise<boolean>
}

const path = /^\/open-graph\/([a-z-]{1,40})\/([\w-]{1,80})\.png$/
const noTags: ReadonlySet<string> = new Set()

/** Answers /open-graph/{family}/{seed}.png: the page's tiles at 1200 x 600, for whoever shares it; null for no page's. */
export function createOpenGraph({ store, draw, isKnown }: OpenGraphSettings) {
  const cache = store.cache<{ bytes: Buffer | null }>('open-graph', {
    sizeOf: ({ bytes }) => bytes?.length ?? 0,
    tagsOf: ({ bytes }) => bytes && noTags,
  })
  let last: Promise<unknown> = Promise.resolve()

  async function make(pattern: TilePattern): Promise<{ bytes: Buffer | null }> {
    if (!(await isKnown(pattern))) return { bytes: null }
    const svg = draw({ ...pattern, columns: 8, rows: 4 })
    // One at a time: each takes a processor for a while.
    const drawn = last.then(() =>
      sharp(Buffer.from(svg)).resize({ width: 1200, height: 600 }).png({ palette: true }).toBuffer(),
    )
    last = drawn.catch(() => {})
    return { bytes: await drawn }
  }

  return async (pathname: string): Promise<Buffer | null> => {
    const [, family, seed] = path.exec(pathname) ?? []
    if (!family || !seed) return null
    const { bytes } = await cache.fetch(pathname, () => make({ family, seed }))
    return bytes
  }
}
