import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { apiOn } from '../../tests/support/api.ts'
import { moveClock, prepareClock, restoreClock } from '../../tests/support/clock.ts'
import { plainPicture } from '../../tests/support/plain-picture.ts'
import { temporaryDatabase } from '../../tests/support/postgres.ts'
import { compareBooks } from '../api/money/reconciliation.ts'
import { connect } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { mails } from '../db/tables.ts'
import { bookingStatuses } from '../domain/bookings.ts'
import { brusselsDay, plusDays } from '../domain/days.ts'
import { registrationStatuses } from '../domain/registrations.ts'
import { crontab, taskList } from '../jobs/jobs.ts'
import { seedDemo } from './seed.ts'

const contact = 'contact@leerplein.test'
const day = 24 * 60 * 60 * 1000
/** Days after seeding: before and after each of the product's own deadlines, and all but a year. */
const later = [0, 4, 8, 18, 26, 31, 60, 180, 364]

/** Each on a machine in a zone of its own. */
const seedings: [name: string, at: Date, zone: string][] = [
  ['today', new Date(), 'UTC'],
  ['half an hour before New Year', new Date('2026-12-31T22:30:00Z'), 'Asia/Tokyo'],
  ['in the first days of January', new Date('2027-01-04T08:00:00Z'), 'America/Los_Angeles'],
  ['when summer time begins', new Date('2027-03-28T00:59:00Z'), 'Asia/Tokyo'],
]

/** A database with the demo as it came in at that moment. */
async function seededAt(at: Date) {
  const database = await temporaryDatabase('empty')
  const { db, pool, close } = connect(database.url)
  await migrate(pool, 'src/db/migrations')
  await prepareClock(pool)
  await moveClock(pool, at)
  const storage = { put: async () => {} }
  await seedDemo({ db, storage, today: new Date(), hasYearBefore: true, drawPicture: plainPicture })
  await close()
  return { ...database, api: apiOn(database.url, database.filesDir) }
}

describe.each(seedings)('seeded %s', (_, at, zone) => {
  let demo: Awaited<ReturnType<typeof seededAt>>
  beforeAll(async () => {
    vi.stubEnv('TZ', zone)
    demo = await seededAt(at)
  })
  afterEach(restoreClock)
  afterAll(async () => {
    restoreClock()
    vi.unstubAllEnvs()
    await demo.api.stop()
    await demo.drop()
  })

  const moment = (days: number) => new Date(at.getTime() + days * day)
  const list = async (path: string) => {
    const { status, body } = await demo.api.get(path, await demo.api.asUser(contact))
    expect(status, path).toBe(200)
    return body
  }

  /** Everything that the clock sets off, as if the process had run all the time. */
  async function runJobs() {
    const tasks = taskList({ ...demo.api.parts, user: null, mail: null, brand: 'Leerplein' })
    for (const name of Object.keys(crontab)) {
      // Whatever was written has gone out before anybody asks.
      await demo.api.db.update(mails).set({ sentAt: sql`now()` })
      await tasks[name]?.(null, {} as never)
    }
    expect(demo.api.logged).toEqual([])
  }

  test.each([
    ['invoices', sql`select number, issued_on::text as day from invoices`],
    [
      'quotations',
      sql`select offer->>'number' as number, offer->>'issuedOn' as day from bookings where offer is not null`,
    ],
  ])('%s are numbered by the year of their day, in order and without gaps', async (what, from) => {
    const { rows } = await demo.api.db.execute<{ number: string; day: string }>(sql`${from} order by day, number`)
    expect(rows.length).toBeGreaterThan(3)
    const places = new Map<string, number>()
    for (const { number, day } of rows) {
      const year = day.slice(0, 4)
      places.set(year, (places.get(year) ?? 0) + 1)
      expect(number).toBe(`${what === 'quotations' ? 'Q' : ''}${year}-${String(places.get(year)).padStart(4, '0')}`)
      expect(day <= brusselsDay(at), `${number} of ${day}`).toBe(true)
    }
    const counters = sql.identifier(what === 'quotations' ? 'quotation_numbers' : 'invoice_numbers')
    const { rows: last } = await demo.api.db.execute(sql`select year::text, last from ${counters} order by year`)
    expect(last).toEqual([...places].map(([year, last]) => ({ year, last })))
  })

  test('the books agree, and this year stands beside one before that brought something in', async () => {
    await moveClock(demo.api.pool, moment(0))
    expect((await compareBooks(demo.api.db)).differences).toEqual([])
    const today = brusselsDay(at)
    const headers = await demo.api.as('STAFF')
    for (const from of [-330, -90]) {
      const period = `${plusDays(today, from)}..${today}`
      const { body } = await demo.api.get(`/figures?period=${period}`, headers)
      for (const part of ['now', 'before'])
        for (const name of ['revenue', 'sessions', 'seats', 'margin'])
          expect([name, body[part][name] > 0]).toEqual([name, true])
      for (const { key, now, before } of body.steps) expect([key, now > 0, before > 0]).toEqual([key, true, true])
      expect(
        body.funnel.every(({ now }: { now: Record<string, number> }) => (now.confirmed ?? 0) <= (now.details ?? 0)),
      ).toBe(true)
    }
  })

  test('every state that the demo customer shows holds for a year', async () => {
    for (const days of later) {
      await moveClock(demo.api.pool, moment(days))
      await runJobs()
      const [registrations, bookings] = [await list('/registrations/all'), await list('/bookings/all')]
      const after = `${days} days later`
      expect(new Set(registrations.map(({ status }: { status: string }) => status)), after).toEqual(
        new Set(registrationStatuses),
      )
      expect(bookings.map(({ status }: { status: string }) => status).toSorted(), after).toEqual(
        [...bookingStatuses].toSorted(),
      )
      expect((await list('/certificates/all')).length, after).toBeGreaterThan(0)
      expect((await list('/results/all')).length, after).toBeGreaterThan(0)
      const ahead = registrations.filter(
        ({ session }: { session: { startDate: string } }) => session.startDate > moment(days).toISOString(),
      )
      expect(
        ahead.map(({ status }: { status: string }) => status),
        after,
      ).toEqual(expect.arrayContaining(['paid', 'awaiting_payment']))
    }
  })

  test('on the last day of that year the registration can still be paid and the quotation still be approved', async () => {
    await moveClock(demo.api.pool, moment(364))
    const headers = await demo.api.asUser(contact)
    const [registration] = await list('/registrations/all?status=awaiting_payment')
    const paying = await demo.api.send('POST', '/registrations/create-payment', { id: registration._id }, headers)
    expect(paying).toMatchObject({ status: 200, body: { redirectUrl: expect.any(String) } })
    const [booking] = await list('/bookings/all?status=waiting_for_customer')
    expect((await demo.api.send('POST', '/bookings/approve-offer', { _id: booking._id }, headers)).status).toBe(200)
  })

  test('in any three weeks of that year several courses start that have seats left', async () => {
    const today = brusselsDay(at)
    const { rows } = await demo.api.db.execute<{ day: string }>(
      sql`select (start_date at time zone 'Europe/Brussels')::date::text as day from sessions where seats_taken < capacity`,
    )
    for (let week = 0; week < 52; week += 1) {
      const [from, to] = [plusDays(today, week * 7), plusDays(today, week * 7 + 21)]
      expect(rows.filter(({ day }) => from <= day && day < to).length, `from ${from}`).toBeGreaterThan(1)
    }
  })
})
