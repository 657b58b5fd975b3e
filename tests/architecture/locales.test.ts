import { describe, expect, it } from 'vitest'
import { en, fr, nl } from '../../locales/texts.ts'
import { read, sources } from './import-graph.ts'

type Tree = { [key: string]: string | Tree }

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[at, value] as [string, string]] : leaves(value, at)
  })
}

const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name).sort()

describe('the interface texts', () => {
  const dutch = new Map(leaves(nl))

  it.each([
    ['en', en],
    ['fr', fr],
  ])('say the same things in %s as in Dutch', (_locale, texts) => {
    const others = new Map(leaves(texts))
    expect([...others.keys()].sort()).toEqual([...dutch.keys()].sort())
    for (const [key, text] of others) {
      expect(text, key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(dutch.get(key) ?? ''))
    }
  })
})

/** Said by their whole key alone. */
const shared = ['common', 'panel']
/** Named by what is data: answers of the API, and addresses that say what was done. */
const named = ['error', 'errors', 'said', 'panel-said']
const code = sources.filter((file) => !/\.test\.|\/gql\//.test(file)).map(read)
const found = (pattern: RegExp) => new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))
const quoted = found(/['"]([\w.-]+)['"]/g)
/** 'states' of `states.${state}`. */
const maps = found(/`([\w.-]+)\.\$\{/g)
const properties = found(/(?:\.|\{ |, )(\w+)\b/g)

/** Whole, as a map of which one is chosen, or by its name where texts or their names are data. */
function isFound(namespace: string, key: string): boolean {
  if (shared.includes(namespace)) return quoted.has(`${namespace}.${key}`) || properties.has(key)
  const names = key.split('.')
  const heads = names.map((_name, at) => names.slice(0, at + 1).join('.'))
  return quoted.has(key) || heads.some((head) => maps.has(head)) || properties.has(names[0]) || quoted.has(names[0])
}

describe('the keys of the interface texts', () => {
  const all = new Set(leaves(nl).map(([key]) => key))
  const keys = [...all].filter((key) => !(key.endsWith('.one') && all.has(key.replace(/one$/, 'other'))))

  it('are each found by searching for them', () => {
    const lost = keys.filter((key) => {
      const isOneOfTwo = all.has(key.replace(/other$/, 'one')) && key.endsWith('.other')
      const [namespace = '', ...names] = (isOneOfTwo ? key.replace(/\.other$/, '') : key).split('.')
      return !named.includes(namespace) && !isFound(namespace, names.join('.'))
    })
    expect(lost).toEqual([])
  })

  it('are written whole: what is chosen is a name of its own in them', () => {
    const glued = code.flatMap((text) => text.match(/\bt(?:\.count)?\(`(?:[^`]*\w\$\{[^`]*|[^`]*\}\w[^`]*)`/g) ?? [])
    expect(glued).toEqual([])
  })

  it('become no more', () => {
    expect(keys.length).toBeLessThan(5900)
  })
})
