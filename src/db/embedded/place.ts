import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { findBinaries } from './binaries.ts'
import { canReach, type DatabaseUser, databaseUser } from './database-user.ts'

/** Where one DATA_DIR's database lives, and who runs it with which programs. */
export interface Place {
  /** PostgreSQL's own folder; its lock and log stand beside it under the same name. */
  cluster: string
  bin: string
  user: DatabaseUser
  password: string
}

interface Kept {
  password: string
  /** Only where the database's user cannot reach DATA_DIR: the folder it went to. */
  folder?: string
}

/** Folders that any system user can reach; only root ever needs one. */
const reachable = ['/var/lib/leerplein', '/var/tmp/leerplein']

/** Open to all whatever the umask; fails on one that somebody else made first, where everybody may write. */
function makeOpen(folder: string) {
  mkdirSync(folder, { recursive: true })
  if (lstatSync(folder).uid !== 0) throw new Error(`${folder} belongs to another user`)
  chmodSync(folder, 0o755)
}

function reachableFolder(): string {
  for (const folder of reachable) {
    try {
      makeOpen(folder)
      return folder
    } catch {}
  }
  throw new Error(`The database's user can reach neither DATA_DIR nor ${reachable.join(' nor ')}`)
}

function readKept(file: string): Kept | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Written once, whole, also when two processes start at the same moment. */
function keep(file: string, kept: Kept): Kept {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch {
    return readKept(file) ?? kept
  } finally {
    rmSync(draft)
  }
  return kept
}

function reaches(user: DatabaseUser, folder: string): boolean {
  const probe = join(folder, `.reach-${process.pid}`)
  mkdirSync(probe, { recursive: true, mode: 0o700 })
  try {
    if (user) chownSync(probe, user.uid, user.gid)
    return canReach(user, probe)
  } finally {
    rmSync(probe, { recursive: true })
  }
}

function firstPlace(dataDir: string): Kept {
  const password = randomBytes(24).toString('base64url')
  if (reaches(databaseUser(join(dataDir, 'postgres')), dataDir)) return { password }
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return { password, folder: join(reachableFolder(), `${hash}-${randomBytes(4).toString('hex')}`) }
}

/** Decides once per DATA_DIR (its real path) and remembers it there, mode 600; tells where it is when elsewhere. */
export function findPlace(dataDir: string, log: Log): Place {
  const file = join(dataDir, 'postgres.json')
  const { password, folder } = readKept(file) ?? keep(file, firstPlace(dataDir))
  if (folder) makeOpen(folder)
  const cluster = join(folder ?? dataDir, 'postgres')
  const user = databaseUser(cluster)
  const { bin, copied } = findBinaries(user, user ? reachableFolder : () => dataDir)
  if (folder) log.info(`The database's user cannot reach ${dataDir}: the database lives in ${folder}`)
  else if (copied) log.info(`The database's user cannot reach its programs: a copy runs from ${bin}`)
  if (!reaches(user, folder ?? dataDir)) throw new Error(`The database's user can no longer reach ${folder ?? dataDir}`)
  return { cluster, bin, user, password }
}
