import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, vi } from 'vitest'
import { en, fr, nl } from '../../locales/texts.ts'
import { mails } from '../../src/db/tables.ts'
import { bookingStatuses } from '../../src/domain/bookings.ts'
import { localePath, locales } from '../../src/domain/locales.ts'
import { completeBookings, expireQuotations } from '../../src/jobs/jobs.ts'
import { jwtSecret } from '../support/account-headers.ts'
import { freePort } from '../support/free-port.ts'
import { test as base, cookiesFor } from '../support/participants-page.ts'
import { type ActName, actOf, acts, openBooking, type RoomJourney, total } from '../support/room-journey.ts'
import { inDays, openDay } from '../support/rooms.ts'
import { startSite } from '../support/site.ts'

const words = { nl, en, fr }
const jobs = { 'expire-quotations': expireQuotations, 'complete-bookings': completeBookings }

let days = 100

/** The provider's checkout is on another origin than the site, as a real one's. */
const test = base
  .extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const port = await freePort()
    const site = await startSite(database, {
      ...{ JWT_SECRET: jwtSecret, PORT: String(port) },
      ...{ PUBLIC_URL: `http://localhost:${port}`, CHECKOUT_URL: `http://127.0.0.1:${port}` },
    })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  .extend('call', async ({ site }) => {
    const call: RoomJourney['call'] = async (method, path, body, headers) => {
      const response = await fetch(`${site.url}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    }
    return call
  })
  .extend('begin', async ({ visit, customer, api, call }) => {
    return async (locale: RoomJourney['locale'], scripts: boolean): Promise<RoomJourney> => {
      const { email, headers } = await customer(0)
      const cookies = cookiesFor({ headers })
      const { page } = await visit(localePath('/', locale), { scripts, cookies })
      days += 7
      return {
        ...{ page, locale, scripts, call, id: '', date: openDay(days) },
        ...{ customer: { email, headers }, staff: await api.as('STAFF') },
        async doJob(name, day) {
          vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
          await jobs[name]({ ...api.parts, user: null, mail: null })
          vi.useRealTimers()
        },
      }
    }
  })
  .extend('told', async ({ api }) => {
    /** Who was mailed what about a booking, its quotation, invoice and payments, and in which language. */
    return async (id: string) => {
      const ofBooking = sql`select id from bookings where id = ${id}
        union all select id from payments where booking_id = ${id}
        union all select id from invoices where booking_id = ${id}
          or document->>'creditOf' in (select number from invoices where booking_id = ${id})`
      const rows = await api.db.select().from(mails).where(sql`${mails.aboutId} in (${ofBooking})`)
      return rows.map(({ to, locale, data }) => ({ to, locale, kind: data.kind }))
    }
  })

afterEach(() => void vi.useRealTimers())

const journeys: ActName[][] = [
  ['ask', 'quote', 'approve', 'pay', 'complete'],
  ['ask', 'quote', 'refuse'],
  ['ask', 'quote', 'letExpire'],
  ['ask', 'turnDown'],
  ['ask', 'quote', 'approve', 'cancel'],
  ['ask', 'withdraw'],
]
/** Each journey with scripts and without, in two languages; all three occur. */
const cases = journeys.flatMap((journey) => [true, false].map((scripts) => ({ journey, scripts })))

test('every status is reached by an act of a person, a payment or a job', () => {
  const walked = new Set(journeys.flat())
  expect([...walked].sort()).toEqual(Object.keys(acts).sort())
  expect([...new Set([...walked].map((name) => actOf(name).to))].sort()).toEqual(bookingStatuses.toSorted())
})

describe.each(cases.map((one, index) => ({ ...one, locale: locales[index % locales.length] ?? 'nl' })))(
  '$locale, scripts $scripts: $journey',
  ({ journey, scripts, locale }) => {
    test('the customer sees each status in words, and each act is told by mail', async ({ begin, told, call }) => {
      const way = await begin(locale, scripts)
      const expected: { to: 'customer' | 'provider'; kind: string }[] = []
      for (const name of journey) {
        const { to, do: act, mails: sent } = actOf(name)
        await act(way)
        const { body } = await call('GET', `/bookings/${way.id}`, undefined, way.customer.headers)
        expect({ name, status: body.status }).toEqual({ name, status: to })
        await openBooking(way)
        const status = way.page.locator(`main [data-status="${to}"]`).first()
        const { status: statuses, bookings } = words[locale]
        expect((await status.innerText()).trim()).toBe(to === 'new' ? bookings.new : statuses[to])
        for (const whom of ['customer', 'provider'] as const)
          expected.push(...sent[whom].map((kind) => ({ to: whom, kind })))
        const mailed = await told(way.id)
        const kinds = mailed.map(({ to: address, kind }) => ({
          to: address === way.customer.email ? 'customer' : 'provider',
          kind,
        }))
        const inOrder = (list: object[]) => list.map((one) => JSON.stringify(one)).sort()
        expect(inOrder(kinds)).toEqual(inOrder(expected))
        for (const mail of mailed) if (mail.to === way.customer.email) expect(mail.locale).toBe(locale)
      }
    })
  },
)

test('the invoice of a room bears the order number, follows the payment and can be opened', async ({
  begin,
  call,
  site,
}) => {
  const way = await begin('nl', true)
  for (const name of ['ask', 'quote', 'approve'] as const) {
    await actOf(name).do(way)
    await openBooking(way)
  }
  const read = async () =>
    (await call('GET', `/invoices?booking=${way.id}`, undefined, way.customer.headers)).body.items
  expect(await read()).toMatchObject([{ status: 'open', reference: 'PO-2118', total }])
  const taken = `/bookings/availability?from=${way.date}&to=${way.date}`
  expect((await call('GET', taken, undefined, {})).body).toMatchObject([{ dayPart: 'morning', state: 'taken' }])
  await actOf('pay').do(way)
  expect(await read()).toMatchObject([{ status: 'paid' }])
  await openBooking(way)
  const href = await way.page.locator('main a[href*="/invoice-data/"]').getAttribute('href')
  const cookies = [...cookiesFor(way.customer)].map(([name, value]) => `${name}=${value}`).join('; ')
  const file = await fetch(site.url + href, { headers: { cookie: cookies } })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('for who has no account staff note what was answered by mail, and the payment', async ({ call, api, visit }) => {
  const { page } = await visit('/facilitiesBooking?room=circle', { scripts: false })
  const form = page.locator('form[data-form="booking"]')
  const email = `${crypto.randomUUID()}@bezoeker.test`
  const values = {
    persons: '4',
    date: openDay(600),
    firstName: 'Ann',
    lastName: 'Claes',
    email,
    phone: '02 555 01 20',
  }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="dayPart"][value="all"]').check()
  await form.locator('[type="submit"]:not([name="preview"])').last().click()
  await page.waitForURL(/done=1/)
  const staff = await api.as('STAFF')
  const [{ _id }] = (await call('GET', `/bookings?email=${email}`, undefined, staff)).body.items
  const put = (body: object) => call('PUT', `/bookings/${_id}`, body, staff)
  await put({ status: 'waiting_for_customer', offerValidUntil: inDays(10) })
  const home = { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE' }
  const approved = await call('POST', '/bookings/approve-offer?customerRef=PO-9', { _id, ...home }, staff)
  expect(approved.body.status).toBe('waiting_for_payment')
  for (const status of ['paid', 'completed']) expect((await put({ status })).body.status).toBe(status)
  const kinds = (await api.mailsTo(email)).map(({ data }) => data.kind)
  expect(kinds.sort()).toEqual([
    'booking-completed',
    'booking-paid',
    'booking-received',
    'invoice',
    'quotation-by-link',
  ])
})
