import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wholeSources } from './whole-sources.ts'

const load = wholeSources.load as (id: string) => Promise<string | null>

test.each(['part.tsx', 'part.module.css', 'nl.json'])('%s is read once it is whole', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'leerplein-source-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, '')
  const read = load(file)
  setTimeout(() => writeFileSync(file, 'whole'), 30)
  expect(await read).toBe('whole')
})

test('what is no source of the project is left to others', async () => {
  expect(await load('/project/node_modules/a/index.ts')).toBeNull()
  expect(await load('/project/src/part.tsx?url')).toBeNull()
  expect(await load('/project/src/not-there.ts')).toBeNull()
})
