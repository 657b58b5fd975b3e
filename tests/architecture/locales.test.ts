import { describe, expect, it } from 'vitest'
import { en } from '../../locales/en.ts'
import { fr } from '../../locales/fr.ts'
import { nl } from '../../locales/nl.ts'

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
