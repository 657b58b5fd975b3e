import { expect, onTestFinished, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { ownDatabase } from '../support/own-database.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { openWorld } from '../support/world.ts'

const publicUrl = 'http://site.test'
const password = 'drie woorden na elkaar'
const billedTo = { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE' }

/** A browser without scripts, on a server that comes back at another port. */
function newBrowser() {
  const cookies = new Map<string, string>()
  async function ask({ url }: ServerProcess, path: string, fields?: Record<string, string>) {
    const response = await fetch(url + path, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: publicUrl },
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')?.replace(publicUrl, '') ?? null
    return { status: response.status, location, html: await response.text() }
  }
  return { ask }
}

const stepIn = (html: string) => /data-step="(\w+)"/.exec(html)?.[1] ?? /data-form="(register)"/.exec(html)?.[1]
const valueIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1] ?? ''

interface Site {
  now(): ServerProcess
  /** Something of it is killed amid whatever is asked of it; resolves once the site answers again. */
  fell(asked: (site: ServerProcess) => Promise<unknown>): Promise<void>
  databaseUrl(): string
}

const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: publicUrl }

function dataFolder(): string {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  return folder.path
}

async function ready({ url }: ServerProcess) {
  await expect.poll(async () => (await fetch(`${url}/health/ready`).catch(() => null))?.status).toBe(200)
}

async function amid(site: ServerProcess, asked: (site: ServerProcess) => Promise<unknown>, kill: () => unknown) {
  const answer = asked(site).catch(() => null)
  await kill()
  await answer
}

/** The process dies each time, and starts again. */
async function killedProcess(): Promise<Site> {
  const database = await temporaryDatabase('seeded')
  onTestFinished(database.drop)
  const start = () => startServer({ ...settings, DATABASE_URL: database.url, DATA_DIR: folder })
  const folder = dataFolder()
  let site = await start()
  onTestFinished(async () => void (await site.stop()))
  return {
    now: () => site,
    databaseUrl: () => database.url,
    async fell(asked) {
      await amid(site, asked, site.kill)
      site = await start()
    },
  }
}

/** The process lives; its database dies each time, and comes back as a service would start it again. */
async function killedDatabase(start: (folder: string) => Promise<ServerProcess>): Promise<Site> {
  const folder = dataFolder()
  const site = await start(folder)
  onTestFinished(async () => void (await site.stop()))
  return {
    now: () => site,
    databaseUrl: () => ownDatabase(folder).url,
    async fell(asked) {
      const { pid } = ownDatabase(folder)
      await amid(site, asked, () => process.kill(pid, 'SIGKILL'))
      // For a moment its orphans still answer, and would say that all is well.
      await expect.poll(() => ownDatabase(folder).pid).not.toBe(pid)
      await ready(site)
    },
  }
}

const embedded = (folder: string) => startServer({ ...settings, DATA_DIR: folder })

async function served(folder: string) {
  const database = await startEmbedded({ dataDir: folder, log: { info() {}, warn() {} } })
  onTestFinished(database.stop)
  return startServer({ ...settings, DATABASE_URL: database.url, SEED: 'demo', DATA_DIR: dataFolder() })
}

/** Of two processes the one that is asked dies each time, and the person goes on at the other one. */
async function killedReplica(): Promise<Site> {
  const database = await temporaryDatabase('seeded')
  onTestFinished(database.drop)
  const folder = dataFolder()
  const start = () => startServer({ ...settings, DATABASE_URL: database.url, DATA_DIR: folder })
  let [site, other] = await Promise.all([start(), start()])
  onTestFinished(async () => void (await Promise.all([site.stop(), other.stop()])))
  return {
    now: () => site,
    databaseUrl: () => database.url,
    async fell(asked) {
      const dead = site
      await amid(dead, asked, dead.kill)
      site = other
      other = await start()
    },
  }
}

async function expectAgreement(url: string) {
  const { db, close } = connect(url)
  const { differences } = await compareBooks(db)
  await close()
  expect(differences).toEqual([])
}

test.each<[what: string, open: () => Promise<Site>]>([
  ['the process', killedProcess],
  ['its own database', () => killedDatabase(embedded)],
  ['a served database', () => killedDatabase(served)],
  ['one of two replicas', killedReplica],
])(
  'kill -9 of %s in the middle of each step: one goes on where one was, and pays once',
  async (_, open) => {
    const { now, fell: falls, databaseUrl } = await open()
    const fell: Site['fell'] = async (asked) => {
      await falls(asked)
      await expectAgreement(databaseUrl())
    }
    const world = await openWorld(now())
    const session = await (await fetch(`${now().url}/api/sessions/${world.session}`)).json()
    const at = (step: string) => `/courses/${session.course}/register/${world.session}?step=${step}`
    const { ask } = newBrowser()
    /** Sends a step amid a kill, and again where its page is still the one that is shown. */
    async function send(step: string, fields: Record<string, string>, next: string) {
      await fell((site) => ask(site, at(step), fields))
      const { html } = await ask(now(), at(next))
      if (stepIn(html) !== next) await ask(now(), at(step), fields)
      return (await ask(now(), at(next))).html
    }

    const person = { firstName: 'Ines', lastName: 'Claes', email: 'ines@journey.test', password }
    await fell((site) => ask(site, at('students'), { form: 'register', isPrivatePerson: 'true', ...person }))
    const account = { form: 'login', email: person.email, password }
    const again = await ask(now(), at('students'), { form: 'register', isPrivatePerson: 'true', ...person })
    if (again.status === 422) await ask(now(), at('students'), account)
    const students = (await ask(now(), at('students'))).html
    expect(stepIn(students)).toBe('students')

    const chosen = { form: 'register-students', students: valueIn(students, 'students') }
    expect(stepIn(await send('students', chosen, 'invoice'))).toBe('invoice')
    const invoice = Object.entries({ ...billedTo, name: 'Ines Claes', email: person.email })
    const billed = Object.fromEntries(invoice.map(([name, value]) => [`invoice.${name}`, value]))
    const last = await send('invoice', { form: 'register-invoice', isPrivatePerson: 'true', ...billed }, 'confirmation')
    expect(stepIn(last)).toBe('confirmation')

    const agreed = { form: 'register-confirm', draft: valueIn(last, 'draft'), agreedToTerms: 'on' }
    await fell((site) => ask(site, at('confirmation'), agreed))
    const { location: redirect } = await ask(now(), at('confirmation'), agreed)
    expect(redirect).toMatch(/^\/billing\/redirect\//)
    await fell((site) => ask(site, String(redirect)))
    const { location: checkout } = await ask(now(), String(redirect))
    expect(checkout).toMatch(/^\/dev\/pay\//)
    await fell((site) => ask(site, String(checkout), { status: 'paid' }))
    await ask(now(), String(checkout), { status: 'paid' })
    const { location: complete } = await ask(now(), String(redirect))
    expect((await ask(now(), String(complete))).html).toContain('data-status="paid"')

    const { items } = await (
      await fetch(`${now().url}/api/registrations?session=${world.session}`, { headers: world.staff })
    ).json()
    expect(items).toMatchObject([
      { status: 'paid', students: [{ firstName: 'Ines' }], issuedInvoice: { number: expect.any(String) } },
    ])
    await expectAgreement(databaseUrl())
  },
  400_000,
)
