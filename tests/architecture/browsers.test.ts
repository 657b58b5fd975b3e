import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { isRecord } from '../../src/domain/values.ts'
import { browserTargets } from '../../src/launch/browser-targets.ts'
import { importsOf, read, sources } from './import-graph.ts'

/** What browsers can do and since which version of each: MDN's data, as `web-features` groups it. */
interface Feature {
  compat_features?: string[]
  status?: { baseline: false | string; by_compat_key: Record<string, { support: Record<string, string> }> }
}

const { resolve } = createRequire(import.meta.resolve('lighthouse'))
const { features }: { features: Record<string, Feature> } = JSON.parse(
  readFileSync(resolve('web-features/data.json'), 'utf8'),
)

const targets = browserTargets.map((target) => /^([a-z]+)([\d.]+)$/.exec(target) ?? [])
const isEverywhere = (support: Record<string, string>) =>
  targets.every(([, browser = '', version]) => Number(support[browser]?.replace('≤', '')) <= Number(version))

/** Of what some target lacks: 'Iterator', 'Map.groupBy', '.checkVisibility', without names that older objects have too. */
function newerNames(): Set<string> {
  const newer = new Set<string>()
  const known = new Set<string>()
  for (const { compat_features: keys = [], status } of Object.values(features)) {
    for (const key of keys) {
      const [, owner, member, isStatic] =
        /^(?:api|javascript\.builtins)\.(\w+?)(?:\.(\w+?)(_static)?)?$/.exec(key) ?? []
      if (!owner || !status) continue
      // Of JavaScript's own objects the data does not say which members are static.
      const names = member ? [`${owner}.${member}`, ...(isStatic ? [] : [`.${member}`])] : [owner]
      const isOld = isEverywhere(status.by_compat_key[key]?.support ?? {})
      // Members of what only one browser knows (USB, VR) have the names of anything.
      const isTold = (name: string) => isOld || status.baseline !== false || !name.startsWith('.')
      for (const name of names.filter(isTold)) (isOld ? known : newer).add(name)
    }
  }
  return new Set([...newer].filter((name) => !known.has(name)))
}

/** Newer names that are used all the same. */
const meant = new Set([
  // Fields and texts of ours are called so.
  ...['.address', '.check', '.component', '.difference', '.drop', '.entry', '.fallback', '.popover', '.priority'],
  ...['.role', '.states', '.transfer'],
  // Asked for before it is used.
  ...['.startViewTransition', '.updateCallbackDone', '.activation', '.navigationType', '.hidePopover', '.deliveryType'],
  // There since Chrome 103: only the name of its error changed later.
  'AbortSignal.timeout',
])

/** What an iterator only has since lately; of a list the same names are old. */
const ofIterators = new Set(['map', 'filter', 'some', 'every', 'find', 'reduce', 'flatMap', 'toArray', 'take', 'drop'])
const givesIterator = new Set(['keys', 'values', 'entries', 'matchAll'])

const memberOf = (node: unknown) =>
  isRecord(node) && node.type === 'MemberExpression' && node.computed === false && isRecord(node.property)
    ? { object: node.object, name: String(node.property.name) }
    : null
const identifierOf = (node: unknown) => (isRecord(node) && node.type === 'Identifier' ? String(node.name) : null)

/** Whatever a script names, in the words of `newerNames`. */
function* namedIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* namedIn(one)
  if (!isRecord(node)) return
  const member = memberOf(node)
  if (member) {
    const owner = identifierOf(member.object)
    // A member of a class is another thing than one of what it makes.
    yield /^[A-Z]/.test(owner ?? '') ? `${owner}.${member.name}` : `.${member.name}`
    if (owner) yield owner
    const called = isRecord(member.object) && member.object.type === 'CallExpression' && memberOf(member.object.callee)
    const isOfObject = called && ['Object', 'Array'].includes(identifierOf(called.object) ?? '')
    if (called && !isOfObject && givesIterator.has(called.name) && ofIterators.has(member.name))
      yield `Iterator.${member.name}`
  }
  const given = node.type === 'CallExpression' && Array.isArray(node.arguments) ? node.arguments.length : 0
  const method = given === 2 ? memberOf(node.callee)?.name : undefined
  // Of URLSearchParams; the oldest look at the name alone.
  if (method === 'has' || method === 'delete') yield 'URLSearchParams with a value'
  if (node.type === 'NewExpression') yield identifierOf(node.callee) ?? ''
  for (const [key, child] of Object.entries(node)) if (key !== 'type') yield* namedIn(child)
}

/** Files that browsers get, with all that they bring along; the playground is for developers. */
function browserFiles(): string[] {
  const isEntry = (file: string) =>
    /^src\/(site|panel)\/client\/|^blocks\/[\w-]+\/[\w-]+\.tsx$|^src\/panel\/editor\/frame\//.test(file) ||
    (/^src\/site\/.*page\.ts$/.test(file) && /\barea: '/.test(read(file)))
  const found = new Set(sources.filter(isEntry))
  for (const file of found) {
    for (const { to, kind } of importsOf(file)) if (kind !== 'type' && sources.includes(to)) found.add(to)
  }
  return [...found]
}

test('what browsers get names nothing that the oldest of them lack', () => {
  const newer = newerNames()
  const files = browserFiles()
  expect(files.length).toBeGreaterThan(200)
  expect([newer.has('Map.groupBy'), newer.has('URL.parse'), newer.has('.checkVisibility')]).toEqual([true, true, true])
  const found = files.flatMap((file) =>
    [...new Set(namedIn(parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' })))]
      .filter((name) => (newer.has(name) || /^Iterator\.| with /.test(name)) && !meant.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
