import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fiftyPaths } from './pages.ts'
import { startServer } from './server.ts'
import { load, writeScript } from './wrk.ts'

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}

/** Whose work a stack frame is, by the package or the built-in it lies in; null leaves it to its caller. */
function ownerOf({ functionName, url }: ProfileNode['callFrame']): string | null {
  if (functionName === '(idle)' || functionName === '(program)') return functionName
  if (functionName === '(garbage collector)') return 'garbage collection'
  const found = /node_modules\/(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (found?.startsWith('react')) return 'React'
  if (found?.startsWith('@graphql-') || found === 'graphql' || found === 'dataloader') return 'GraphQL and Mesh'
  if (found?.startsWith('pg') || found?.startsWith('drizzle')) return 'PostgreSQL client'
  if (found === 'hono' || found?.startsWith('@hono') || found?.startsWith('@whatwg')) return 'REST framework'
  if (found === 'yup') return 'yup'
  if (found) return 'other packages'
  if (url === 'node:zlib' || functionName.includes('zlib')) return 'compression'
  if (url.startsWith('node:')) return 'Node: HTTP, sockets, streams'
  if (url.includes('dist/server')) return 'our own code'
  return null
}

/** Shares of busy time by owner, from one of V8's profiles. */
function shares(file: string): Record<string, string> {
  const profile: { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const parents = new Map<number, number>()
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  for (const node of profile.nodes) for (const child of node.children ?? []) parents.set(child, node.id)
  const owners = new Map<number, string>()
  const ownerAt = (id: number): string => {
    const known = owners.get(id)
    if (known) return known
    const node = nodes.get(id)
    const parent = parents.get(id)
    const owner = (node && ownerOf(node.callFrame)) ?? (parent === undefined ? 'other' : ownerAt(parent))
    owners.set(id, owner)
    return owner
  }
  const times = new Map<string, number>()
  for (const [index, id] of profile.samples.entries()) {
    const owner = ownerAt(id)
    times.set(owner, (times.get(owner) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  times.delete('(idle)')
  times.delete('(program)')
  const total = [...times.values()].reduce((sum, time) => sum + time, 0)
  const sorted = [...times].sort(([, a], [, b]) => b - a)
  return Object.fromEntries(sorted.map(([owner, time]) => [owner, `${((time / total) * 100).toFixed(1)} %`]))
}

/** Three seconds of load under V8's profiler. */
export async function profileTable(folder: string, dataDir: string, caches: string) {
  const into = join(folder, `profile-${caches}`)
  mkdirSync(into, { recursive: true })
  const server = await startServer(dataDir, { CACHES: caches }, ['--cpu-prof', `--cpu-prof-dir=${into}`])
  await load(server.url, writeScript(folder, 'profile', await fiftyPaths(server.url)), 6)
  await server.stop()
  const file = readdirSync(into).find((name) => name.endsWith('.cpuprofile'))
  return file ? shares(join(into, file)) : {}
}
