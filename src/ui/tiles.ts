import { type Family, families, familyOf } from './tiles/families.ts'
import { layFloor, type Tile } from './tiles/lay-floor.ts'
import { pathOf, side } from './tiles/shapes.ts'

export { type Family, familyOf } from './tiles/families.ts'

export interface FloorOptions {
  /** The key of what the floor stands for: a course, a category, a page, a room. */
  seed: string
  /** Left out: the seed chooses. */
  family?: Family
  columns: number
  rows: number
  /** Keeps one tile apart, as `<g class="turn">`, for style sheets to turn. */
  turn?: boolean
}

/** Pixels a tile, where nothing else gives the drawing a size. */
const pixels = 40

const add = (paths: Map<string, string>, colour: string, path: string) =>
  paths.set(colour, (paths.get(colour) ?? '') + path)

const drawn = (paths: Map<string, string>, edge = false) =>
  [...paths]
    .map(([colour, path]) => `<path fill="${colour}"${edge ? ` stroke="${colour}"` : ''} d="${path}"/>`)
    .join('')

const squares = ({ column, row }: Tile) => `M${column * side} ${row * side}h${side}v${side}h-${side}z`

/** The tiles as one path for each colour; hard edges under thin strokes, or seams would show between tiles. */
function drawTiles(tiles: Tile[], paper: string): string {
  const grounds = new Map<string, string>()
  const figures = new Map<string, string>()
  const marks = new Map<string, string>()
  for (const tile of tiles) {
    const { column, row, shape, quarters, ground, colour, mark } = tile
    if (ground !== paper) add(grounds, ground, squares(tile))
    for (const outline of shape.figure) add(figures, colour, pathOf(outline, column, row, quarters))
    if (shape.mark) add(mark ? marks : figures, mark ?? colour, pathOf(shape.mark, column, row, quarters))
  }
  const flat = grounds.size > 0 ? `<g shape-rendering="crispEdges">${drawn(grounds)}</g>` : ''
  return flat + drawn(figures, true) + drawn(marks)
}

function drawFloor({ seed, family = familyOf(seed), columns, rows, turn = false }: FloorOptions): string {
  const { paper } = families[family]
  const tiles = layFloor(seed, family, columns, rows)
  // A disc or a star looks the same after a quarter turn: the tile that turns must be seen to.
  const turning = turn ? tiles.find((tile, index) => index >= tiles.length / 3 && tile.shape.lopsided) : undefined
  const still = drawTiles(
    tiles.filter((tile) => tile !== turning),
    paper,
  )
  const moving = turning
    ? `<g class="turn"><path fill="${turning.ground}" d="${squares(turning)}"/>${drawTiles([turning], turning.ground)}</g>`
    : ''
  const [width, height] = [columns * side, rows * side]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" fill-rule="evenodd" stroke-width=".06" preserveAspectRatio="xMinYMin slice"` +
    ` width="${columns * pixels}" height="${rows * pixels}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${paper}" d="M0 0h${width}v${height}h-${width}z"/>${still}${moving}</svg>`
  )
}

const drawings = new Map<string, string>()
const kept = 500

/** A floor of tiles as an SVG that stands alone; the same options give the same drawing, always. */
export function floorSvg(options: FloorOptions): string {
  const { seed, family, columns, rows, turn } = options
  const key = [seed, family, columns, rows, turn].join('|')
  const known = drawings.get(key) ?? drawFloor(options)
  drawings.delete(key)
  drawings.set(key, known)
  const oldest = drawings.size > kept ? drawings.keys().next().value : undefined
  if (oldest !== undefined) drawings.delete(oldest)
  return known
}

/** One tile as a mark, where a whole floor would be too loud. */
export const tileMark = (seed: string, family?: Family): string => floorSvg({ seed, family, columns: 1, rows: 1 })
