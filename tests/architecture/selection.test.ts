import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { closureOf, owners, selectTests } from '../support/select-tests.ts'
import { everything, read } from './import-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const rule = 'src/domain/days.ts'
const tests = everything.filter((file) => file.endsWith('.test.ts'))
const of = (...changed: string[]) => {
  const selected = selectTests(changed)
  if (selected === 'all') throw new Error(`${changed} runs all`)
  return selected
}

test('a test that changed runs, beside those that read every file', () => {
  const selected = of('tests/api/badges.test.ts')
  expect(selected).toContain('tests/api/badges.test.ts')
  expect(selected).toContain('tests/architecture/names.test.ts')
  expect(selected.filter((file) => !/^tests\/(?:architecture|language)\//.test(file))).toEqual([
    'tests/api/badges.test.ts',
  ])
})

test('a rule runs the tests that import it, directly or not, and those of the built site', () => {
  const selected = of(rule)
  expect(selected).toContain('src/domain/days.test.ts')
  expect(selected).toContain('tests/api/registrations.test.ts')
  expect(selected).toContain('tests/e2e/registration.test.ts')
  expect(selected).not.toContain('tests/architecture/import-graph.ts')
  expect(selected.length).toBeLessThan(tests.length)
})

test('styles and texts run the tests of the built site', () => {
  for (const file of ['src/ui/button.module.css', 'locales/blocks/nl.json'])
    expect(of(file)).toContain('tests/e2e/home.test.ts')
})

test('a screen of the panel runs every test that looks at the panel, and no other of the site', () => {
  const selected = of('src/panel/pages.ts')
  const looks = tests.filter((file) => {
    const near = [...closureOf(file)].filter((other) => other === file || other.startsWith('tests/support/panel'))
    return closureOf(file).has('tests/support/server-process.ts') && /\/control-panel/.test(near.map(read).join())
  })
  expect(looks.length).toBeGreaterThan(20)
  expect(looks.filter((file) => !selected.includes(file))).toEqual([])
  expect(selected).not.toContain('tests/e2e/home.test.ts')
})

test('the bench and what only machines read run nothing of the site', () => {
  expect(of('tests/load/bench.ts', '.knip.json')).not.toContain('tests/e2e/home.test.ts')
})

test('what nobody knows of, and what is gone, runs all', () => {
  for (const file of ['package-lock.json', 'unheard-of.txt', 'src/domain/gone.ts', 'tests/support/gone.ts']) {
    expect(selectTests([file]), file).toBe('all')
    expect(selectTests([rule, file]), file).toBe('all')
  }
})

test('owned files and the tests that own them are there', () => {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).length > 0
  const patterns = Object.entries(owners).flatMap(([files, owning]) => [files, ...owning])
  expect(patterns.filter((pattern) => !found(pattern))).toEqual([])
})

test('the selection is what a command prints: files, a line each', () => {
  const printed = execFileSync(process.execPath, [join(root, 'tests/support/select-tests.ts'), 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const lines = printed.split('\n').filter(Boolean)
  expect(lines.filter((line) => line !== 'all' && !tests.includes(line))).toEqual([])
})
