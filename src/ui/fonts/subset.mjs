import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Writes the two font files beside this one: the letters of Dutch, English and French, in the weights the look uses.
 * Run it after an update of the fonts: `node src/ui/fonts/subset.mjs`.
 */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const letters = 'éèêëàâäçîïíìôöóòùûüúáñãåøßõÉÈÊËÀÂÄÇÎÏÔÖÙÛÜÁÓŒœ'
const signs = '\u00a0\u202f«°·»‘’“”„–—…•€−→←↑↓↗✓×½©'

const fonts = [
  // Headings have one weight only, so the font keeps one.
  { from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', to: 'bricolage.woff2', wght: 640 },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument.woff2',
    wght: { min: 400, max: 700 },
  },
]

for (const { from, to, wght } of fonts) {
  const source = await readFile(new URL(`../../../node_modules/@fontsource-variable/${from}`, import.meta.url))
  const subset = await subsetFont(source, ascii + letters + signs, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(new URL(to, import.meta.url), subset)
}
