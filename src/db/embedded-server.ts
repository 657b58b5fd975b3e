import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { movedClock } from '../config.ts'
import type { Log } from './client.ts'
import type { Place } from './embedded-place.ts'

const onLinux = existsSync('/proc/self/stat')

const readOrNull = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function ask(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** When a process began, so that a later one with the same id is not mistaken for it; null when it no longer runs. */
export function processStart(pid: number): string | null {
  if (!onLinux) return ask(pid, 'lstart')
  const stat = readOrNull(`/proc/${pid}/stat`)
  // The name, in brackets, may hold spaces; after it come the state (field 3) and the start in ticks since boot (22).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return null
  return `${fields[19]}@${readOrNull('/proc/sys/kernel/random/boot_id')?.trim()}`
}

/** The command line of a process, null when it no longer runs. */
function processCommand(pid: number): string | null {
  if (processStart(pid) === null) return null
  return onLinux ? (readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? null) : ask(pid, 'args')
}

const run = promisify(execFile)

export const databaseName = 'leerplein'

/** What PostgreSQL's programs see of our environment: nothing that would point them to another server. */
const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', ...movedClock }

/** The builtin provider gives the same order and case on every system; LC_CTYPE is what text search splits words by. */
const locale = (ctype: string) => [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${ctype}`,
]

async function initialise({ bin, user, password }: Place, draft: string, ctype: string) {
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = join(draft, '..', `postgres-password.${process.pid}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) {
    chownSync(draft, user.uid, user.gid)
    chownSync(passwordFile, user.uid, user.gid)
  }
  const flags = [`--pgdata=${draft}`, `--username=${databaseName}`, `--pwfile=${passwordFile}`, ...locale(ctype)]
  try {
    await run(join(bin, 'initdb'), [...flags, '--auth=scram-sha-256', '--no-instructions'], {
      ...user,
      cwd: '/',
      env: programEnvironment,
    })
  } finally {
    rmSync(passwordFile)
  }
}

/** Makes the cluster where there is none, in one step: a start that is killed halfway leaves nothing that counts. */
export async function createCluster(place: Place): Promise<void> {
  const { cluster, bin } = place
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    const held = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    const { stdout } = await run(join(bin, 'postgres'), ['--version'], { cwd: '/' })
    if (stdout.includes(` ${held}.`)) return
    throw new Error(`${cluster} was made by PostgreSQL ${held}, and this is ${stdout.trim()}`)
  }
  const draft = `${cluster}.new`
  await initialise(place, draft, 'C.UTF-8').catch(() => initialise(place, draft, 'C'))
  renameSync(draft, cluster)
}

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements hold personal data; the log does not.
  log_min_error_statement: 'panic',
}

/** Its own folder, which nobody else may enter; '' where the socket's whole name would not fit into a system's 104 bytes. */
export const socketFolder = (cluster: string): string =>
  process.platform === 'win32' || Buffer.byteLength(cluster) > 80 || /[",]/.test(cluster) ? '' : cluster

const largestLog = 5_000_000

/** PostgreSQL writes to a file and not to us, so that it outlives us in peace. */
function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}

/** Its eighth line says 'ready' once connections are taken. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const file = join(cluster, 'postmaster.pid')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

/** Starts PostgreSQL and waits until it answers; throws with its own last words when it cannot. */
async function runServer({ cluster, bin, user }: Place, port: number): Promise<ChildProcess> {
  const logFile = `${cluster}.log`
  const log = openLog(logFile)
  const from = statSync(logFile).size
  const flags = Object.entries({ ...settings, unix_socket_directories: socketFolder(cluster), port }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  // Detached: Ctrl-C in the terminal reaches us alone, and we stop it when what is in flight has ended.
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, ...flags], {
    ...user,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure: Error | undefined
  server.once('error', (error) => {
    failure = error
  })
  while (!isReady(cluster, server.pid)) {
    if (failure) throw failure
    if (hasEnded(server))
      throw new Error(`PostgreSQL did not start: ${readFileSync(logFile).subarray(from).toString()}`)
    await sleep(10)
  }
  return server
}

/** A fast shutdown: running transactions are rolled back, everything committed is on disk. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const insist = setTimeout(() => server.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(insist)
}

/** Another program may take the port between finding and using it; a killed server's last processes need a moment. */
const passing = /Address already in use|could not bind|shared memory block/

async function startServer(place: Place) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, server: await runServer(place, port) }
    } catch (error) {
      if (attempt === 40 || !passing.test(String(error))) throw error
      await sleep(250)
    }
  }
}

/** Starts PostgreSQL, and again on the same port whenever it ends before `stop` is called. */
export async function keepRunning(place: Place, log: Log): Promise<{ port: number; stop(): Promise<void> }> {
  let { port, server } = await startServer(place)
  let stopping = false
  let revival = Promise.resolve()

  async function revive() {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait)
      if (stopping) return
      try {
        server = await runServer(place, port)
        return watch()
      } catch (error) {
        log.warn({ err: error }, 'The database does not start again yet')
      }
    }
  }

  function watch() {
    const ended = () => {
      if (stopping) return
      log.warn({}, 'The database ended by itself and is started again')
      revival = revive()
    }
    if (hasEnded(server)) ended()
    else server.once('exit', ended)
  }

  watch()
  return {
    port,
    async stop() {
      stopping = true
      await revival
      await stopServer(server)
    },
  }
}

async function gone(runs: () => boolean, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if (!runs()) return true
    await sleep(20)
  }
  return !runs()
}

/** Ends the PostgreSQL that a killed process of ours left running on this cluster; only for who holds the lock. */
export async function stopOrphan(cluster: string, log: Log): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  const runs = () => processCommand(pid)?.includes(`-D ${cluster} `) ?? false
  if (runs()) {
    log.info(`Stopping the database that an earlier run left behind (process ${pid})`)
    process.kill(pid, 'SIGINT')
    if (!(await gone(runs, 10_000))) process.kill(pid, 'SIGQUIT')
    if (!(await gone(runs, 10_000))) throw new Error(`The database of an earlier run does not stop (process ${pid})`)
  }
  // Its number may by now belong to another process, which PostgreSQL would take for itself.
  rmSync(file, { force: true })
}
