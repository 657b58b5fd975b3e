import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL of a server without DATABASE_URL: its address, and the process that all its others belong to. */
export function ownDatabase(dataDir: string): { url: string; pid: number } {
  const { password, folder = dataDir } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
  const [pid, , , port] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { url: `postgres://leerplein:${password}@127.0.0.1:${port}/leerplein`, pid: Number(pid) }
}
