import type pg from 'pg'
import { expect } from 'vitest'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', async ({ visit, cookies }) => async (path: string) => {
    const { page } = await visit(panel + path, { cookies, width: 1280, scripts: false })
    return page
  })

const bill = {
  locale: 'nl',
  lines: [{ description: 'Zaal Proef', quantity: 1, unitPrice: 30_000, vatRate: 21, amount: 30_000 }],
  net: 30_000,
  vat: 6300,
  total: 36_300,
}

/** A room that waits for its payment, for which another amount came; the oldest of all. */
async function mismatched(client: pg.Client, paid = 30_000) {
  const lastName = crypto.randomUUID()
  const email = `${lastName}@klant.test`
  const { rows } = await client.query<{ id: string }>(
    `with booking as (
      insert into bookings (first_name, last_name, email, phone, persons, date, day_part, catering, configuration, status, offer)
      values ('Ann', $1, $4, '+32 2 555 01 20', 8, current_date + 40, 'morning', 'coffee', 'class',
        'waiting_for_payment', '{"number":"O-1","room":"Zaal Proef","total":36300,"lines":[]}') returning id),
     billed as (
      insert into invoices (number, booking_id, order_id, status, issued_on, due_on, net, vat, total, document)
      select '2020-' || left($2, 4), id, id, 'open', '2020-01-01', '2020-01-31', 30000, 6300, 36300, $5 from booking)
     insert into payments (booking_id, payment_provider, external_id, status, amount, paid_amount, created_at)
     select id, 'test', $2, 'pending', 36300, $3, '2020-01-01' from booking returning id`,
    [lastName, crypto.randomUUID(), paid, email, { ...bill, customer: { name: `Ann ${lastName}`, email } }],
  )
  return { id: rows[0]?.id ?? '', name: `Ann ${lastName}`, lastName }
}

test('a payment of another amount is on the desk until somebody decided, and says who and why', async ({
  client,
  staff,
}) => {
  const { id, name, lastName } = await mismatched(client)
  const page = await staff('')
  const row = page.locator(`#mismatches [data-id="${id}"]`)
  expect(await row.innerText()).toMatch(/363,00 gevraagd, .*300,00 ontvangen/)
  await row.getByRole('link', { name: 'Beslissen' }).click()
  expect(await page.locator('h1').innerText()).toBe(`Betaling van ${name}`)
  expect(await page.locator('[aria-labelledby="facts-title"]').innerText()).toContain('63,00')

  await page.getByRole('link', { name: 'De rest kwam per overschrijving' }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.innerText()).toContain(`${lastName}@klant.test`)
  await dialog.getByRole('button').click()
  expect(await dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await dialog.locator('[name="reason"]').fill('+++123/4567/89012+++')
  await dialog.getByRole('button').click()
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('De klant krijgt een e-mail.')
  expect(await page.locator('h1 + [data-status]').getAttribute('data-status')).toBe('paid')
  expect(await page.locator('#history-title + ol').innerText()).toContain(
    'Betaald: +++123/4567/89012+++, Yasmina Haddad',
  )
  expect(await page.locator('dialog, [aria-label="Wat u kunt doen"]').count()).toBe(0)
  await page.goto(new URL(panel, page.url()).href)
  expect(await row.count()).toBe(0)
})

test('payments are searched, narrowed and sorted by their address, and come as a file', async ({ client, staff }) => {
  const { id, lastName } = await mismatched(client)
  const page = await staff(`/payments?search=${lastName.toUpperCase()}`)
  const rows = page.locator('tbody tr')
  expect(await rows.count()).toBe(1)
  expect(await rows.locator('[data-status]').innerText()).toBe('Nog te beslissen')
  expect(await rows.getByRole('link', { name: 'O-1' }).getAttribute('href')).toContain('/requests/')
  await page.getByLabel('Verschil').selectOption('returned')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  expect(await page.locator('main').innerText()).toContain('Niets gevonden')
  await page.getByLabel('Verschil').selectOption('undecided')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByRole('link', { name: 'Bedrag' }).click()
  await page.locator('[data-columns] summary').click()
  const href = (await page.getByRole('link', { name: 'csv' }).getAttribute('href')) ?? ''
  const csv = await (await page.request.get(new URL(href, page.url()).href)).text()
  expect(csv.trim().split('\r\n')[1]).toContain('"363,00";"300,00"')
  await rows.getByRole('link', { name: lastName }).click()
  expect(page.url()).toContain(`/payments/${id}`)
})

test('an editor sees no payments, and decides nothing of them', async ({ site, client }) => {
  const { id } = await mismatched(client)
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR')))
  for (const path of ['/payments', '/payments.csv', `/payments/${id}`])
    expect((await read(panel + path)).headers.get('location'), path).toBe(`${panel}?said=not-yours`)
  const sent = await post(`${panel}/payments/${id}`, {
    form: 'payment-decision',
    decision: 'accepted',
    reason: 'Zomaar',
  })
  expect(sent.headers.get('location')).toBe(`${panel}?said=not-yours`)
  const { rows } = await client.query('select status from payments where id = $1', [id])
  expect(rows).toEqual([{ status: 'pending' }])
})

test('payments read well on a phone, in the longest words', async ({ site, visit, cookies, client }) => {
  const { id, lastName } = await mismatched(client, 50_000)
  const { page } = await visit(`/fr${panel}/login`, { cookies, width: 360 })
  for (const path of [
    `/payments?search=${lastName}`,
    `/payments/${id}`,
    `/payments/${id}?act=accepted`,
    `/payments/${id}?act=returned`,
  ]) {
    await page.goto(`${site.url}/fr${panel}${path}`)
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
  }
})
