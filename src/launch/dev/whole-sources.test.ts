import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wholeSources } from './whole-sources.ts'

const load = wholeSources.load as (id: string) => Promise<string | null>

test('a source that is being saved is read once it is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leerplein-source-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'part.tsx')
  writeFileSync(file, '')
  const read = load(file)
  setTimeout(() => writeFileSync(file, 'export const part = 1'), 30)
  expect(await read).toBe('export const part = 1')
})

test('what is no source of the project is left to others', async () => {
  expect(await load('/project/node_modules/a/index.ts')).toBeNull()
  expect(await load('/project/src/part.tsx?url')).toBeNull()
  expect(await load('/project/src/not-there.ts')).toBeNull()
})
