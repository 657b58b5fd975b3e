import { eq } from 'drizzle-orm'
import openapi from '../../schemas/openapi.json' with { type: 'json' }
import { testProvider } from '../../src/adapters/payments/test-provider.ts'
import { localStorage } from '../../src/adapters/storage.ts'
import { createApi } from '../../src/api/app.ts'
import { signAccessToken } from '../../src/api/auth/access-token.ts'
import { connect } from '../../src/db/client.ts'
import { type Role, users } from '../../src/db/tables.ts'
import { temporaryDatabase } from './postgres.ts'

export const jwtSecret = 'a secret that only the tests use, long enough'

const emails: Record<Role, string> = {
  CONTACT: 'contact@leerplein.test',
  EDITOR: 'editor@leerplein.test',
  STAFF: 'staff@leerplein.test',
}

/** The API on a database; `logged` gathers what it would have written. */
export function apiOn(url: string, filesDir: string) {
  const { db, pool, close } = connect(url)
  const logged: object[] = []
  const log = { error: (details: object) => logged.push(details), warn: (details: object) => logged.push(details) }
  const publicUrl = () => 'http://site.test'
  const payments = testProvider(pool, publicUrl)
  const api = createApi({ db, pool, storage: localStorage(filesDir), payments, publicUrl, jwtSecret, log, openapi })

  /** Headers of a demo account with that role. */
  async function as(role: Role): Promise<Record<string, string>> {
    const [user] = await db.select().from(users).where(eq(users.email, emails[role]))
    if (!user) throw new Error(`No account ${emails[role]}`)
    const token = await signAccessToken({ id: user.id, role, organisation: user.organisationId }, jwtSecret)
    return { Authorization: `Bearer ${token}` }
  }

  /** `body` as it is, when it is a text: what no client of ours would send. */
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await api.fetch(
      new Request(`http://api.test/api${path}`, {
        method,
        headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  return {
    api,
    db,
    pool,
    logged,
    as,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    send,
    stop: close,
  }
}

/** The API on a seeded database of its own. */
export async function startApi() {
  const database = await temporaryDatabase('seeded')
  const api = apiOn(database.url, database.filesDir)
  return {
    ...api,
    async stop() {
      await api.stop()
      await database.drop()
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof startApi>>
