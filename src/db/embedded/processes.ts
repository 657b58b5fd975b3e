import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

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
export function processCommand(pid: number): string | null {
  if (processStart(pid) === null) return null
  return onLinux ? (readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? null) : ask(pid, 'args')
}
