import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const hashOf = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('base64') : 'missing'

/** What files said when they were last looked at: a file that is written anew with the same content has not changed. */
export function createContents(files: string[]) {
  const known = new Map(files.map((file) => [file, hashOf(file)]))
  return {
    hasChanged(file: string): boolean {
      const hash = hashOf(file)
      const changed = known.get(file) !== hash
      known.set(file, hash)
      return changed
    },
  }
}
