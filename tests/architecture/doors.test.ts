import { describe, expect, it } from 'vitest'
import { importsOf, sources } from './import-graph.ts'

/** A folder of parts, from the top: each may use those below it, through their door (`index.ts`) alone. */
interface Area {
  folder: string
  parts: readonly string[]
}

const areas: readonly Area[] = [
  {
    folder: 'src/api',
    parts: [
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
    ],
  },
  { folder: 'src/server', parts: ['app', 'surfaces', 'files', 'caches', 'session', 'responses', 'dev'] },
]

const told = ({ file, to }: { file: string; to: string }) => `${file} -> ${to}`

describe.each(areas)('the parts of $folder', ({ folder, parts }) => {
  /** The part that a file stands in; null outside of the area. */
  const partOf = (file: string) => {
    const [part, ...below] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
    return part && below.length > 0 ? part : null
  }
  const isDoor = (file: string) => file === `${folder}/${partOf(file)}/index.ts`

  /** What crosses into a part, from another one or from outside; generating loads no pages of documentation. */
  const crossings = sources
    .filter((file) => file !== 'src/launch/generate.mjs')
    .flatMap((file) =>
      importsOf(file)
        .filter(({ to }) => to.startsWith(`${folder}/`) && partOf(to) !== partOf(file))
        .map(({ to }) => ({ file, to, from: partOf(file), into: partOf(to) ?? '' })),
    )

  it('are all that there is', () => {
    const own = sources.filter((file) => file.startsWith(`${folder}/`))
    expect([...new Set(own.map(partOf))].sort()).toEqual([...parts].sort())
    expect(crossings.length).toBeGreaterThan(parts.length)
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
