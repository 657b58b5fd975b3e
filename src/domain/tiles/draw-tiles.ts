import type { Tile } from './lay-tile-pattern.ts'
import { pathOf, side } from './shapes.ts'

const add = (paths: Map<string, string>, colour: string, path: string) =>
  paths.set(colour, (paths.get(colour) ?? '') + path)

const drawn = (paths: Map<string, string>, edge = false) =>
  [...paths]
    .map(([colour, path]) => `<path fill="${colour}"${edge ? ` stroke="${colour}"` : ''} d="${path}"/>`)
    .join('')

const square = ({ column, row }: Tile) => `M${column * side} ${row * side}h${side}v${side}h-${side}z`

/** The tiles as one path for each colour; hard edges under thin strokes, or seams would show between tiles. */
function drawMerged(tiles: Tile[], paper: string): string {
  const grounds = new Map<string, string>()
  const figures = new Map<string, string>()
  const marks = new Map<string, string>()
  for (const tile of tiles) {
    const { column, row, shape, quarters, ground, colour, mark } = tile
    if (ground !== paper) add(grounds, ground, square(tile))
    for (const outline of shape.figure) add(figures, colour, pathOf(outline, column, row, quarters))
    if (shape.mark) add(mark ? marks : figures, mark ?? colour, pathOf(shape.mark, column, row, quarters))
  }
  const flat = grounds.size > 0 ? `<g shape-rendering="crispEdges">${drawn(grounds)}</g>` : ''
  return flat + drawn(figures, true) + drawn(marks)
}

const drawTurning = (tile: Tile) =>
  `<g class="turn"><path fill="${tile.ground}" d="${square(tile)}"/>${drawMerged([tile], tile.ground)}</g>`

/** An SVG that stands alone, `pixels` a tile where nothing else gives it a size; `turning` is drawn apart. */
export function drawTiles(tiles: Tile[], turning: Tile | undefined, paper: string, pixels: number): string {
  const columns = Math.max(...tiles.map((tile) => tile.column)) + 1
  const rows = Math.max(...tiles.map((tile) => tile.row)) + 1
  const [width, height] = [columns * side, rows * side]
  const still = tiles.filter((tile) => tile !== turning)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" fill-rule="evenodd" stroke-width=".06"` +
    ` preserveAspectRatio="xMinYMin slice" width="${columns * pixels}" height="${rows * pixels}"` +
    ` viewBox="0 0 ${width} ${height}"><path fill="${paper}" d="M0 0h${width}v${height}h-${width}z"/>` +
    `${drawMerged(still, paper)}${turning ? drawTurning(turning) : ''}</svg>`
  )
}
