import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Import {
  /** A file of ours, from the project's folder, or a package's name. */
  to: string
  /** 'type': gone once types are stripped; 'lazy': fetched when it is called for. */
  kind: 'static' | 'type' | 'lazy'
}

const statement =
  /^(?:import|export)(?<type> type)?[\s{*][^'"`;:=()]*?from '(?<to>[^']+)'|^import '(?<bare>[^']+)'|import\('(?<lazy>[^']+)'\)/gm

export const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(statement)].map(({ groups }) => {
    const to = groups?.to ?? groups?.bare ?? groups?.lazy ?? ''
    const kind = groups?.lazy ? 'lazy' : groups?.type ? 'type' : 'static'
    return { to: to.startsWith('.') ? relative(root, resolve(root, dirname(file), to)) : to, kind }
  })
}

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !file.startsWith('src/ui/gql/'))
    .sort()

/** Every source file, tests left out. */
export const sources = filesOf('src/**/*.{ts,tsx,mjs}', 'schemas/*.ts', 'locales/*.ts', 'blocks/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
)
export const everything = [...new Set([...sources, ...filesOf('{src,schemas,blocks,tests}/**/*.{ts,tsx}')])]

/** The shortest chain of files from one to what is looked for; null when there is none. */
export function chainTo(
  start: string,
  isFound: (to: string) => boolean,
  isFollowed: (imported: Import) => boolean,
): string[] | null {
  const chains = [[start]]
  const seen = new Set([start])
  for (const chain of chains) {
    const file = chain.at(-1) ?? ''
    const nexts = sources.includes(file) ? importsOf(file).filter(isFollowed) : []
    for (const { to } of nexts) {
      if (isFound(to)) return [...chain, to]
      if (!seen.has(to)) chains.push([...chain, to])
      seen.add(to)
    }
  }
  return null
}
