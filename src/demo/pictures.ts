import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { files } from '../db/tables.ts'
import { familyOf, tilePatternSvg } from '../domain/tiles.ts'

/** Draws a floor of tiles as a PNG, `columns` by `rows` tiles; `family` is the key that chooses its colours. */
export type DrawPicture = (seed: string, family: string, columns: number, rows: number) => Promise<Buffer>

/** Where a picture's bytes go. */
export interface PictureStorage {
  put(id: string, bytes: Uint8Array): Promise<void>
}

/** Draws and stores pictures; `rows` are the files drawn so far, by the name of what they show. */
export function createPictures(storage: PictureStorage, drawPicture: DrawPicture) {
  const rows = new Map<string, typeof files.$inferInsert & { id: string }>()

  return {
    rows,
    async draw(key: string, family: string, columns: number, lines: number, name = key) {
      const bytes = await drawPicture(key, family, columns, lines)
      const id = randomUUID()
      await storage.put(id, bytes)
      rows.set(key, {
        id,
        name: `${name}.png`,
        mimeType: 'image/png',
        // Tiles of a seed: whose they are stands beside them.
        decorative: true,
        size: bytes.length,
        // A PNG says its size in its sixteenth to twenty-third byte.
        width: bytes.readUInt32BE(16),
        height: bytes.readUInt32BE(20),
      })
    },
    idOf: (key: string) => rows.get(key)?.id ?? null,
  }
}
export type Pictures = ReturnType<typeof createPictures>

const pixelsATile = 200

/** A tile pattern as a PNG, two hundred pixels a tile. */
export const drawPicture: DrawPicture = (seed, family, columns, rows) =>
  sharp(Buffer.from(tilePatternSvg({ seed, family: familyOf(family), columns, rows })))
    .resize({ width: columns * pixelsATile })
    .png()
    .toBuffer()
