import { drawTiles } from './draw-tiles.ts'
import { families } from './families.ts'
import type { Tile } from './lay-tile-pattern.ts'
import { shapes } from './shapes.ts'

const { paper } = families.ink
const [ink, terra] = families.ink.figures

function draw(paper: string, ink: string): string {
  const on = { ground: paper, mark: null }
  const tiles: Tile[] = [
    { ...on, column: 0, row: 0, shape: shapes.discInDisc, quarters: 0, colour: ink, mark: terra },
    { ...on, column: 1, row: 0, shape: shapes.quarterWithDot, quarters: 0, colour: terra },
    { ...on, column: 0, row: 1, shape: shapes.quarter, quarters: 0, colour: ink },
    { ...on, column: 1, row: 1, shape: shapes.quarterWithDot, quarters: 2, colour: ink },
  ]

  return drawTiles(tiles, undefined, paper, 17)
}

const drawing = draw(paper, ink)
const inPage = draw('var(--ground)', 'var(--text)')

/** Four tiles: the sign of the house, in the header, as the icon and on paper. */
export const logoSvg = (): string => drawing

/** The same in a page, in the colours of what it stands on: dark on light, light on dark. */
export const pageLogoSvg = (): string => inPage
