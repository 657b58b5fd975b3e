import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { databaseName } from './cluster.ts'
import { findPlace } from './place.ts'

/** The address of the database of a DATA_DIR, which another process runs. */
export function runningDatabase(dataDir: string, log: Log): string {
  const { cluster, password } = findPlace(dataDir, log)
  const [, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`
}
