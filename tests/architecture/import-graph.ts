import { resolve } from 'node:path'
import { type Import, readImportGraph } from '../../src/house/import-graph.ts'

export const graph = readImportGraph(resolve(import.meta.dirname, '../..'))
export const { read, importsOf, sources, everything } = graph

/** The shortest chain of files from one to what is looked for; null when there is none. */
export function chainTo(
  start: string,
  isFound: (to: string) => boolean,
  isFollowed: (imported: Import) => boolean,
): string[] | null {
  const chains = [[start]]
  const seen = new Set([start])
  for (const chain of chains) {
    const file = chain.at(-1) ?? ''
    const nexts = sources.includes(file) ? importsOf(file).filter(isFollowed) : []
    for (const { to } of nexts) {
      if (isFound(to)) return [...chain, to]
      if (!seen.has(to)) chains.push([...chain, to])
      seen.add(to)
    }
  }
  return null
}
