import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { everything, importsOf } from '../architecture/import-graph.ts'

const root = resolve(import.meta.dirname, '../..')

/** Which tests see files that none imports: patterns of files, to patterns of tests. Tests of the built site see all others of the product. */
export type Owners = Record<string, readonly string[]>

export const owners: Owners = JSON.parse(readFileSync(resolve(root, 'tests/owners.json'), 'utf8'))

const isTest = (file: string) => file.endsWith('.test.ts')
const isProduct = (file: string) => /^(?:src|blocks|schemas|locales)\//.test(file)
/** These read files of all kinds by their names. */
const readAll = ['tests/architecture/*.test.ts', 'tests/language/*.test.ts']
/** What starts the built site. */
const starter = 'tests/support/server-process.ts'

const matches = (file: string, patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(file, pattern))

const imports = new Map<string, readonly string[]>()

/** What a file of ours imports when it runs: files, or packages where an address has a slash too. */
function importedBy(file: string): readonly string[] {
  const known = imports.get(file)
  if (known) return known
  const isCode = /\.(?:tsx?|mjs)$/.test(file) && existsSync(resolve(root, file))
  const found = isCode
    ? importsOf(file).flatMap(({ to, kind }) => (kind !== 'type' && to.includes('/') ? [to] : []))
    : []
  imports.set(file, found)
  return found
}

/** Everything that a file imports, itself included. */
export function closureOf(start: string): Set<string> {
  const seen = new Set([start])
  for (const file of seen) for (const to of importedBy(file)) seen.add(to)
  return seen
}

/** The test files that what changed may break, or 'all' where that is not known of one of the files. */
export function selectTests(changed: readonly string[], known: Owners = owners): string[] | 'all' {
  const closures = everything.filter(isTest).map((test) => ({ test, files: closureOf(test) }))
  const selected = new Set<string>()
  const add = (isSeen: (test: string, files: Set<string>) => boolean) => {
    for (const { test, files } of closures) if (isSeen(test, files)) selected.add(test)
  }
  for (const file of changed) {
    const owning = Object.entries(known).find(([pattern]) => matchesGlob(file, pattern))?.[1]
    const isImported = closures.some(({ files }) => files.has(file))
    if (!owning && !isImported && !isProduct(file)) return 'all'
    if (!owning && !existsSync(resolve(root, file))) return 'all'
    add((test, files) => files.has(file) || matches(test, readAll))
    if (owning) add((test) => matches(test, owning))
    else if (isProduct(file)) add((_test, files) => files.has(starter))
  }
  return [...selected].sort()
}

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from where this branch left `reference`: commits, what is not committed yet, and new files. */
function changedSince(reference: string): string[] {
  const [base = reference] = git('merge-base', reference, 'HEAD')
  return [...git('diff', '--name-only', '--no-renames', base), ...git('ls-files', '--others', '--exclude-standard')]
}

if (import.meta.main) {
  const selected = selectTests(changedSince(process.argv[2] ?? 'main'))
  process.stdout.write(selected === 'all' ? 'all' : selected.join('\n'))
}
