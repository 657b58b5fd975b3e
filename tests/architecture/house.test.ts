import { describe, expect, it } from 'vitest'
import { purposes } from '../../src/house/picture.ts'
import { circlesOf, folderArrows, survey } from '../../src/house/survey.ts'
import { graph } from './import-graph.ts'

const house = survey(graph)

describe('the house', () => {
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
