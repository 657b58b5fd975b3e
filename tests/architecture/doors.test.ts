import { describe, expect, it } from 'vitest'
import { importsOf, sources } from './import-graph.ts'

/** The parts of the API, from the top: each may use those below it, through their door (`index.ts`) alone. */
const parts = [
  'app',
  'desk',
  'registrations',
  'rooms',
  'people',
  'identity',
  'catalogue',
  'money',
  'content',
  'files',
  'mail',
  'platform',
]

/** The part of the API that a file stands in; null outside of it. */
const partOf = (file: string) => /^src\/api\/([^/]+)\//.exec(file)?.[1] ?? null

const isDoor = (file: string) => /^src\/api\/[^/]+\/index\.ts$/.test(file)

/** What crosses into a part of the API, from another one or from outside; generating loads no pages of documentation. */
const crossings = sources
  .filter((file) => file !== 'src/launch/generate.mjs')
  .flatMap((file) =>
    importsOf(file)
      .filter(({ to }) => partOf(to) !== null && partOf(to) !== partOf(file))
      .map(({ to }) => ({ file, to, from: partOf(file), into: partOf(to) ?? '' })),
  )

const told = ({ file, to }: { file: string; to: string }) => `${file} -> ${to}`

describe('the parts of the API', () => {
  it('are all that there is', () => {
    const inApi = sources.filter((file) => file.startsWith('src/api/'))
    expect([...new Set(inApi.map(partOf))].sort()).toEqual([...parts].sort())
    expect(crossings.length).toBeGreaterThan(400)
  })

  it('are entered by their door', () => {
    expect(crossings.filter(({ to }) => !isDoor(to)).map(told)).toEqual([])
  })

  it('use what is below them, never what is above', () => {
    const upward = crossings.filter(({ from, into }) => from !== null && parts.indexOf(into) <= parts.indexOf(from))
    expect(upward.map(told)).toEqual([])
  })

  it('go through no door of their own', () => {
    const own = sources.flatMap((file) =>
      importsOf(file)
        .filter(({ to }) => isDoor(to) && partOf(to) === partOf(file))
        .map(({ to }) => told({ file, to })),
    )
    expect(own).toEqual([])
  })
})
