import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

export interface Import {
  /** A file of ours, from the project's folder, or a package's name. */
  to: string
  /** 'type': gone once types are stripped; 'lazy': fetched when it is called for. */
  kind: 'static' | 'type' | 'lazy'
}

const statement =
  /^(?:import|export)(?<type> type)?[\s{*][^'"`;:=()]*?from '(?<to>[^']+)'|^import '(?<bare>[^']+)'|import\('(?<lazy>[^']+)'\)/gm

/** The files of the checkout at `root`, by their paths from there, and what each imports. */
export function readImportGraph(root: string) {
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

  function importsOf(file: string): Import[] {
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
  const sources = filesOf('src/**/*.{ts,tsx,mjs}', 'schemas/*.ts', 'locales/*.ts', 'blocks/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const everything = [...new Set([...sources, ...filesOf('{src,schemas,blocks,tests}/**/*.{ts,tsx}')])]
  const styles = filesOf('{src,blocks}/**/*.css')
  return { read, importsOf, sources, everything, styles }
}

export type ImportGraph = ReturnType<typeof readImportGraph>
