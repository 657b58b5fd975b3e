import { drawTiles } from './tiles/draw-tiles.ts'
import { type Family, families, familyOf } from './tiles/families.ts'
import { layTilePattern } from './tiles/lay-tile-pattern.ts'

export { type Family, familyOf } from './tiles/families.ts'
export { logoSvg, pageLogoSvg } from './tiles/logo.ts'

export interface TilePatternOptions {
  /** The key of what the floor stands for: a course, a category, a page, a room. */
  seed: string
  /** Left out: the seed chooses. */
  family?: Family
  columns: number
  rows: number
  /** Keeps one tile apart, as `<g class="turn">`, for style sheets to turn. */
  turn?: boolean
}

function drawTilePattern({ seed, family = familyOf(seed), columns, rows, turn }: TilePatternOptions): string {
  const tiles = layTilePattern(seed, family, columns, rows)
  // A disc or a star looks the same after a quarter turn: the tile that turns must be seen to.
  const turning = turn ? tiles.find((tile, index) => index >= tiles.length / 3 && tile.shape.lopsided) : undefined
  return drawTiles(tiles, turning, families[family].paper, 40)
}

const drawings = new Map<string, string>()
const kept = 500

/** A floor of tiles as an SVG that stands alone; the same options give the same drawing, always. */
export function tilePatternSvg(options: TilePatternOptions): string {
  const { seed, family, columns, rows, turn } = options
  const key = [seed, family, columns, rows, turn].join('|')
  const known = drawings.get(key) ?? drawTilePattern(options)
  drawings.delete(key)
  drawings.set(key, known)
  const oldest = drawings.size > kept ? drawings.keys().next().value : undefined
  if (oldest !== undefined) drawings.delete(oldest)
  return known
}

/** One tile as a mark, where a whole floor would be too loud. */
export const tileMark = (seed: string, family?: Family): string => tilePatternSvg({ seed, family, columns: 1, rows: 1 })
