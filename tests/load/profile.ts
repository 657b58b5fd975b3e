import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fiftyPaths } from './fifty-paths.ts'
import { startServer } from './server.ts'
import { type Place, sourceOf } from './source-map.ts'
import { type Asked, load, writeScript } from './wrk.ts'

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
  children?: number[]
}

interface Profile {
  nodes: ProfileNode[]
  samples: number[]
  timeDeltas: number[]
  startTime: number
  endTime: number
}

/** Packages that are named together; every other one stands under its own name. */
const packages: [area: string, named: RegExp][] = [
  ['React', /^(react|react-dom|scheduler|use-sync-external-store)$/],
  ['final-form', /^(react-)?final-form/],
  ['drizzle', /^drizzle-/],
  ['pg', /^(pg|pg-.*|postgres-.*)$/],
  ['GraphQL, Mesh, jit', /^(@graphql-.*|@envelop\/.*|graphql.*|dataloader|@whatwg-node\/(disposable|promise).*)$/],
  ['Hono and whatwg', /^(hono.*|@hono\/.*|@whatwg-node\/.*)$/],
]

const sockets = /^node:(net|_?http|_?stream|events|internal\/(http|net|stream|js_stream))/

/** Whose work it is, by the file; null where the caller has to answer for it. */
function areaOf(name: string, { file }: Place): string | null {
  if (name === '(garbage collector)') return 'garbage collection'
  if (name === '(idle)' || name === '(program)') return name
  if (file === 'node:zlib' || name.includes('zlib')) return 'zlib'
  if (file.startsWith('node:')) return sockets.test(file) ? 'Node: HTTP, sockets, streams' : 'Node: the rest'
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
  if (found) return packages.find(([, named]) => named.test(found))?.[0] ?? found
  if (file.startsWith('.mesh/')) return 'GraphQL, Mesh, jit'
  return /^(src\/[^/]+|blocks|schemas|locales)(?=\/)/.exec(file)?.[1] ?? (file ? 'code of the build' : null)
}

/** A function and whose it is; what V8 has built in counts as a part of the function that called it. */
interface Owner {
  area: string
  name: string
  place: string
}

const nobody: Owner = { area: 'other', name: '(root)', place: '' }

function ownersOf({ nodes }: Profile): (id: number) => Owner {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])))
  const owners = new Map<number, Owner>()
  const ownerAt = (id: number | undefined): Owner => {
    const node = id === undefined ? undefined : byId.get(id)
    if (id === undefined || !node) return nobody
    const known = owners.get(id)
    if (known) return known
    const { functionName, url, lineNumber, columnNumber } = node.callFrame
    const source = sourceOf(url, lineNumber, columnNumber)
    const area = areaOf(functionName, source)
    const place = source.file ? `${source.file}:${source.line}` : ''
    const owner = area ? { area, name: functionName || '(anonymous)', place } : ownerAt(parents.get(id))
    owners.set(id, owner)
    return owner
  }
  return ownerAt
}

/** Seconds of load, and after how many the server is warm: starting and compiling are no part of a page. */
const [seconds, warm] = [8, 3]
/** Areas below this share are added up. */
const leastShare = 0.005
const functionsShown = 15

/** Each area's and each function's share of the busy time, 0 to 1, by their own time; the greatest first. */
function readProfile(file: string) {
  const profile: Profile = JSON.parse(readFileSync(file, 'utf8'))
  const ownerAt = ownersOf(profile)
  const areas = new Map<string, number>()
  const functions = new Map<string, number>()
  const add = (times: Map<string, number>, key: string, time: number) => times.set(key, (times.get(key) ?? 0) + time)
  const from = profile.endTime - (seconds - warm) * 1e6
  let now = profile.startTime
  for (const [index, id] of profile.samples.entries()) {
    const time = profile.timeDeltas[index] ?? 0
    now += time
    const { area, name, place } = ownerAt(id)
    if (now < from || area === '(idle)' || area === '(program)') continue
    add(areas, area, time)
    if (place) add(functions, `${name} ${place}`, time)
  }
  const total = [...areas.values()].reduce((sum, time) => sum + time, 0)
  const sharesOf = (times: Map<string, number>) =>
    [...times].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share)
  const found = sharesOf(areas)
  const named = found.filter(({ share }) => share >= leastShare)
  const others = found.slice(named.length).reduce((sum, { share }) => sum + share, 0)
  const rest = others > 0 ? [{ name: `${found.length - named.length} others`, share: others }] : []
  return { areas: [...named, ...rest], functions: sharesOf(functions).slice(0, functionsShown) }
}

/**
 * Some seconds of load under V8's profiler; prints the share of each area of Node's busy time, and of the `microseconds`
 * that a page takes, then the functions with the greatest shares.
 */
export async function printProfile(
  folder: string,
  dataDir: string,
  caches: string,
  microseconds: number,
  asked: (url: string) => Promise<Asked> = async (url) => ({ paths: await fiftyPaths(url) }),
): Promise<void> {
  const into = mkdtempSync(join(folder, 'profile-'))
  const server = await startServer(dataDir, { CACHES: caches }, ['--cpu-prof', `--cpu-prof-dir=${into}`])
  const { paths, cookie } = await asked(server.url)
  await load(server.url, writeScript(folder, 'profile', paths, cookie), seconds)
  await server.stop()
  // Threads of the server write profiles of their own; the main one has number 0.
  const file = readdirSync(into).find((name) => /\.0\.\d+\.cpuprofile$/.test(name))
  if (!file) throw new Error('The server wrote no profile')
  const { areas, functions } = readProfile(join(into, file))
  const inFigures = (share: number) => ({
    share: `${(share * 100).toFixed(1)} %`,
    'ms a page': ((share * microseconds) / 1000).toFixed(3),
  })
  console.table(areas.map(({ name, share }) => ({ area: name, ...inFigures(share) })))
  console.table(functions.map(({ name, share }) => ({ 'function, own time': name, ...inFigures(share) })))
}
