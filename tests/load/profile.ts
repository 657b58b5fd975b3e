import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fiftyPaths } from './fifty-paths.ts'
import { startServer } from './server.ts'
import { type Asked, load, writeScript } from './wrk.ts'

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
  if (found?.startsWith('@graphql-') || found?.startsWith('graphql') || found === 'dataloader')
    return 'GraphQL and Mesh'
  if (found?.startsWith('pg') || found?.startsWith('drizzle')) return 'PostgreSQL client'
  if (found === 'hono' || found?.startsWith('@hono') || found?.startsWith('@whatwg')) return 'REST framework'
  if (found === 'yup') return 'yup'
  if (found) return 'other packages'
  if (url === 'node:zlib' || functionName.includes('zlib')) return 'compression'
  if (url.startsWith('node:')) return 'Node: HTTP, sockets, streams'
  if (url.includes('dist/server')) return 'our own code'
  return null
}

/** Seconds of load, and after how many the server is warm: starting and compiling are no part of a page. */
const [seconds, warm] = [8, 3]

/** Shares of busy time by owner, from one of V8's profiles: 0 to 1, the greatest first. */
function shares(file: string): [owner: string, share: number][] {
  const profile: { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[]; startTime: number; endTime: number } =
    JSON.parse(readFileSync(file, 'utf8'))
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
  const from = profile.endTime - (seconds - warm) * 1e6
  let now = profile.startTime
  for (const [index, id] of profile.samples.entries()) {
    const time = profile.timeDeltas[index] ?? 0
    now += time
    if (now < from) continue
    const owner = ownerAt(id)
    times.set(owner, (times.get(owner) ?? 0) + time)
  }
  times.delete('(idle)')
  times.delete('(program)')
  const total = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].sort(([, a], [, b]) => b - a).map(([owner, time]) => [owner, time / total])
}

/** Some seconds of load under V8's profiler: for each area its share of Node's busy time, and of the `microseconds` a page takes. */
export async function profileTable(
  folder: string,
  dataDir: string,
  caches: string,
  microseconds: number,
  asked: (url: string) => Promise<Asked> = async (url) => ({ paths: await fiftyPaths(url) }),
) {
  const into = mkdtempSync(join(folder, 'profile-'))
  const server = await startServer(dataDir, { CACHES: caches }, ['--cpu-prof', `--cpu-prof-dir=${into}`])
  const { paths, cookie } = await asked(server.url)
  await load(server.url, writeScript(folder, 'profile', paths, cookie), seconds)
  await server.stop()
  const file = readdirSync(into).find((name) => name.endsWith('.cpuprofile'))
  const found = file ? shares(join(into, file)) : []
  return found.map(([area, share]) => ({
    area,
    share: `${(share * 100).toFixed(1)} %`,
    'ms a page': ((share * microseconds) / 1000).toFixed(3),
  }))
}
