import sharp from 'sharp'
import { familyOf, tilePatternSvg } from '../domain/tiles.ts'
import type { DrawPicture } from './pictures.ts'

const pixelsATile = 200

/** A tile pattern as a PNG, two hundred pixels a tile. */
export const drawPicture: DrawPicture = (seed, family, columns, rows) =>
  sharp(Buffer.from(tilePatternSvg({ seed, family: familyOf(family), columns, rows })))
    .resize({ width: columns * pixelsATile })
    .png()
    .toBuffer()
