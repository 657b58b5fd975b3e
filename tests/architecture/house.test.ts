import { describe, expect, it } from 'vitest'
import { purposes } from '../../src/house/picture.ts'
import { circlesOf, folderArrows, longest, survey } from '../../src/house/survey.ts'
import { graph } from './import-graph.ts'

const house = survey(graph)

describe('the house', () => {
  // What it was built to, 8,000 lines below what stood before; who adds a feature may raise the first two, knowingly.
  it('has few files and lines, no file long, the middle one of some length', () => {
    expect(house.files).toBeLessThanOrEqual(1620)
    expect(house.lines).toBeLessThanOrEqual(161_500)
    expect(house.median).toBeGreaterThanOrEqual(55)
    expect(house.tooLong, `files of over ${longest} lines`).toEqual([])
  })

  it('has no folders that import each other, by whatever way', () => {
    expect(house.circles).toEqual([])
  })

  it('would find such a circle', () => {
    const added = [
      ['src/a/x.ts', 'src/b/y.ts'],
      ['src/b/z.ts', 'src/c/z.ts'],
      ['src/c/z.ts', 'src/a/w.ts'],
    ] as const
    expect(circlesOf(folderArrows(added))).toEqual([['src/a', 'src/b', 'src/c']])
    expect(circlesOf(folderArrows(added.slice(1)))).toEqual([])
  })

  it('says of each room what it is for', () => {
    expect(house.rooms.map(({ name }) => name).sort()).toEqual(Object.keys(purposes).sort())
  })
})
