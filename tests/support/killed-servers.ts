import { setTimeout as sleep } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { jwtSecret } from './account-headers.ts'
import { apiOn } from './api.ts'
import { temporaryDatabase } from './postgres.ts'
import { type Environment, type ServerProcess, startServer } from './server-process.ts'
import { temporaryFolder } from './site.ts'

/** A seeded database of the test’s own, with the API on it in this process, and servers on it that the test may kill. */
export async function serversOfOwn() {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const api = apiOn(database.url, folder.path)
  onTestFinished(() => api.stop())
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', JWT_SECRET: jwtSecret }
  return {
    api,
    db: api.db,
    url: database.url,
    async start(more: Environment = {}): Promise<ServerProcess> {
      const server = await startServer({ ...settings, DATABASE_URL: database.url, DATA_DIR: folder.path, ...more })
      onTestFinished(async () => {
        await server.stop()
      })
      return server
    },
    /** What a statement counts. */
    count: async (what: SQL) => Number((await api.db.execute(what)).rows[0]?.count),
  }
}

/** Does something through a server that dies of kill -9 once it has begun; gives back what came of it. */
export async function killedAmid<Result>(
  server: ServerProcess,
  work: () => Promise<Result>,
  hasBegun: () => Promise<boolean>,
): Promise<Result> {
  // A statement of drizzle’s begins once somebody waits for it.
  const working = Promise.resolve(work())
  while (!(await hasBegun())) await sleep(1)
  await server.kill()
  return working
}

/** The status of a call; null where its server was killed meanwhile. */
export const statusOf = (
  { url }: { url: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object },
): Promise<number | null> =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => null,
  )
