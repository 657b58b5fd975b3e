import { describe, expect, it } from 'vitest'
import { chainTo, importsOf, read, sources } from './import-graph.ts'

/** Who may import whom; what is not listed is forbidden. */
const mayImport: Record<string, string[]> = {
  domain: [],
  locales: [],
  config: [],
  cache: [],
  house: ['domain'],
  schemas: ['domain'],
  adapters: ['config', 'domain', 'locales'],
  db: ['config', 'domain'],
  demo: ['db', 'adapters', 'schemas', 'domain'],
  api: ['db', 'adapters', 'schemas', 'domain', 'config', 'blocks', 'locales'],
  jobs: ['api', 'db', 'adapters', 'schemas', 'domain', 'config', 'locales'],
  gateway: ['schemas', 'domain', 'config', 'mesh'],
  ui: ['schemas', 'domain', 'locales'],
  blocks: ['ui', 'schemas', 'domain'],
  site: ['blocks', 'ui', 'schemas', 'domain'],
  panel: ['blocks', 'ui', 'schemas', 'domain'],
  server: ['cache', 'house', 'site', 'panel', 'blocks', 'ui', 'domain', 'config'],
}
/** They put the parts together. */
const free = new Set(['main', 'launch'])

/** The part a file belongs to: 'src/api/app/app.ts' is api, 'blocks/faq/faq.tsx' is blocks. */
function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  if (first === 'src') return second.replace(/\.\w+$/, '')
  return first.replace(/^\./, '')
}

const isOurs = (to: string) => /^(src|blocks|schemas|locales|\.mesh)\//.test(to)
const crossings = sources.flatMap((file) =>
  importsOf(file)
    .filter(({ to }) => isOurs(to) && partOf(to) !== partOf(file))
    .map(({ to, kind }) => ({ file, from: partOf(file), to, kind })),
)

/** A block's folder, null outside blocks or for what all blocks share. */
const blockOf = (file: string) => /^blocks\/(?!kit\/)([^/]+)\//.exec(file)?.[1] ?? null

const isReact = (to: string) => /^(react|react-dom)(\/|$)/.test(to)
/** Parts that run without a page: of a block they know what its definition says. */
const withoutReact = new Set(['domain', 'schemas', 'adapters', 'db', 'demo', 'api', 'jobs', 'gateway', 'cache'])

describe('who imports whom', () => {
  it('finds the files and their imports', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(crossings.length).toBeGreaterThan(500)
  })

  it('keeps to the table', () => {
    const wrong = crossings.filter(({ from, to }) => !free.has(from) && !mayImport[from]?.includes(partOf(to)))
    expect(wrong).toEqual([])
  })

  it('keeps blocks apart', () => {
    const wrong = sources
      .filter((file) => blockOf(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ to }) => blockOf(to) !== null && blockOf(to) !== blockOf(file))
          .map(({ to }) => `${file} -> ${to}`),
      )
    expect(wrong).toEqual([])
  })

  it('keeps React out of the API and the definitions it reads, by whatever way', () => {
    const starts = sources
      .filter((file) => withoutReact.has(partOf(file)) || /\/(definition|registry)\.ts$/.test(file))
      // What the playground's page runs; the server only names it.
      .filter((file) => file !== 'src/gateway/playground/main.ts')
    const ways = starts.map((file) => chainTo(file, isReact, ({ kind }) => kind === 'static'))
    expect(ways.filter((way) => way !== null).map((way) => way.join(' -> '))).toEqual([])
  })

  it('finds React where it is', () => {
    expect(chainTo('src/site/render/render-page.tsx', isReact, ({ kind }) => kind === 'static')).not.toBeNull()
    expect(chainTo('blocks/registry.ts', isReact, () => true)).not.toBeNull()
  })

  it('loads the demo only when it is asked for', () => {
    const loaders = crossings.filter(({ to, kind }) => partOf(to) === 'demo' && kind === 'static')
    expect(loaders).toEqual([])
  })

  it('loads what lays documents out in a thread of its own alone', () => {
    const isStatic = ({ kind }: { kind: string }) => kind === 'static'
    expect(chainTo('src/main/start.ts', (to) => to === 'pdfmake', isStatic)).toBeNull()
    expect(chainTo('src/adapters/pdf/worker.ts', (to) => to === 'pdfmake', isStatic)).not.toBeNull()
  })

  it('reads the environment in one file', () => {
    const wrong = sources.filter(
      (file) => partOf(file) !== 'launch' && file !== 'src/config.ts' && /process\.env\b/.test(read(file)),
    )
    expect(wrong).toEqual([])
  })
})
