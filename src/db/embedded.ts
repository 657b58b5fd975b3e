import { mkdirSync, realpathSync } from 'node:fs'
import pg from 'pg'
import { createCluster, databaseName } from './embedded/cluster.ts'
import { lockDataDir } from './embedded/data-dir-lock.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { stopOrphan } from './embedded/orphan.ts'
import { findPlace, type Place } from './embedded/place.ts'
import { socketFolder } from './embedded/server.ts'
import type { Log } from './log.ts'

export { DataDirInUseError } from './embedded/data-dir-lock.ts'

/** A PostgreSQL of our own; `url` also serves another process, as its DATABASE_URL. */
export interface EmbeddedDatabase {
  url: string
  /** The same by a socket in its folder, where there can be one: a statement costs half as much that way. */
  socketUrl: string
  stop(): Promise<void>
}

function socketUrlOf({ cluster }: Place, url: string): string {
  const folder = socketFolder(cluster)
  return folder ? `${url}?host=${encodeURIComponent(folder)}&port=${new URL(url).port}` : url
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

/** Starts DATA_DIR's own PostgreSQL, made at the first start; throws DataDirInUseError when another process has it. */
export async function startEmbedded(options: { dataDir: string; log: Log }): Promise<EmbeddedDatabase> {
  const { log } = options
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const place = findPlace(dataDir, log)
  const unlock = lockDataDir(`${place.cluster}.lock`, dataDir)
  let stop = async () => unlock()
  try {
    await stopOrphan(place.cluster, log)
    await createCluster(place)
    const running = await keepRunning(place, log)
    stop = () => running.stop().finally(unlock)
    const url = `postgres://${databaseName}:${place.password}@127.0.0.1:${running.port}`
    await createDatabase(url)
    const own = `${url}/${databaseName}`
    return { url: own, socketUrl: socketUrlOf(place, own), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
