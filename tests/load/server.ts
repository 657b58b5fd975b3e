import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { endWithBench } from './clean-up.ts'

export const root = resolve(import.meta.dirname, '../..')

export interface Server {
  url: string
  process: ChildProcess
  /** Microseconds of processor so far: [node, PostgreSQL]. */
  processor(): [number, number]
  /** Numbers of the processes of its PostgreSQL. */
  databaseProcesses(): number[]
  stop(): Promise<void>
}

const ticksPerSecond = 100

/** Keeps a process on these cores from now on: '0', or '0-1' for both. */
export function pin(pid: number, cores: string) {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })
}

/** User and system time of a process in microseconds; 0 once it is gone. */
export function processorOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
  } catch {
    return 0
  }
}

/** Every PostgreSQL process that works in a data folder. */
function databaseProcesses(dataDir: string): number[] {
  const commands = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const named = commands.map((pid) => {
    try {
      return { pid: Number(pid), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'), parent: parentOf(pid) }
    } catch {
      return { pid: 0, command: '', parent: 0 }
    }
  })
  const main = named.find(({ command }) => command.includes(dataDir) && command.includes('postgres'))
  return main ? named.flatMap(({ pid, parent }) => (pid === main.pid || parent === main.pid ? [pid] : [])) : []
}

const parentOf = (pid: string) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])

/** The built server on the first core with a data folder of its own; `flags` go to Node. */
export async function startServer(dataDir: string, environment: Record<string, string> = {}, flags: string[] = []) {
  const child = endWithBench(
    spawn('taskset', ['-c', '0', process.execPath, ...flags, 'dist/server/serve.js'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
    }),
  )
  const url = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (chunk) => {
      const found = /Ready on (\S+)/.exec(String(chunk))?.[1]
      if (found) ready(found)
    })
    child.on('exit', (code) => failed(new Error(`The server ended with ${code}`)))
  })
  const server: Server = {
    url,
    process: child,
    processor: () => [
      processorOf(child.pid ?? 0),
      databaseProcesses(dataDir).reduce((total, pid) => total + processorOf(pid), 0),
    ],
    databaseProcesses: () => databaseProcesses(dataDir),
    stop: () =>
      new Promise((stopped) => {
        child.removeAllListeners('exit')
        child.on('exit', () => stopped())
        child.kill('SIGTERM')
      }),
  }
  return server
}
