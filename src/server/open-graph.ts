import sharp from 'sharp'
import { createTaggedCache } from './tagged-cache.ts'

/** Draws a floor of tiles as SVG; the site's own generator, handed in. */
export type DrawFloor = (floor: { seed: string; family: string; columns: number; rows: number }) => string

const path = /^\/open-graph\/([a-z-]{1,40})\/([\w-]{1,80})\.png$/

/** Answers /open-graph/{family}/{seed}.png: the page's floor at 1200 x 600, for whoever shares it. */
export function createOpenGraph(drawFloor: DrawFloor) {
  const cache = createTaggedCache<Buffer>(8 * 1024 * 1024)
  return async (pathname: string): Promise<Buffer | null> => {
    const [, family, seed] = path.exec(pathname) ?? []
    if (!family || !seed) return null
    const known = cache.get(pathname)
    if (known) return known
    const svg = drawFloor({ seed, family, columns: 8, rows: 4 })
    const bytes = await sharp(Buffer.from(svg)).resize({ width: 1200, height: 600 }).png({ palette: true }).toBuffer()
    cache.set(pathname, bytes, bytes.length, [], cache.moment())
    return bytes
  }
}
