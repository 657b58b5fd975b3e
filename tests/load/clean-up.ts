import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processStart } from '../../src/db/embedded-server.ts'
import { ownDatabase } from '../support/own-database.ts'

const children = new Set<ChildProcess>()

/** Ends this process with the bench, however that ends. */
export function endWithBench<T extends ChildProcess>(child: T): T {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself.
  }
}

/** Sends the signal and waits; what does not listen is killed after ten seconds. */
function end(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids) signal(pid, name)
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 0; tries < 200 && pids.some((pid) => processStart(pid) !== null); tries += 1)
    Atomics.wait(sleeper, 0, 0, 50)
  for (const pid of pids.filter((one) => processStart(one) !== null)) signal(pid, 'SIGKILL')
}

/** The PostgreSQL of each data folder in there that still runs. */
function databasesIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    try {
      const { pid } = ownDatabase(join(folder, name))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') ? [pid] : []
    } catch {
      return []
    }
  })
}

/** Nothing of the bench stays when it is done, fails or is interrupted: no server, no PostgreSQL, no file. */
export function cleanUpAtExit(folder: string) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => process.exit(130))
  process.on('exit', () => {
    end(
      [...children].flatMap(({ pid }) => pid ?? []),
      'SIGTERM',
    )
    end(databasesIn(folder), 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  })
}
