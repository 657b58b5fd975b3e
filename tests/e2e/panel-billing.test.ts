import { describe, expect } from 'vitest'
import { billingSettings } from '../../src/db/tables.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { billedInFlanders, subsidisedSession } from '../support/training.ts'

describe.each([{ scripts: true }, { scripts: false }])('with %o', (options) => {
  test('staff say who may owe how much, and find it as they left it', async ({ visit, site, api }) => {
    const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
    const { page } = await visit('/control-panel/settings', { ...options, cookies, width: 375 })
    const form = page.locator('[data-form="billing-settings"]')
    await form.locator('[name="mostOpen"]').fill('veel')
    await form.locator('[type="submit"]').click()
    await form.locator('[data-error-for="mostOpen"]').waitFor()
    const typed = { daysUntilDue: '14', mostOpen: '2500,50', paidBefore: '0', daysKept: '7' }
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value)
    await form.locator('[name="forPrivatePersons"]').check()
    await form.locator('[type="submit"]').click()
    await page.locator('[data-snackbar="success"]').waitFor()
    const settings = { daysUntilDue: 14, mostOpen: 250_050, paidBefore: 0, forPrivatePersons: true, daysKept: 7 }
    expect(await api.db.select().from(billingSettings)).toMatchObject([settings])
    for (const [name, value] of Object.entries(typed))
      expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(value)
    await form.locator('[name="mostOpen"]').fill('10000')
    await form.locator('[name="daysUntilDue"]').fill('30')
    await form.locator('[name="daysKept"]').fill('')
    await form.locator('[name="forPrivatePersons"]').uncheck()
    await form.locator('[type="submit"]').click()
    await expect
      .poll(() => api.db.select().from(billingSettings))
      .toMatchObject([{ daysUntilDue: 30, mostOpen: 1_000_000, forPrivatePersons: false, daysKept: null }])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
})

test('the desk sees who brings what, on the registration and on the invoice', async ({
  visit,
  customer,
  api,
  site,
}) => {
  const { students, headers } = await customer(2)
  const session = await subsidisedSession(api)
  const order = { session, students, invoice: billedInFlanders, agreedToTerms: true, payment: 'subsidy' }
  const { body } = await api.send('POST', '/registrations', { ...order, enterpriseSize: 'small' }, headers)
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  for (const address of [`registrations/${body._id}`, `invoices/${body.issuedInvoice._id}`]) {
    const { page } = await visit(`/control-panel/${address}`, { cookies, width: 375 })
    const shown = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')
    expect(shown).toContain('€ 819,00, nog € 819,00 te ontvangen')
    expect(shown).toContain('€ 270,00, nog € 270,00 te ontvangen')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  // What is asked is the share that is awaited, from whom.
  const address = `/control-panel/invoices/${body.issuedInvoice._id}`
  const { page } = await visit(address, { cookies, scripts: false })
  const form = page.locator('[data-form="payment-note"]')
  for (const [payer, amount] of [
    ['customer', '819'],
    ['agency', '270'],
  ] as const) {
    await page.goto(`${site.url}${address}?act=paid`)
    expect(await form.locator('[name="amount"]').inputValue()).toBe(amount)
    expect(await form.locator('[name="payer"]:checked').inputValue()).toBe(payer)
    await page.locator('dialog').getByRole('button', { name: 'Noteer een betaling' }).click()
    await page.locator('[data-snackbar="success"]').waitFor()
  }
  const staff = await api.as('STAFF')
  expect((await api.get(`/invoices/${body.issuedInvoice._id}`, staff)).body.status).toBe('paid')
})
