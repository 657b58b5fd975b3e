import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { movedClock } from '../../config.ts'
import type { Place } from './place.ts'

const run = promisify(execFile)

export const databaseName = 'leerplein'

/** What PostgreSQL's programs see of our environment: nothing that would point them to another server. */
export const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', ...movedClock }

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
