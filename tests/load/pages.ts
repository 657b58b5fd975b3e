import { request } from 'node:http'
import { join } from 'node:path'
import { fiftyPaths } from './fifty-paths.ts'
import { startNginx } from './nginx.ts'
import { printProfile } from './profile.ts'
import { type Server, startServer } from './server.ts'
import { type Asked, load, median, writeScript } from './wrk.ts'

const rounds = 9
const seconds = 2

interface Body {
  encoding: string
  bytes: Buffer
}

/** The body as it travels. */
function fetchCompressed(url: string, cookie = ''): Promise<Body> {
  return new Promise((done, failed) => {
    const asking = request(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br', cookie } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      const encoding = response.headers['content-encoding'] ?? 'identity'
      response.on('end', () => done({ encoding, bytes: Buffer.concat(chunks) }))
    })
    asking.on('error', failed)
    asking.end()
  })
}

/** The bodies once they no longer shrink: pages that are asked for often are compressed again, better. */
async function settledBytes(server: Server, { paths, cookie }: Asked): Promise<Body[]> {
  const fetchAll = () => Promise.all(paths.map((path) => fetchCompressed(server.url + path, cookie)))
  for (let visit = 0; visit < 10; visit += 1) await fetchAll()
  for (let size = 0; ; ) {
    const bodies = await fetchAll()
    const now = bodies.reduce((total, { bytes }) => total + bytes.length, 0)
    if (now === size) return bodies
    size = now
    await new Promise((wait) => setTimeout(wait, 6000))
  }
}

export interface Figure {
  name: string
  ours: number
  nginx: number
  ratio: number
  wanted: number
  nodeMicroseconds: number
  databaseMicroseconds: number
  failures: number
}

/** The same pages from nginx and from the server in turn, several rounds; medians. */
export async function compare(
  name: string,
  wanted: number,
  server: Server,
  asked: Asked,
  folder: string,
): Promise<Figure> {
  const bodies = await settledBytes(server, asked)
  const pages = bodies.map(({ bytes }) => bytes)
  const nginx = await startNginx(folder, pages, bodies[0]?.encoding ?? 'identity')
  const ourScript = writeScript(folder, 'ours', asked.paths, asked.cookie)
  const nginxScript = writeScript(folder, 'nginx', nginx.paths)
  const ours: number[] = []
  const theirs: number[] = []
  let requests = 0
  let failures = 0
  let [node, database] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    theirs.push((await load(nginx.url, nginxScript, seconds)).requestsPerSecond)
    const before = server.processor()
    const result = await load(server.url, ourScript, seconds)
    const after = server.processor()
    ours.push(result.requestsPerSecond)
    requests += result.requests
    failures += result.failures
    node += after[0] - before[0]
    database += after[1] - before[1]
  }
  nginx.stop()
  return {
    name,
    ours: Math.round(median(ours)),
    nginx: Math.round(median(theirs)),
    ratio: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
    wanted,
    nodeMicroseconds: Math.round(node / requests),
    databaseMicroseconds: Math.round(database / requests),
    failures,
  }
}

const cases = [
  { name: 'page cache hit', caches: 'all', wanted: 0.65 },
  { name: 'cached query results, page made', caches: 'queries', wanted: 0.12 },
  { name: 'nothing cached', caches: 'none', wanted: 0.006 },
] as const

/** Milliseconds that a page may take with nothing cached: every private page will. */
const wantedOfUncached = { node: 3.2, database: 1.2 }

export const inMilliseconds = (microseconds: number) => (microseconds / 1000).toFixed(2)

/** The three figures against nginx, and where the processor's time goes in each. */
export async function benchPages(folder: string): Promise<void> {
  const dataDir = join(folder, 'data')
  const figures: Figure[] = []
  for (const { name, caches, wanted } of cases) {
    const server = await startServer(dataDir, { CACHES: caches })
    try {
      figures.push(await compare(name, wanted, server, { paths: await fiftyPaths(server.url) }, folder))
    } finally {
      await server.stop()
    }
  }
  console.table(figures.map(({ ratio, ...figure }) => ({ ...figure, ratio: ratio.toFixed(4) })))
  for (const [place, { name, caches }] of cases.entries()) {
    const { nodeMicroseconds = 0, databaseMicroseconds = 0 } = figures[place] ?? {}
    const wanted = caches === 'none' ? ` (wanted ${wantedOfUncached.node} and ${wantedOfUncached.database})` : ''
    console.info(
      `\n${name}: ${inMilliseconds(nodeMicroseconds)} ms of Node and ${inMilliseconds(databaseMicroseconds)} ms of PostgreSQL a page${wanted}; Node's by area:`,
    )
    await printProfile(folder, dataDir, caches, nodeMicroseconds)
  }
}
