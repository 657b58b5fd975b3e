import { linkSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from './client.ts'
import { findPlace, type Place } from './embedded-place.ts'
import { createCluster, databaseName, keepRunning, processStart, socketFolder, stopOrphan } from './embedded-server.ts'

/** Another process has this DATA_DIR's database; `message` names the folder and the process. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
}

interface Holder {
  pid: number
  start: string | null
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, start } = JSON.parse(readFileSync(file, 'utf8'))
    return { pid: Number(pid), start }
  } catch {
    return null
  }
}

const lives = (holder: Holder) => holder.start !== null && processStart(holder.pid) === holder.start

function take(file: string, mine: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** Sets a dead process's lock aside; where a living one took the place meanwhile, it gets it back. */
function setAside(file: string) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const holder = readHolder(aside)
  if (holder && lives(holder)) linkSync(aside, file)
  rmSync(aside)
}

/** Takes the lock for this process and gives back what releases it; throws DataDirInUseError. */
function lockDataDir(file: string, dataDir: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, start: processStart(process.pid) })
  for (let attempt = 0; attempt < 5; attempt++) {
    if (take(file, mine)) return () => rmSync(file, { force: true })
    const holder = readHolder(file)
    if (holder && lives(holder)) {
      throw new DataDirInUseError(
        `${dataDir} is in use by process ${holder.pid}; stop it first or set another DATA_DIR`,
      )
    }
    setAside(file)
  }
  throw new DataDirInUseError(`${dataDir} is being taken by other processes (${file})`)
}

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

/** The address of the database of a DATA_DIR, which another process runs. */
export function runningDatabase(dataDir: string, log: Log): string {
  const { cluster, password } = findPlace(dataDir, log)
  const [, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`
}
