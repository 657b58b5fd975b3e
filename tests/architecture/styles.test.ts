import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('gives every style module a name of its own: class names are made of it', () => {
  const root = resolve(import.meta.dirname, '../..')
  const names = globSync(['src/**/*.module.css', 'blocks/**/*.module.css'], { cwd: root }).map((file) => basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
