import type { Page } from 'playwright'
import { expect } from 'vitest'
import { asHeader, type Cookies, signInAt } from '../support/cookies.ts'
import { inDays, openDay } from '../support/rooms.ts'
import { test as base } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account/bookings-data'
const customer = 'contact@leerplein.test'
let days = 60

/** `requested` asks for a room on a day of its own, at least `from` days away, `quoted` has staff answer with a quotation; both give the id. */
const test = base
  .extend('mine', { scope: 'file' }, async ({ site }) => signInAt(site.url, customer))
  .extend('calls', { scope: 'file' }, async ({ site }) => callsAs(site.url, customer))
  .extend('staff', { scope: 'file' }, async ({ site }) => callsAs(site.url, 'staff@leerplein.test'))
  .extend('requested', { scope: 'file' }, async ({ calls }) => async (from = 0): Promise<string> => {
    days += 5
    const wish = {
      persons: 8,
      date: openDay(from + days),
      dayPart: 'morning',
      catering: 'coffee',
      configuration: 'class',
    }
    return (await calls.send('POST', '/bookings', wish))._id
  })
  .extend('quoted', { scope: 'file' }, async ({ staff, requested }) => async (from = 0): Promise<string> => {
    const id = await requested(from)
    const rooms = await staff.get('/roomTypes/all')
    const [roomType] = rooms.filter(({ capacity }: { capacity: number }) => capacity >= 8)
    const offer = { status: 'waiting_for_customer', offerValidUntil: inDays(from + 13), roomType: roomType._id }
    await staff.send('PUT', `/bookings/${id}`, offer)
    return id
  })
  .extend('post', async ({ site }) => {
    return (address: string, body: Record<string, string>, cookies: Cookies) =>
      fetch(site.url + address, {
        method: 'POST',
        body: new URLSearchParams(body),
        redirect: 'manual',
        headers: { cookie: asHeader(cookies) },
      })
  })

const statusesOf = (page: Page) =>
  page.locator('[data-id] [data-status]').evaluateAll((all) => all.map((one) => one.getAttribute('data-status')))

test('every booking but canceled ones is there, what waits for the customer first, with mark and word', async ({
  visit,
  mine,
}) => {
  const { page } = await visit(path, { cookies: mine, scripts: false })
  const statuses = await statusesOf(page)
  expect(new Set(statuses)).toEqual(
    new Set([
      ...['waiting_for_payment', 'waiting_for_customer', 'new', 'paid'],
      ...['rejected', 'request_rejected', 'quotation_expired', 'completed'],
    ]),
  )
  expect(statuses.slice(0, 2).every((status) => status?.startsWith('waiting'))).toBe(true)
  const states = page.locator('[data-id] [data-status]')
  for (let index = 0; index < (await states.count()); index += 1) {
    expect(await states.nth(index).locator('svg').count()).toBe(1)
    expect((await states.nth(index).innerText()).trim()).not.toBe('')
  }
})

test('a quotation that holds for long says until when, with the year, and counts no days', async ({
  visit,
  mine,
  quoted,
}) => {
  const id = await quoted(400)
  const { page } = await visit(`${path}/${id}`, { cookies: mine, scripts: false })
  const said = await page.locator('[data-days-left]').innerText()
  expect(said).toMatch(/^Geldig tot en met \d+ \p{L}+ 20\d\d\n/u)
  expect(said).toMatch(/\ntot en met \d+ \p{L}+ 20\d\d$/u)
})

test('the quotation shows what was asked, its lines, its VAT and how it went', async ({
  visit,
  mine,
  quoted,
  site,
}) => {
  const id = await quoted()
  const { page } = await visit(`/en${path}/${id}`, { cookies: mine, scripts: false })
  const text = await page.locator('main').innerText()
  for (const part of ['8 people, set up as a class', 'Coffee, tea and water', 'Total excl. VAT', 'VAT 21%'])
    expect(text).toContain(part)
  expect(text).toMatch(/Requested by Lies Vermeulen[\s\S]*Quotation sent by Leerplein[\s\S]*Payment, online/)
  const validity = page.locator('[data-days-left]')
  expect(await validity.getAttribute('data-days-left')).toBe('14')
  expect(await validity.innerText()).toContain('Valid for 14 more days')
  expect(await validity.locator('[aria-hidden] span').count()).toBe(14)
  const href = await page.getByRole('link', { name: 'Download the quotation' }).getAttribute('href')
  const file = await fetch(site.url + href, { headers: { cookie: asHeader(mine) } })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test.for([{ scripts: true }, { scripts: false }])(
  'approving takes an order number along, which the invoice repeats, and asks to be paid: scripts $scripts',
  async ({ scripts }, { visit, mine, quoted, calls }) => {
    const id = await quoted()
    const { page } = await visit(`/en${path}/${id}`, { cookies: mine, scripts })
    const form = page.locator('form[data-form="approve-offer"]')
    await form.locator('[name="customerRef"]').fill('PO-2118')
    await form.getByRole('button', { name: /^Book and pay €/ }).click()
    await page.locator('[data-snackbar="success"]').waitFor()
    await page.locator('[data-status="waiting_for_payment"]').waitFor()
    const { items } = await calls.get(`/invoices?booking=${id}`)
    expect(items).toMatchObject([{ reference: 'PO-2118', status: 'open' }])
    expect(await page.locator('[data-payment-reference]').innerText()).toBe(items[0].paymentReference)
    const pay = page.locator('form[data-form="booking-pay"]')
    await pay.getByRole('button', { name: /^Pay €/ }).click()
    await page.waitForURL(/\/dev\/pay\//)
  },
)

test.for([{ scripts: true }, { scripts: false }])(
  'refusing is closed until it is opened, and wants a reason: scripts $scripts',
  async ({ scripts }, { visit, mine, quoted, calls }) => {
    const id = await quoted()
    const { page } = await visit(`/en${path}/${id}`, { cookies: mine, scripts })
    const form = page.locator('form[data-form="refuse-offer"]')
    const send = form.getByRole('button', { name: 'Refuse the quotation' })
    expect(await send.isVisible()).toBe(false)
    await page.getByText('Refuse instead').click()
    await send.click()
    await form.locator('[role="alert"]').waitFor()
    expect(await form.locator('[data-error-for="reason"]').innerText()).not.toBe('')
    await form.locator('[name="reason"]').fill('Too <b>dear</b>')
    await form.getByRole('button', { name: 'Refuse the quotation' }).click()
    await page.locator('[data-status="rejected"]').waitFor()
    expect(await page.locator('blockquote').innerText()).toBe('Too <b>dear</b>')
    expect(await calls.get(`/bookings/${id}`)).toMatchObject({ status: 'rejected', reason: 'Too <b>dear</b>' })
  },
)

test('a request that nobody answered can be taken back, and is in the list no more', async ({
  visit,
  mine,
  requested,
}) => {
  const id = await requested()
  const { page } = await visit(`/fr${path}/${id}`, { cookies: mine })
  await page.getByRole('link', { name: 'Retirer la demande' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la demande' }).click()
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(new URL(page.url()).pathname).toBe(`/fr${path}`)
  expect(await page.locator(`[data-id="${id}"]`).count()).toBe(0)
})

test('what is no longer possible says so, and nothing typed is lost', async ({ mine, quoted, staff, post }) => {
  const id = await quoted()
  await staff.send('PUT', `/bookings/${id}`, { status: 'canceled', reason: 'Vol' })
  const refused = await post(`/en${path}/${id}`, { form: 'approve-offer', customerRef: 'PO-1' }, mine)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/data-snackbar="error"[\s\S]*This is no longer possible/)
})

test('another organisation’s booking is not there, to be read, approved, refused or paid', async ({
  site,
  quoted,
  calls,
  post,
}) => {
  const id = await quoted()
  const bodies: Record<string, string>[] = [
    { form: 'approve-offer' },
    { form: 'refuse-offer', reason: 'No' },
    { form: 'booking-withdraw' },
  ]
  for (const email of ['admin@brouwerij.test', 'private@leerplein.test']) {
    const cookies = await signInAt(site.url, email)
    const read = await fetch(`${site.url}${path}/${id}`, { headers: { cookie: asHeader(cookies) } })
    expect(read.status).toBe(404)
    for (const body of bodies) expect((await post(`${path}/${id}`, body, cookies)).status).not.toBe(303)
    expect((await post(path, { form: 'booking-pay', id }, cookies)).status).toBe(422)
    const list = await fetch(site.url + path, { headers: { cookie: asHeader(cookies) } })
    expect(await list.text()).not.toContain(id)
  }
  expect((await calls.get(`/bookings/${id}`)).status).toBe('waiting_for_customer')
  const guest = await fetch(`${site.url}${path}/${id}`, { redirect: 'manual' })
  expect(guest.headers.get('location')).toBe(`/login?returnUrl=${encodeURIComponent(`${path}/${id}`)}`)
})

test('colleagues see the same bookings, and answer for the organisation', async ({ site, quoted, post, calls }) => {
  const id = await quoted()
  const colleague = await signInAt(site.url, 'beheer@leerplein.test')
  const answered = await post(`${path}/${id}`, { form: 'approve-offer' }, colleague)
  expect([answered.status, answered.headers.get('location')]).toEqual([303, `${path}/${id}?said=approve-offer`])
  const history = await calls.get(`/bookings/${id}/history`)
  expect(history.at(-1)).toMatchObject({ status: 'waiting_for_payment', by: 'Wim Vermeulen' })
})

test('nobody’s first visit is an empty page', async ({ site, visit }) => {
  const { page } = await visit(`/en${path}`, { cookies: await signInAt(site.url, 'private@leerplein.test') })
  expect(await page.getByText('You have not asked for a room yet').isVisible()).toBe(true)
})

test.for(['', '/en', '/fr'])('it suits everybody, from 360 px on: %s', async (prefix, { visit, mine, quoted }) => {
  const id = await quoted()
  for (const address of [path, `${path}/${id}`]) {
    const { page } = await visit(prefix + address, { cookies: mine, width: 360 })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
