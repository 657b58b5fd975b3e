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
      'evaluations',
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

  it('are flat: no folder of a part has folders of its own', () => {
    const depth = folder.split('/').length + 2
    expect(sources.filter((file) => file.startsWith(`${folder}/`) && file.split('/').length > depth)).toEqual([])
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

/** What an area of the panel uses of the panel; those that are not named here use the kit alone. */
const panelUses: Record<string, string[]> = {
  kit: [],
  client: ['kit', 'editor'],
  content: ['kit', 'editor'],
}

/** The area of the panel that a file stands in: '' for the root, null outside of the panel. */
const panelAreaOf = (file: string) => /^src\/panel\/(?:([^/]+)\/)?/.exec(file)?.map((area = '') => area)[1] ?? null

/** Whether a file of an area uses what it may not; only the root joins the areas. */
function isStray(file: string, to: string): boolean {
  const [from, into] = [panelAreaOf(file), panelAreaOf(to)]
  if (from === '' || from === null || into === null || from === into) return false
  return !(panelUses[from] ?? ['kit']).includes(into)
}

describe('the areas of the panel', () => {
  it('are joined by the list of pages and by what draws them, which stand alone at the root', () => {
    const inRoot = sources.filter((file) => panelAreaOf(file) === '')
    expect(inRoot).toEqual(['src/panel/pages.ts', 'src/panel/render-panel.tsx'])
  })

  it('use the kit, and none of each other', () => {
    const strays = sources.flatMap((file) =>
      importsOf(file)
        .filter(({ to }) => isStray(file, to))
        .map(({ to }) => told({ file, to })),
    )
    expect(strays).toEqual([])
  })

  it('would be caught', () => {
    expect(isStray('src/panel/invoices/page.ts', 'src/panel/payments/page.ts')).toBe(true)
    expect(isStray('src/panel/kit/list.tsx', 'src/panel/invoices/page.ts')).toBe(true)
    expect(isStray('src/panel/invoices/page.ts', 'src/panel/pages.ts')).toBe(true)
    expect(isStray('src/panel/invoices/page.ts', 'src/panel/kit/paths.ts')).toBe(false)
  })
})

/** Folders in rows from the top, '.' for the files beside them: each may use those of the rows below, no other. */
const layered = [
  {
    folder: 'src/site',
    rows: [
      ['client'],
      ['render'],
      ['.'],
      ['billing', 'calendar', 'course', 'courses', 'kit', 'logout', 'newsletter', 'not-found', 'quotation'],
      [
        'evaluation',
        'presence',
        'registration',
        'rooms',
        'session-choice',
        'trainer',
        'trainer-request',
        'verify',
        'verify-email',
      ],
      ['account', 'auth', 'content'],
      ['chrome', 'paths'],
      ['screens'],
    ],
  },
  {
    folder: 'src/ui',
    rows: [
      ['billing', 'contact', 'login'],
      ['forms'],
      ['session', 'snackbars'],
      ['kit'],
      ['.'],
      ['fonts', 'gql', 'styles'],
    ],
  },
]

describe.each(layered)('the folders of $folder', ({ folder, rows }) => {
  const folderOf = (file: string) => {
    if (!file.startsWith(`${folder}/`)) return null
    const [first = '', ...below] = file.slice(folder.length + 1).split('/')
    return below.length > 0 ? first : '.'
  }
  const rowOf = (name: string | null) => rows.findIndex((row) => name !== null && row.includes(name))
  const own = sources.filter((file) => folderOf(file) !== null)

  it('have a row each', () => {
    expect(own.filter((file) => rowOf(folderOf(file)) === -1)).toEqual([])
  })

  it('use those of the rows below', () => {
    const crossings = own.flatMap((file) =>
      importsOf(file)
        .filter(({ to }) => folderOf(to) !== null && folderOf(to) !== folderOf(file))
        .map(({ to }) => ({ file, to })),
    )
    expect(crossings.length).toBeGreaterThan(rows.length)
    const others = crossings.filter(({ file, to }) => rowOf(folderOf(to)) <= rowOf(folderOf(file)))
    expect(others.map(told)).toEqual([])
  })
})
