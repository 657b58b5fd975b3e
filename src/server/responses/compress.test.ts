import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressParts, decompress } from './compress.ts'

const bytesOf = ({ bytes }: { bytes: string }) => Buffer.from(bytes, 'latin1')

test('whatever parts of pages come back, each page is unpacked as it was put together', () => {
  const page = fc.array(fc.nat(9), { maxLength: 12 })
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 400 }), { minLength: 10, maxLength: 10 }),
      fc.array(page),
      (texts, pages) => {
        const parts = texts.map((text) => Buffer.from(text))
        for (const places of pages) {
          const own = places.flatMap((place) => parts[place] ?? [])
          for (const accepted of [['gzip'], ['br', 'gzip']] as const) {
            const body = compressParts(own, accepted)
            expect(decompress(bytesOf(body), body.encoding)).toEqual(Buffer.concat(own))
          }
        }
      },
    ),
  )
})

test('a small new part among those that came back is deflated by itself', () => {
  const [top, end] = ['top', 'end'].map((name) => Buffer.from(`<p>${name}</p>`.repeat(200)))
  const pageOf = (text: string) => [top, Buffer.from(text), end].filter((part) => part !== undefined)
  const encodingOf = (text: string) => compressParts(pageOf(text), ['br', 'gzip']).encoding
  expect([encodingOf('one'), encodingOf('two'), encodingOf('three')]).toEqual(['br', 'gzip', 'gzip'])
  const body = compressParts(pageOf('four'), ['br', 'gzip'])
  expect(String(gunzipSync(bytesOf(body)))).toBe(pageOf('four').join(''))
})
