import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const filesOf = (pattern: string) => globSync(`{src,blocks}/**/${pattern}`, { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const modules = filesOf('*.module.css')

it('gives every style module a name of its own: class names are made of it', () => {
  const names = modules.map((file) => basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('says how wide a window is in one way: (width < 48em), (width >= 48em)', () => {
  const queries = filesOf('*.css').flatMap((file) => [...read(file).matchAll(/@media[^{]+/g)].map(([query]) => query))
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => /(min|max)-width|width[^)]+(px|rem)/.test(query))).toEqual([])
})

it('composes only of classes that every page has', () => {
  const known = filesOf('styles/*.css').flatMap((file) =>
    [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  )
  const taken = modules.flatMap((file) =>
    [...read(file).matchAll(/composes: ([^;]+);/g)].map(([, names = '']) => names),
  )
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.filter((names) => !names.endsWith(' from global'))).toEqual([])
  expect(
    taken.flatMap((names) => names.replace(' from global', '').split(' ')).filter((name) => !known.includes(name)),
  ).toEqual([])
})

it('names no class that its style does not have', () => {
  const unknown = filesOf('*.tsx').flatMap((file) => {
    const code = read(file)
    return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].flatMap(([, name = '', path = '']) => {
      const style = read(join(dirname(file), path))
      const used = [...code.matchAll(new RegExp(`(?<=[{ (])${name}\\.(\\w+)\\b(?!['(])`, 'g'))].map(([, used]) => used)
      return used.filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(style)).map((used) => `${file}: ${used}`)
    })
  })
  expect(unknown).toEqual([])
})
