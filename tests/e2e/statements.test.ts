import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { cookieOfPerson, type Person } from '../support/demo-people.ts'
import { multiplyData } from '../support/multiply-data.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startSite } from '../support/site.ts'
import { followStatements, type Statement } from '../support/statements.ts'

/** So many times the demo: sessions, registrations, invoices and what became of them are over a thousand each. */
const times = 4
/** Of a larger table rows are found by an index; the desk's list reads one row more to count no further. */
const mostScanned = 1001

/** What stands in place of an id: the first that the person sees. */
const ids: Record<string, string> = {
  registration: `select registrations.id from registrations join users on users.id = registrations.user_id
    where users.email = 'contact@leerplein.test' and ended_reason is null order by registrations.created_at, registrations.id`,
  session: 'select session_id from registrations order by created_at, id',
  course: `select id from courses where key = 'strategy-on-one-page'`,
  invoice: 'select id from invoices order by number',
  customer: `select id from organisations where name like 'Brouwerij%' order by id`,
}

/** At most so many statements for a page that is kept nowhere, with those that find out who asks. */
const pages: [person: Person, address: string, most: number][] = [
  ['visitor', '/', 5],
  ['visitor', '/courses', 3],
  ['visitor', '/calendar', 3],
  ['visitor', '/courses/uw-strategie-op-een-pagina', 5],
  ['visitor', '/courses/in/antwerpen', 5],
  ['contact', '/my-account', 5],
  ['contact', '/my-account/registration-data', 8],
  ['contact', '/my-account/registration-data/:registration', 13],
  ['contact', '/my-account/participants', 4],
  ['contact', '/my-account/invoice-data', 7],
  ['contact', '/my-account/invoice-data/statement', 4],
  ['contact', '/my-account/bookings-data', 5],
  ['editor', '/control-panel', 8],
  ['editor', '/control-panel/content', 3],
  ['editor', '/control-panel/content/contact/publish', 40],
  ['editor', '/control-panel/courses', 3],
  ['editor', '/control-panel/courses/:course', 13],
  ['editor', '/control-panel/media', 3],
  ['staff', '/control-panel', 31],
  ['staff', '/control-panel/registrations', 3],
  ['staff', '/control-panel/registrations/:registration', 12],
  ['staff', '/control-panel/sessions', 3],
  // Three of them what it clashes with.
  ['staff', '/control-panel/sessions/:session', 22],
  ['staff', '/control-panel/customers', 2],
  ['staff', '/control-panel/customers/:customer', 13],
  ['staff', '/control-panel/customers/:customer/statement', 4],
  ['staff', '/control-panel/invoices', 1],
  ['staff', '/control-panel/invoices?status=open&kind=invoice', 1],
  ['staff', '/control-panel/invoices/:invoice', 9],
  ['staff', '/control-panel/open', 3],
  ['staff', '/control-panel/open/:invoice', 9],
  ['staff', '/control-panel/payments', 2],
  ['staff', '/control-panel/books', 3],
  ['staff', '/control-panel/figures?period=2019-01', 5],
  ['staff', '/control-panel/mails', 2],
  ['staff', '/control-panel/activity', 3],
  ['staff', '/control-panel/doubles', 1],
]

const site = { url: '', cookies: new Map<Person, string>(), ids: new Map<string, string>() }
const ends: (() => unknown)[] = []
let statements: Awaited<ReturnType<typeof followStatements>>

/** Visits of a page at most: jobs of a minute are in one or two of them. */
const mostVisits = 8

/**
 * What was asked for a page by connections that know its statements, the fewest first: again where it was more than `most`,
 * as a job may have run meanwhile.
 */
async function statementsOf(person: Person, address: string, most: number): Promise<Statement[][]> {
  const path = address.replaceAll(/:(\w+)/g, (_, name: string) => site.ids.get(name) ?? '')
  async function visit() {
    const headers = { cookie: site.cookies.get(person) ?? '' }
    const response = await fetch(site.url + path, { headers, redirect: 'manual' })
    await response.text()
    expect(response.status, path).toBe(200)
    return statements.next()
  }
  await visit()
  await visit()
  const visits = [await visit(), await visit()]
  while (visits.length < mostVisits && visits.filter(({ length }) => length <= most).length < 2) {
    await wait(250)
    visits.push(await visit())
  }
  return visits.toSorted((one, other) => one.length - other.length)
}

// A PostgreSQL that others run has a log of its own.
describe.skipIf(inject('testServer').logFile === null)('statements of pages', () => {
  beforeAll(async () => {
    const database = await temporaryDatabase('seeded')
    ends.unshift(() => database.drop())
    await multiplyData(database.url, times)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    for (const [name, query] of Object.entries(ids)) {
      const { rows } = await client.query({ text: `${query} limit 1`, rowMode: 'array' })
      site.ids.set(name, String(rows[0]))
    }
    await client.end()
    const server = await startSite(database, { CACHES: 'none' })
    ends.unshift(() => server.stop())
    site.url = server.url
    for (const [person] of pages)
      if (!site.cookies.has(person)) site.cookies.set(person, await cookieOfPerson(server.url, person))
    statements = await followStatements(database.url, inject('testServer').logFile ?? '')
    ends.unshift(() => statements.close())
    // Its connections were ended: who asks first may find one that is not replaced yet.
    await vi.waitUntil(async () => (await fetch(server.url)).ok, { timeout: 20_000, interval: 100 })
  })

  afterAll(async () => {
    for (const end of ends) await end()
  })

  test.each(pages)('%s %s: %d at most, each by an index', async (person, address, most) => {
    const visits = await statementsOf(person, address, most)
    expect(visits[0]?.length).toBeLessThanOrEqual(most)
    const [first = [], second = []] = visits
    const asked = second.filter(({ text }) => first.some((other) => other.text === text))
    const scanned = asked.flatMap(({ text, scanned }) =>
      Object.entries(scanned)
        .filter(([, rows]) => rows > mostScanned)
        .map(([table, rows]) => `${rows} rows of ${table}: ${text.slice(0, 300)}`),
    )
    expect(scanned).toEqual([])
  })
})
