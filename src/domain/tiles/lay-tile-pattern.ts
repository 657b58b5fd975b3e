import { type Family, families, hash } from './families.ts'
import { type Shape, shapeOrder, shapes } from './shapes.ts'

export interface Tile {
  column: number
  row: number
  shape: Shape
  quarters: number
  ground: string
  colour: string
  /** The colour of its mark; null is a hole. */
  mark: string | null
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function chance(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const isQuarter = (tile: Tile) => tile.shape === shapes.quarter || tile.shape === shapes.quarterWithDot

/** The quarter turns that make a quarter circle the mirror image of the one to its left. */
const mirrored = [1, 0, 3, 2]

/** Chooses every tile of a floor: seldom the same beside itself, and pairs of quarters that meet in a larger round. */
export function layTilePattern(seed: string, family: Family, columns: number, rows: number): Tile[] {
  const { grounds, figures, mark } = families[family]
  const next = chance(`${seed}/${family}`)
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(next() * from.length)] ?? from[0]
  const tiles: Tile[] = []
  let pairs = 0

  const partnerOf = (left: Tile, column: number): Tile => {
    const shape = left.shape === shapes.quarter && next() < 0.3 ? shapes.quarterWithDot : shapes.quarter
    return { ...left, column, shape, quarters: mirrored[left.quarters] ?? 0, mark }
  }

  const choose = (column: number, row: number, left?: Tile, above?: Tile): Tile => {
    let shape = pick(shapeOrder)
    while (shape === left?.shape || shape === above?.shape) shape = pick(shapeOrder)
    const ground = pick(grounds)
    const crowded = left?.colour === above?.colour ? left?.colour : undefined
    const colours = figures.filter((colour) => colour !== ground && colour !== crowded)
    const colour = colours[Math.floor(next() * colours.length)] ?? figures[0]
    const other = figures.find((candidate) => candidate !== colour && candidate !== ground) ?? null
    return { column, row, shape, quarters: Math.floor(next() * 4), ground, colour, mark: pick([null, mark, other]) }
  }

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = column > 0 ? tiles.at(-1) : undefined
      const meets = left && isQuarter(left) && column > pairs && next() < 0.5
      if (meets) pairs = column + 1
      else if (column === 0) pairs = 0
      tiles.push(meets ? partnerOf(left, column) : choose(column, row, left, tiles[(row - 1) * columns + column]))
    }
  }
  return tiles
}
