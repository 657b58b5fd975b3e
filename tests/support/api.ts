import { desc, eq } from 'drizzle-orm'
import openapi from '../../schemas/openapi.json' with { type: 'json' }
import { testAccessPoint } from '../../src/adapters/access-point/test-access-point.ts'
import type { MailTransport } from '../../src/adapters/mail.ts'
import { testPaymentProvider } from '../../src/adapters/payments/test-payment-provider.ts'
import { localStorage } from '../../src/adapters/storage/local.ts'
import { createApi } from '../../src/api/app/app.ts'
import { createPrincipals } from '../../src/api/identity/principals.ts'
import { connect } from '../../src/db/client.ts'
import { mails, type Role, users } from '../../src/db/tables.ts'
import { previewMail, renderMail } from '../../src/jobs/mail/render-mail.ts'
import { startJobs } from '../../src/jobs/start-jobs.ts'
import { accountHeaders, jwtSecret } from './account-headers.ts'
import { jobsDone } from './jobs.ts'
import { temporaryDatabase } from './postgres.ts'

export { jwtSecret }

const emails: Record<Role, string> = {
  CONTACT: 'contact@leerplein.test',
  EDITOR: 'editor@leerplein.test',
  TRAINER: 'trainer@leerplein.test',
  STAFF: 'staff@leerplein.test',
}

/** The API on a database; `logged` gathers what it would have written. */
export function apiOn(url: string, filesDir: string) {
  const { db, pool, close } = connect(url)
  const logged: object[] = []
  const note = (details: object) => logged.push(details)
  const log = { error: note, warn: note, info: () => {} }
  const principals = createPrincipals({ db, jwtSecret })
  const publicUrl = () => 'http://site.test'
  const paymentProvider = testPaymentProvider(pool, publicUrl, jwtSecret)
  const controlPanelUrl = (page = '') => `http://panel.test${page}`
  const storage = localStorage(filesDir)
  const parts = {
    db,
    pool,
    storage,
    paymentProvider,
    accessPoint: testAccessPoint({ sql: pool, secret: jwtSecret }),
    publicUrl,
    controlPanelUrl,
    jwtSecret,
    principals,
    brand: 'Leerplein',
    log,
    previewMail,
    renderMail,
    openapi,
  }
  const api = createApi(parts)

  /** Headers of the account with that address. */
  async function asUser(email: string): Promise<Record<string, string>> {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    if (!user) throw new Error(`No account ${email}`)
    return accountHeaders(db, user)
  }

  /** Headers of a demo account with that role. */
  const as = (role: Role) => asUser(emails[role])

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
    /** What the API was given, for verbs that jobs call. */
    parts,
    db,
    pool,
    logged,
    as,
    asUser,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    send,
    /** Does the jobs from now on; without a transport, mails lie in the mailbox. */
    startJobs: (mail: MailTransport | null = null) => startJobs({ ...parts, user: null, mail }),
    /** Waits for the jobs, which `startApi({ jobs: true })` does. */
    jobsDone: () => jobsDone(db),
    /** The mails to an address, the newest first: what was told, and once sent its subject, text and html. */
    mailsTo: (to: string) => db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.createdAt)),
    stop: close,
  }
}

/** The API on a seeded database of its own; with `jobs` it does those too. */
export async function startApi(options: { jobs?: boolean; mail?: MailTransport } = {}) {
  const database = await temporaryDatabase('seeded')
  const api = apiOn(database.url, database.filesDir)
  const jobs = options.jobs ? api.startJobs(options.mail) : null
  return {
    ...api,
    url: database.url,
    filesDir: database.filesDir,
    async stop() {
      await jobs?.stop()
      await api.stop()
      await database.drop()
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof startApi>>
