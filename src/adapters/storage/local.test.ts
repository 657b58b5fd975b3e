import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localStorage } from './local.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'leerplein-files-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('a stored file is read back, replaced and deleted', async () => {
  const storage = localStorage(join(directory, 'files'))
  const id = randomUUID()
  expect(await storage.get(id)).toBeNull()
  await storage.put(id, Buffer.from('first'))
  await storage.put(id, Buffer.from('second'))
  expect((await storage.get(id.toUpperCase()))?.toString()).toBe('second')
  await storage.delete(id)
  await storage.delete(id)
  expect(await storage.get(id)).toBeNull()
})

test('writing leaves no half files behind', async () => {
  const storage = localStorage(directory)
  const id = randomUUID()
  await Promise.all(Array.from({ length: 20 }, (_, index) => storage.put(id, Buffer.alloc(100_000, index))))
  expect(await readdir(join(directory, id.slice(0, 2)))).toEqual([id])
  const bytes = await storage.get(id)
  expect(new Set(bytes).size).toBe(1)
})

test.each(['../../etc/passwd', '', 'a/b', `${randomUUID()}/..`])('refuses the id %j', async (id) => {
  const storage = localStorage(directory)
  await expect(storage.put(id, Buffer.from('x'))).rejects.toThrow('UUID')
  await expect(storage.get(id)).rejects.toThrow('UUID')
  await expect(storage.delete(id)).rejects.toThrow('UUID')
})
