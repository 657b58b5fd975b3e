import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asvs } from './asvs/table.ts'

const proofs = asvs.flatMap(([id, , , how]) => ('provenBy' in how ? how.provenBy.map((proof) => [id, ...proof]) : []))

describe('the table of ASVS 5.0, levels 1 and 2', () => {
  test('has every item of its chapters once, in order', () => {
    const ids = asvs.map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    const chapters = Object.groupBy(asvs, ([id]) => id.split('.')[0] ?? '')
    // 253 in all, of which 29 are of OAuth and 7 of WebRTC.
    expect(Object.fromEntries(Object.entries(chapters).map(([chapter, items]) => [chapter, items?.length]))).toEqual({
      ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7 },
      ...{ 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16 },
    })
  })

  test('names only tests that there are', () => {
    const lost = proofs.filter(
      ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    )
    expect(lost).toEqual([])
  })
})
