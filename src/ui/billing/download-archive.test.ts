import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { countEntries } from './download-archive.ts'

const content = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7919) % 251)
const archive = zipSync({
  'facturen.csv': content(900),
  ...Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      [`factuur-2026-000${index}.pdf`, content(3_000 + index)],
      [`factuur-2026-000${index}.xml`, content(2_000 + index)],
    ]).flat(),
  ),
})

test.each([1, 7, 300, 100_000])('counts its files in pieces of %i bytes, each once', (size) => {
  const count = countEntries('.pdf')
  const counts = [0]
  for (let from = 0; from < archive.length; from += size) counts.push(count(archive.subarray(from, from + size)))
  expect(counts.at(-1)).toBe(5)
  for (const [index, value] of counts.slice(1).entries()) expect(value).toBeGreaterThanOrEqual(counts[index] ?? 0)
})
