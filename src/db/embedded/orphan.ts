import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { processCommand } from './processes.ts'

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
