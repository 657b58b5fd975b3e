import { expect } from 'vitest'
import { newRegistration } from '../support/paid-registration.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base, cookiesFor } from '../support/participants-page.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ')
const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

/** A registration of 1,089 euros of which 100 came, with its invoice. */
async function paidInPart(api: Parameters<typeof newRegistration>[0]) {
  const order = await newRegistration(api, { paid: 'not' })
  const receipt = { amount: 100_00, receivedOn: '2026-01-05', parts: [{ registration: order.id, amount: 100_00 }] }
  const { body } = await api.send('POST', '/receipts', receipt, await api.as('STAFF'))
  return { ...order, receipt: String(body._id) }
}

test('a registration that is paid in part says what came and what is open, to the desk and to its customer', async ({
  api,
  visit,
  cookies,
}) => {
  const { id, customer } = await paidInPart(api)
  const { page } = await visit(`${panel}/registrations/${id}`, { cookies, scripts: false })
  const money = plain(await page.locator('[aria-labelledby="money-title"]').innerText())
  expect(money).toContain('Al betaald € 100,00')
  expect(money).toContain('Nog te betalen € 989,00')
  const own = await visit(`/nl/my-account/registration-data/${id}`, { cookies: cookiesFor(customer), scripts: false })
  const received = own.page.locator('[data-received]')
  expect(plain(await received.innerText())).toBe('€ 100,00 betaald, nog € 989,00 te betalen')
})

test('a customer’s credit waits among the money of today until it is paid back, with the way to their statement', async ({
  api,
  visit,
  cookies,
}) => {
  const order = await paidInPart(api)
  const counted = async () => {
    const { page } = await visit(`${panel}?show=money`, { cookies })
    return { page, count: Number(await page.locator('[data-subject="money"] strong').innerText()) }
  }
  const before = await counted()
  expect(await before.page.locator(`#credits [data-id="${order.receipt}"]`).count()).toBe(0)
  expect((await order.cancelAsShown()).status).toBe(200)
  const { page, count } = await counted()
  // It is not awaited any more, but theirs.
  const row = page.locator(`#credits [data-id="${order.receipt}"]`)
  expect(plain(await row.innerText())).toContain(`€ 100,00 tegoed van Klant ${order.customer.email.split('@')[0]}`)
  expect(count).toBe(before.count + 1)
  expect(await page.locator('#credits-title').innerText()).toMatch(/Tegoed van klanten \d+/)
  expect(await violationsIn(page)).toEqual([])
  await row.getByRole('link', { name: 'Rekeningoverzicht' }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/customers/${order.customer.organisation}/statement`))
  const repayment = { amount: 100_00, paidOn: '2026-02-01', reason: 'Geannuleerd' }
  await api.send('POST', `/receipts/${order.receipt}/repayments`, repayment, await api.as('STAFF'))
  const after = await counted()
  expect(await after.page.locator(`#credits [data-id="${order.receipt}"]`).count()).toBe(0)
  expect(after.count).toBe(before.count)
})

test('a credit note is called one in the search and in the journal', async ({ api, visit, cookies }) => {
  const order = await newRegistration(api, { paid: 'byHand' })
  expect((await order.cancelAsShown()).status).toBe(200)
  const note = (await order.papers()).find(({ creditOf }: { creditOf: string | null }) => creditOf)
  const { page } = await visit(`${panel}/search?text=${note.number}`, { cookies, scripts: false })
  const row = plain(await page.locator(`li[data-id="${note._id}"]`).innerText())
  expect(row).toContain('Creditnota')
  expect(row).toContain('Terug te storten')
  await api.send('PATCH', `/invoices/${note._id}`, { status: 'paid' }, await api.as('STAFF'))
  await page.goto(`${new URL(page.url()).origin}${panel}/activity?subject=${note._id}`)
  const done = await page.locator('tbody').innerText()
  expect(done).toContain('Creditnota: verrekend of teruggestort')
  expect(done).not.toContain('Factuur:')
})
