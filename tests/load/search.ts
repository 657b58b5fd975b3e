import { join } from 'node:path'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { enlargeCatalogue } from './large-catalogue.ts'
import { percentile, repeatedly } from './requests.ts'
import { explainSearches } from './search-plans.ts'
import { realisticSearches } from './searches.ts'
import { pin, type Server, startServer } from './server.ts'

const size = { courses: 5000, sessions: 30_000 }
const atOnce = 20
const seconds = 5
const rounds = 3
const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** A data folder with the large catalogue, the searches to ask of it, and what PostgreSQL means to do for them. */
async function prepare(dataDir: string): Promise<string[]> {
  const seeding = await startServer(dataDir)
  await seeding.stop()
  const database = await startEmbedded({ dataDir, log: silent })
  const { pool, close } = connect(database.socketUrl)
  try {
    await enlargeCatalogue(pool, size)
    await explainSearches(pool)
    return await realisticSearches(pool)
  } finally {
    await close()
    await database.stop()
  }
}

/** Those that find something, and not half the catalogue. */
async function fitting(server: Server, paths: string[]): Promise<string[]> {
  const totals: number[] = []
  const fit: string[] = []
  for (const path of paths) {
    const { total }: { total: number } = await (await fetch(server.url + path)).json()
    if (total < 1 || total > 500) continue
    fit.push(path)
    totals.push(total)
  }
  console.info(
    `${fit.length} searches, which find ${percentile(totals, 0)} to ${percentile(totals, 1)} courses, half of them up to ${percentile(totals, 0.5)}`,
  )
  return fit
}

/** Milliseconds of Node and PostgreSQL together. */
const wantedOfSearch = 4

/** The smallest list there is: what any call of the API takes, for comparison. */
const smallest = ['/api/languages/all']

async function measure(server: Server, what: string, paths: string[]) {
  const [nodeBefore, databaseBefore] = server.processor()
  const times = await repeatedly(server.url, paths, atOnce, seconds)
  const [nodeAfter, databaseAfter] = server.processor()
  const each = (microseconds: number) => Math.round(microseconds / times.length)
  return {
    what,
    'a second': Math.round(times.length / seconds),
    'median, ms': percentile(times, 0.5).toFixed(1),
    'p95, ms': percentile(times, 0.95).toFixed(1),
    'p99, ms': percentile(times, 0.99).toFixed(1),
    'Node, µs each': each(nodeAfter - nodeBefore),
    'PostgreSQL, µs each': each(databaseAfter - databaseBefore),
    'both, ms each': (each(nodeAfter - nodeBefore + databaseAfter - databaseBefore) / 1000).toFixed(2),
  }
}

/** Searches of a large catalogue, twenty at a time, on one core: cached responses, and each one anew. */
export async function benchSearch(folder: string): Promise<void> {
  const dataDir = join(folder, 'search')
  const paths = await prepare(dataDir)
  const rows = []
  for (const [caches, which] of [
    ['all', 'asked before'],
    ['none', 'each one anew'],
  ] as const) {
    const server = await startServer(dataDir, { CACHES: caches })
    try {
      pin(process.pid, '1')
      for (const pid of server.databaseProcesses()) pin(pid, '0')
      const fit = await fitting(server, paths)
      await repeatedly(server.url, fit, atOnce, 5)
      for (let round = 0; round < rounds; round += 1) rows.push(await measure(server, `searches, ${which}`, fit))
      rows.push(await measure(server, 'the three languages, for comparison', smallest))
    } finally {
      pin(process.pid, '0-1')
      await server.stop()
    }
  }
  console.table(rows)
  console.info(`Wanted of a search anew: at most ${wantedOfSearch} ms of both`)
}
