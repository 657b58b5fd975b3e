import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The system user PostgreSQL runs as; undefined is our own. */
export type DatabaseUser = { uid: number; gid: number } | undefined

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
export function databaseUser(cluster: string): DatabaseUser {
  if (!isRoot()) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = lookUp('postgres') ?? lookUp('leerplein') ?? create('leerplein') ?? lookUp('nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and no other system user was found or could be made')
  return user
}

/** Whether that user can enter and write a folder. */
export const canReach = (user: DatabaseUser, folder: string) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0" && test -w "$0"', folder], { ...user, cwd: '/' }).status === 0

/** Whether that user can run a program, with every library it needs. */
export const canRun = (user: DatabaseUser, program: string) =>
  spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0
