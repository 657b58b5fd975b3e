import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { BookingStatus } from '../../src/domain/bookings.ts'
import { plusDays } from '../../src/domain/days.ts'
import { type Locale, localePath } from '../../src/domain/locales.ts'
import type { MailKind } from '../../src/domain/mails.ts'
import { inDays } from './rooms.ts'

type Headers = Record<string, string>
type Answer = { status: number; body: Awaited<ReturnType<Response['json']>> }

/** One customer's way with one room. */
export interface RoomJourney {
  page: Page
  locale: Locale
  scripts: boolean
  /** A working day of its own. */
  date: string
  customer: { email: string; headers: Headers }
  staff: Headers
  /** Calls the REST API over a socket. */
  call(method: string, path: string, body: object | undefined, headers: Headers): Promise<Answer>
  /** Does the job that the clock calls, at noon of a day. */
  doJob(name: 'expire-quotations' | 'complete-bookings', day: string): Promise<void>
  /** Set once it was asked for. */
  id: string
}

interface Act {
  to: BookingStatus
  by: 'customer' | 'staff' | 'job' | 'payment'
  do(journey: RoomJourney): Promise<void>
  /** What it tells the customer, and the provider. */
  mails: { customer: MailKind[]; provider: MailKind[] }
}

const form = (page: Page, name: string) => page.locator(`form[data-form="${name}"]`)
const bookingOf = ({ id, locale }: RoomJourney) => localePath(`/my-account/bookings-data/${id}`, locale)
const open = (journey: RoomJourney, path: string) =>
  journey.page.goto(new URL(path, journey.page.url()).href, { waitUntil: 'load' })

/** Circle room with lunch for twelve: 210 + 12 x 12 euro, and VAT. */
export const total = Math.round((21_000 + 12 * 1_200) * 1.21)

/** Staff's call, which has to be taken. */
async function put({ call, id, staff }: RoomJourney, body: object) {
  expect(await call('PUT', `/bookings/${id}`, body, staff)).toMatchObject({ status: 200 })
}

async function ask(journey: RoomJourney) {
  const { page, locale, scripts, date, customer, call } = journey
  await open(journey, localePath('/facilities', locale))
  await page.locator('[data-room="circle"] a[href*="facilitiesBooking"]').click()
  await page.waitForURL(/facilitiesBooking\?room=circle/)
  if (scripts) await page.locator('html[data-awake]').waitFor()
  const asked = form(page, 'booking')
  await asked.locator('[name="persons"]').fill('12')
  await asked.locator('[name="configuration"][value="U-shape"]').check()
  await asked.locator('[name="date"]').fill(date)
  await asked.locator('[name="dayPart"][value="morning"]').check()
  await asked.locator('[name="catering"][value="lunch"]').check()
  await asked.locator('[name="phone"]').fill('+32 2 555 01 20')
  await asked.locator('[name="customerRef"]').fill('PO-1')
  await asked.locator('[name="notes"]').fill('Zonder noten')
  if (!scripts) await asked.locator('[name="preview"]').click()
  await page.locator(`[data-total="${total}"]`).first().waitFor()
  await asked.locator('[type="submit"]:not([name="preview"])').last().click()
  await page.waitForURL(/done=1/)
  await page.getByRole('status').getByRole('heading', { level: 1 }).waitFor()
  const { body } = await call('GET', `/bookings?email=${customer.email}`, undefined, customer.headers)
  expect(body.items).toMatchObject([
    { ...{ persons: 12, date, dayPart: 'morning', catering: 'lunch', configuration: 'U-shape' }, language: locale },
  ])
  journey.id = body.items[0]._id
}

const quote = (journey: RoomJourney) => put(journey, { status: 'waiting_for_customer', offerValidUntil: inDays(10) })

async function approve(journey: RoomJourney) {
  const approving = form(journey.page, 'approve-offer')
  await approving.locator('[name="address"]').fill('Kerkstraat 1')
  await approving.locator('[name="zip"]').fill('1000')
  await approving.locator('[name="city"]').fill('Brussel')
  await approving.locator('[name="customerRef"]').fill('PO-2118')
  await approving.locator('[type="submit"]').click()
  await journey.page.locator('[data-snackbar="success"]').waitFor()
}

async function refuse({ page }: RoomJourney) {
  await page
    .locator('details', { has: page.locator('form[data-form="refuse-offer"]') })
    .locator('summary')
    .click()
  const refusing = form(page, 'refuse-offer')
  await refusing.locator('[name="reason"]').fill('Te duur\nvoor ons')
  await refusing.locator('[type="submit"]').click()
  await page.locator('[data-snackbar="success"]').waitFor()
}

async function withdraw({ page }: RoomJourney) {
  await page.locator('a[href="#withdraw"]').click()
  await form(page, 'booking-withdraw').locator('[type="submit"]').click()
  await page.locator('[data-snackbar="success"]').waitFor()
}

/** Fails once, says so, and is paid at the second try; the provider's page is on another origin. */
async function pay({ page, id }: RoomJourney) {
  const site = new URL(page.url()).origin
  for (const outcome of ['failed', 'paid']) {
    await form(page, 'booking-pay').locator('[type="submit"]').click()
    await page.waitForURL(/\/dev\/pay\//)
    expect(new URL(page.url()).origin).not.toBe(site)
    await page.locator(`button[value="${outcome}"]`).click()
    await page.locator(`[data-status="${outcome}"]`).waitFor()
    const { origin, pathname } = new URL(page.url())
    expect([origin, pathname.replace(/^\/(?:en|fr)/, '')]).toEqual([site, `/billing/complete/${id}`])
  }
}

/** Every act of section 4: who does it, where it leads, and who hears of it. */
export const acts = {
  ask: { to: 'new', by: 'customer', do: ask, mails: { customer: ['booking-received'], provider: ['booking-request'] } },
  turnDown: {
    ...{ to: 'request_rejected', by: 'staff' },
    do: (journey) => put(journey, { status: 'request_rejected', reason: 'Gesloten' }),
    mails: { customer: ['booking-request-rejected'], provider: [] },
  },
  quote: { to: 'waiting_for_customer', by: 'staff', do: quote, mails: { customer: ['quotation'], provider: [] } },
  refuse: {
    ...{ to: 'rejected', by: 'customer', do: refuse },
    mails: { customer: ['quotation-refusal-received'], provider: ['quotation-refused'] },
  },
  letExpire: {
    ...{ to: 'quotation_expired', by: 'job' },
    do: ({ doJob }) => doJob('expire-quotations', inDays(11)),
    mails: { customer: ['quotation-expired'], provider: [] },
  },
  approve: {
    ...{ to: 'waiting_for_payment', by: 'customer', do: approve },
    mails: { customer: ['invoice'], provider: ['quotation-approved'] },
  },
  pay: {
    ...{ to: 'paid', by: 'payment', do: pay },
    mails: { customer: ['booking-payment-failed', 'booking-paid'], provider: [] },
  },
  complete: {
    ...{ to: 'completed', by: 'job' },
    do: ({ doJob, date }) => doJob('complete-bookings', plusDays(date, 1)),
    mails: { customer: ['booking-completed'], provider: [] },
  },
  cancel: {
    ...{ to: 'canceled', by: 'staff' },
    do: (journey) => put(journey, { status: 'canceled', reason: 'In overleg' }),
    mails: { customer: ['booking-canceled', 'credit-note'], provider: [] },
  },
  withdraw: {
    ...{ to: 'canceled', by: 'customer', do: withdraw },
    mails: { customer: ['booking-canceled'], provider: ['booking-cancellation'] },
  },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts
export const actOf = (name: ActName): Act => acts[name]

/** Where the customer reads how it stands. */
export const openBooking = (journey: RoomJourney) => open(journey, bookingOf(journey))
