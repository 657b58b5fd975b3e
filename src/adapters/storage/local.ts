import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedId, type Storage } from '../storage.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder, spread over subfolders by the first two letters of their id. */
export function localStorage(directory: string): Storage {
  const folderOf = (id: string) => join(directory, id.slice(0, 2))
  const pathOf = (id: string) => join(folderOf(id), id)

  return {
    async put(given, bytes) {
      const id = checkedId(given)
      await mkdir(folderOf(id), { recursive: true })
      const draft = join(folderOf(id), `.${randomUUID()}`)
      try {
        await using file = await open(draft, 'wx', 0o600)
        await file.writeFile(bytes)
        await file.sync()
        await rename(draft, pathOf(id))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(given) {
      try {
        return await readFile(pathOf(checkedId(given)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(given) {
      await rm(pathOf(checkedId(given)), { force: true })
    },
    link: async () => null,
  }
}
