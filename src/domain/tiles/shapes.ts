/** One side of a tile, in units of the drawing. */
export const side = 8

/** A point of an outline; with a radius it is reached by an arc, clockwise unless `back`. */
type Step = readonly [x: number, y: number, radius?: number, back?: 'back']
export type Outline = readonly Step[]

/** What stands on a tile; where outlines of the figure overlap they leave a hole. */
export interface Shape {
  figure: Outline[]
  /** A small round on the figure: a hole in it, or in the colour of marks. */
  mark?: Outline
  /** Looks different after a quarter turn. */
  lopsided?: boolean
}

const disc = (x: number, y: number, radius: number): Outline => [
  [x - radius, y],
  [x + radius, y, radius],
  [x - radius, y, radius],
]

const quarter: Outline = [
  [0, 0],
  [8, 0],
  [0, 8, 8],
]
const leaf: Outline = [
  [0, 8],
  [8, 0, 8],
  [0, 8, 8],
]
const drop: Outline = [
  [0, 0],
  [4, 0],
  [4, 8, 4],
  [0, 4, 4],
]
const arch: Outline = [
  [0, 8],
  [0, 4],
  [8, 4, 4],
  [8, 8],
]
const star: Outline = [
  [4, 0],
  [8, 4, 4, 'back'],
  [4, 8, 4, 'back'],
  [0, 4, 4, 'back'],
  [4, 0, 4, 'back'],
]
const square = (x: number, y: number): Outline => [
  [x, y],
  [x + 4, y],
  [x + 4, y + 4],
  [x, y + 4],
]
const triangle: Outline = [
  [0, 0],
  [8, 8],
  [0, 8],
]
const band: Outline = [
  [0, 4],
  [4, 0],
  [8, 0],
  [0, 8],
]
const corner: Outline = [
  [8, 4],
  [8, 8],
  [4, 8],
]

export const shapes = {
  quarter: { figure: [quarter], lopsided: true },
  quarterWithDot: { figure: [quarter], mark: disc(2.2, 2.2, 1.1), lopsided: true },
  leaf: { figure: [leaf], lopsided: true },
  leafWithDot: { figure: [leaf], mark: disc(4, 4, 1.2), lopsided: true },
  drop: { figure: [drop], mark: disc(4, 4, 1.6), lopsided: true },
  arch: { figure: [arch], lopsided: true },
  disc: { figure: [disc(4, 4, 4)] },
  discInDisc: { figure: [disc(4, 4, 4)], mark: disc(4, 4, 2) },
  star: { figure: [star] },
  check: { figure: [square(0, 0), square(4, 4)], lopsided: true },
  checkWithDot: { figure: [square(0, 0), square(4, 4), disc(6, 2, 1.2)], lopsided: true },
  triangle: { figure: [triangle], lopsided: true },
  bands: { figure: [band, corner], lopsided: true },
} satisfies Record<string, Shape>

/** How often each comes; a shape named twice comes twice as often. */
export const shapeOrder: readonly [Shape, ...Shape[]] = [
  shapes.quarter,
  shapes.quarter,
  shapes.quarter,
  shapes.quarterWithDot,
  shapes.quarterWithDot,
  shapes.disc,
  shapes.discInDisc,
  shapes.discInDisc,
  shapes.leaf,
  shapes.leafWithDot,
  shapes.drop,
  shapes.arch,
  shapes.star,
  shapes.check,
  shapes.checkWithDot,
  shapes.checkWithDot,
  shapes.triangle,
  shapes.bands,
]

/** At most two decimals, and no zero before the point. */
const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/** A point turned around the tile's middle by so many quarters. */
function turned(x: number, y: number, quarters: number): [number, number] {
  const [east, south] = [x - side / 2, y - side / 2]
  const around: [number, number][] = [
    [east, south],
    [-south, east],
    [-east, -south],
    [south, -east],
  ]
  const [right, down] = around[quarters % 4] ?? [east, south]
  return [right + side / 2, down + side / 2]
}

/** The path of an outline on the tile at column and row, turned by so many quarters. */
export function pathOf(outline: Outline, column: number, row: number, quarters: number): string {
  let path = ''
  let [atX, atY] = [0, 0]
  for (const [x, y, radius, back] of outline) {
    const [toX, toY] = turned(x, y, quarters)
    const [dx, dy] = [short(toX - atX), short(toY - atY)]
    if (path === '') path = `M${short(toX + column * side)} ${short(toY + row * side)}`
    else if (radius) path += `a${short(radius)} ${short(radius)} 0 0 ${back ? 0 : 1} ${dx} ${dy}`
    else if (dx === '0') path += `v${dy}`
    else if (dy === '0') path += `h${dx}`
    else path += `l${dx} ${dy}`
    ;[atX, atY] = [toX, toY]
  }
  return `${path}z`.replaceAll(' -', '-')
}
