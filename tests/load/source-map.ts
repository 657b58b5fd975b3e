import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './server.ts'

/** Where code stands in the sources, from the root of the project; lines begin at 1. */
export interface Place {
  file: string
  line: number
}

const maps = new Map<string, SourceMap | null>()

/** The map that the build lays beside a file of the server; null for files of packages that were not bundled. */
function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null
  maps.set(file, map)
  return map
}

/** The place of what V8 names by its file, line and column, both of which begin at 0. */
export function sourceOf(url: string, line: number, column: number): Place {
  if (!url.startsWith('file:')) return { file: url, line: line + 1 }
  const file = fileURLToPath(url)
  const entry = mapOf(file)?.findEntry(line, column)
  if (!entry || !('originalSource' in entry)) return { file: relative(root, file), line: line + 1 }
  return { file: relative(root, resolve(dirname(file), entry.originalSource)), line: entry.originalLine + 1 }
}
