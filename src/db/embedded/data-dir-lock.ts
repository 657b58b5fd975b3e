import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { processStart } from './processes.ts'

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
export function lockDataDir(file: string, dataDir: string): () => void {
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
