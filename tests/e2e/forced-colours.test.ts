import sharp from 'sharp'
import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

/** How many colours cover at least a hundredth of a picture. */
async function coloursIn(png: Buffer): Promise<number> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count > data.length / 300).length
}

test('the tiles stay pictures where the system chooses the colours', async ({ visit }) => {
  const { page } = await visit('/en')
  await page.emulateMedia({ forcedColors: 'active' })
  for (const picture of ['main svg', 'header svg', 'footer svg']) {
    const drawn = await page.locator(picture).first().screenshot()
    expect(await coloursIn(drawn), picture).toBeGreaterThanOrEqual(3)
  }
})
