import sharp from 'sharp'
import type { DrawPicture } from '../../src/demo/pictures.ts'

/** One colour in the size of a tile pattern, which takes longer to draw. */
export const plainPicture: DrawPicture = (_seed, _family, columns, rows) =>
  sharp({ create: { width: columns * 100, height: rows * 100, channels: 3, background: '#c9532b' } })
    .png()
    .toBuffer()
