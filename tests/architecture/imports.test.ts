import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Who may import whom (README, Decisions); what is not listed is forbidden. */
const mayImport: Record<string, string[]> = {
  domain: [],
  locales: [],
  config: [],
  schemas: ['domain'],
  adapters: ['config', 'domain', 'locales'],
  db: ['config', 'domain', 'schemas'],
  api: ['db', 'adapters', 'schemas', 'domain', 'config', 'blocks', 'locales'],
  jobs: ['api', 'db', 'adapters', 'schemas', 'domain', 'config', 'locales'],
  gateway: ['schemas', 'domain', 'config', 'mesh'],
  ui: ['schemas', 'domain', 'locales'],
  blocks: ['ui', 'schemas', 'domain'],
  site: ['blocks', 'ui', 'schemas', 'domain'],
  panel: ['blocks', 'ui', 'schemas', 'domain'],
  server: ['site', 'panel', 'blocks', 'config'],
}
/** They put the parts together. */
const free = new Set(['main', 'launch', 'tests'])

/** The house a file belongs to: 'src/api/app.ts' is api, 'blocks/faq/faq.tsx' is blocks. */
function houseOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  if (first === 'src') return second.replace(/\.\w+$/, '')
  return first.replace(/^\./, '')
}

const importing = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

function importsOf(file: string): string[] {
  const text = readFileSync(resolve(root, file), 'utf8')
  return [...text.matchAll(importing)].flatMap(([, to]) =>
    to ? [relative(root, resolve(root, dirname(file), to))] : [],
  )
}

const files = globSync(['src/**/*.{ts,tsx}', 'schemas/*.ts', 'blocks/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !file.includes('.test.') && !file.startsWith('src/ui/gql/'),
)
const crossings = files.flatMap((file) =>
  importsOf(file)
    .filter((to) => houseOf(to) !== houseOf(file))
    .map((to) => ({ file, from: houseOf(file), to })),
)

/** A block's folder, null outside blocks or for what all blocks share. */
const blockOf = (file: string) => /^blocks\/([^/]+)\//.exec(file)?.[1] ?? null

describe('who imports whom', () => {
  it('finds the files and their imports', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(crossings.length).toBeGreaterThan(50)
  })

  it('keeps to the table', () => {
    const wrong = crossings.filter(({ from, to }) => !free.has(from) && !mayImport[from]?.includes(houseOf(to)))
    expect(wrong).toEqual([])
  })

  it('keeps blocks apart', () => {
    const wrong = files
      .filter((file) => blockOf(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((to) => blockOf(to) !== null && blockOf(to) !== blockOf(file))
          .map((to) => `${file} -> ${to}`),
      )
    expect(wrong).toEqual([])
  })

  it('keeps components out of the API and the definitions it reads', () => {
    const wrong = files
      .filter((file) => houseOf(file) === 'api' || file.endsWith('/definition.ts'))
      .filter((file) => /from '(react|react-dom[^']*)'/.test(readFileSync(resolve(root, file), 'utf8')))
    expect(wrong).toEqual([])
  })

  it('reads the environment in one file', () => {
    const wrong = files.filter(
      (file) =>
        houseOf(file) !== 'launch' &&
        file !== 'src/config.ts' &&
        /process\.env\b/.test(readFileSync(resolve(root, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})
