import { execFile, spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { endWithBench } from './clean-up.ts'
import { freePort } from './nginx.ts'
import { selected } from './options.ts'
import { preparePrivate, privateCases, signedIn } from './private.ts'
import { timed } from './requests.ts'
import { pin, processorOf, type Server, startServer } from './server.ts'
import { type Asked, median } from './wrk.ts'

const run = promisify(execFile)

/** Requests before anything counts; then how many of a round, in which each is asked in turn with the other. */
const [warmUp, perRound, rounds] = [600, 300, 3]
const atOnce = 8
/** Of what a page costs there, at the most. */
const wanted = 0.5

const ids = /data-id="([\da-f-]{36})"/g

interface Case {
  name: string
  /** Whether what all visitors see alike is kept on our side. */
  caches: 'all' | 'none'
  /** Finds in the HTML what both sides have to show. */
  rows: RegExp
  asked(url: string): Promise<Asked>
}

/** Lists of courses, a filter each: of one address asked for by many at once, we would make only one page. */
async function courseLists(url: string): Promise<Asked> {
  const response = await fetch(`${url}/api/courses/filteredCourses?facets=true&limit=1`)
  const { facets }: { facets: Record<string, { value: string; count: number }[]> } = await response.json()
  const paths = Object.entries(facets).flatMap(([name, values]) =>
    values.filter(({ count }) => count > 0).map(({ value }) => `/courses?${name}=${value}`),
  )
  return { paths: ['/courses', ...paths] }
}

/** Every page is made anew. */
const cases: Case[] = [
  { name: 'courses', caches: 'none', rows: /href="(\/courses\/[a-z\d-]+)"/g, asked: courseLists },
  ...privateCases.map(({ name, path, email }) => ({
    name,
    caches: 'all' as const,
    rows: ids,
    asked: (url: string) => signedIn(url, path, email),
  })),
]

/** The same pages in Next.js over our REST API (tests/load/peers/next), installed and built outside the project. */
async function buildPeer(folder: string) {
  const app = join(folder, 'next')
  cpSync(join(import.meta.dirname, 'peers/next'), app, { recursive: true })
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const inApp = async ([program = '', ...parameters]: string[]) => {
    const running = run(program, parameters, { cwd: app, env })
    endWithBench(running.child)
    await running
  }
  await inApp([...npm, 'install', '--no-audit', '--no-fund', '--loglevel=error'])
  await inApp([process.execPath, 'node_modules/next/dist/bin/next', 'build'])
  const { version }: { version: string } = JSON.parse(readFileSync(join(app, 'node_modules/next/package.json'), 'utf8'))
  return { app, version }
}

interface Peer {
  url: string
  /** Microseconds of processor so far. */
  processor(): number
  stop(): Promise<void>
}

/** It on the first core, as one process, beside our own server, which is its REST API. */
async function startPeer(app: string, api: string, caches: string): Promise<Peer> {
  const port = await freePort()
  const next = [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)]
  const child = endWithBench(
    spawn('taskset', ['-c', '0', ...next], {
      cwd: app,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, API_URL: api, KEEP_SECONDS: caches === 'none' ? '0' : '60', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  )
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/courses`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('The peer did not start')
    await new Promise((wait) => setTimeout(wait, 100))
  }
  return {
    url,
    processor: () => familyOf(child.pid ?? 0).reduce((sum, pid) => sum + processorOf(pid), 0),
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => stopped())
        child.kill('SIGTERM')
      }),
  }
}

/** A process and all that it started. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(familyOf)]
}

/** The rows of a page, and the size in which it travels. */
async function openPage(address: string, cookie: string, rows: RegExp) {
  const response = await fetch(address, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  const html = await response.text()
  return { rows: new Set([...html.matchAll(rows)].map(([, row]) => row)), kilobytes: gzipSync(html).length / 1000 }
}

/** Throws unless what stands in our pages stands in the other ones too; of the first page, rows and sizes. */
async function assertSameRows(ours: string, theirs: string, { paths, cookie = '' }: Asked, pattern: RegExp) {
  const found = []
  for (const path of paths) {
    const own = await openPage(ours + path, cookie, pattern)
    const other = await openPage(theirs + path, cookie, pattern)
    const missing = [...own.rows].filter((row) => !other.rows.has(row))
    if (own.rows.size === 0 || missing.length > 0) throw new Error(`${path} of the peer lacks ${missing.join(', ')}`)
    found.push({ rows: own.rows.size, kilobytes: [own.kilobytes, other.kilobytes] })
  }
  return found[0]
}

/** Asks for the pages in turn, some at once; fails with the first that fails. */
async function ask(url: string, { paths, cookie }: Asked, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let next = 0
  const work = async () => {
    while (next < times) await timed(agent, url + (paths[next++ % paths.length] ?? '/'), cookie)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
}

/** Milliseconds of processor that a page takes: of Next.js, of our Node, of PostgreSQL. */
async function measure(url: string, asked: Asked, server: Server, peer: Peer) {
  const now = () => [peer.processor(), ...server.processor()]
  const before = now()
  await ask(url, asked, perRound)
  return now().map((microseconds, place) => (microseconds - (before[place] ?? 0)) / perRound / 1000)
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const medianOf = (rows: number[][]) => [0, 1, 2].map((place) => median(rows.map((row) => row[place] ?? 0)))
const inWords = (values: number[]) => values.map((value) => value.toFixed(2)).join(' + ')

async function compare({ name, caches, rows, asked: ways }: Case, folder: string, app: string) {
  const server = await startServer(join(folder, 'peers'), { CACHES: caches })
  const peer = await startPeer(app, server.url, caches)
  try {
    const asked = await ways(server.url)
    const first = await assertSameRows(server.url, peer.url, asked, rows)
    for (const url of [server.url, peer.url]) await ask(url, asked, warmUp)
    const [ours, theirs]: [number[][], number[][]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(server.url, asked, server, peer))
      theirs.push(await measure(peer.url, asked, server, peer))
    }
    const [own, other] = [medianOf(ours).slice(1), medianOf(theirs)]
    return {
      page: name,
      rows: first?.rows,
      ours: sumOf(own).toFixed(2),
      'Node + PostgreSQL': inWords(own),
      'Next.js': sumOf(other).toFixed(2),
      'Next + REST + PostgreSQL': inWords(other),
      ratio: (sumOf(own) / sumOf(other)).toFixed(2),
      wanted,
      'kB, ours and theirs': first?.kilobytes.map((value) => value.toFixed(1)).join(' and '),
    }
  } finally {
    await peer.stop()
    await server.stop()
  }
}

/** Four pages of ours beside the same in Next.js over our REST API: milliseconds of processor a page, the servers on one core. */
export async function benchPeers(folder: string): Promise<void> {
  const { app, version } = await buildPeer(folder)
  await preparePrivate(join(folder, 'peers'))
  pin(process.pid, '1')
  const figures = []
  for (const one of selected('case', cases, ({ name }) => name)) figures.push(await compare(one, folder, app))
  pin(process.pid, '0-1')
  console.info(`Milliseconds of processor a page, ours and Next.js ${version}`)
  console.table(figures)
}
