import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programEnvironment } from './cluster.ts'
import type { Place } from './place.ts'

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

export function freePort(): Promise<number> {
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

export const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

/** Starts PostgreSQL and waits until it answers; throws with its own last words when it cannot. */
export async function runServer({ cluster, bin, user }: Place, port: number): Promise<ChildProcess> {
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
export async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const insist = setTimeout(() => server.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(insist)
}
