import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the bytes of uploaded files are kept; ids are UUIDs, what a file is called stands in the database. */
export interface Storage {
  put(id: string, bytes: Uint8Array): Promise<void>
  /** null when nothing is kept under the id. */
  get(id: string): Promise<Buffer | null>
  delete(id: string): Promise<void>
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function checked(id: string): string {
  if (!uuid.test(id)) throw new Error('A file id must be a UUID')
  return id.toLowerCase()
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder, spread over subfolders by the first two letters of their id. */
export function localStorage(directory: string): Storage {
  const folderOf = (id: string) => join(directory, id.slice(0, 2))
  const pathOf = (id: string) => join(folderOf(id), id)

  return {
    async put(given, bytes) {
      const id = checked(given)
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
        return await readFile(pathOf(checked(given)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(given) {
      await rm(pathOf(checked(given)), { force: true })
    },
  }
}
