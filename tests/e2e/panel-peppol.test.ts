import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { newVatNumber } from '../support/vat-number.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', async ({ visit, cookies }) => async (path: string, width = 375, scripts = false) => {
    const { page } = await visit(panel + path, { cookies, width, scripts })
    return page
  })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** `SHOTS=folder` keeps pictures of what people see. */
async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

test('what was refused stands on the day’s page, says why, and is sent again on a phone without scripts', async ({
  staff,
}) => {
  const page = await staff('')
  const refused = page.locator('#refused, section:has(#refused-title)').first()
  await refused
    .getByRole('link', { name: /^Bekijk/ })
    .first()
    .click()
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'Peppol' }) })
  expect(await part.innerText()).toMatch(/Geweigerd[\s\S]*RE: Bestelbonnummer onbekend/)
  expect(await fits(page)).toBe(true)
  await shot(page, 'peppol-375-refused')
  await page.getByRole('link', { name: 'Stuur opnieuw via Peppol' }).click()
  await page.getByRole('button', { name: 'Stuur opnieuw via Peppol' }).click()
  await expect.poll(() => page.getByText('De factuur gaat opnieuw via Peppol.').count()).toBeGreaterThan(0)
  expect(await part.innerText()).not.toContain('Geweigerd')
  expect(await page.getByRole('link', { name: 'Stuur opnieuw via Peppol' }).count()).toBe(0)
})

test('an invoice for a business leaves within a minute, and the list is narrowed to where it is', async ({
  staff,
  site,
  cookies,
}) => {
  const Authorization = `Bearer ${cookies.get('panelAccessToken')}`
  const body = {
    customer: { name: 'Peppolklant nv', vat: newVatNumber() },
    lines: [{ description: 'Advies', unitPrice: 5000 }],
  }
  const headers = { Authorization, 'Content-Type': 'application/json' }
  const made = await fetch(`${site.url}/api/invoices`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { _id, number } = await made.json()
  const state = async () => (await (await fetch(`${site.url}/api/invoices/${_id}`, { headers })).json()).eInvoice
  await expect.poll(state, { timeout: 60_000 }).toBe('sent')
  const page = await staff(`/invoices?eInvoice=sent&search=${number}`, 1440, true)
  expect(await page.locator(`[data-id="${_id}"]`).count()).toBe(1)
  await shot(page, 'peppol-1440-list')
  const other = await staff(`/invoices?eInvoice=refused&search=${number}`, 1440, true)
  expect(await other.locator(`[data-id="${_id}"]`).count()).toBe(0)
  const record = await staff(`/invoices/${_id}`, 1440, true)
  expect(
    await record.locator('section', { has: record.getByRole('heading', { name: 'Peppol' }) }).innerText(),
  ).toContain('Verstuurd')
  expect(await violationsIn(record)).toEqual([])
  await shot(record, 'peppol-1440-record')
})
