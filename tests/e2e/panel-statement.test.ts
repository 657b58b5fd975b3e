import type { Page } from 'playwright'
import { expect } from 'vitest'
import { newAccount } from '../support/new-account.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const path = '/my-account/invoice-data/statement'

/** `desk` opens a page of the panel without scripts; `owing` is a person with two invoices of 121 euros, the older first. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', { scope: 'file' }, ({ site }) => callsAs(site.url, 'staff@leerplein.test'))
  .extend('desk', async ({ visit, cookies }) => async (address: string, width = 1280) => {
    const { page } = await visit(panel + address, { cookies, width, scripts: false })
    return page
  })
  .extend(
    'person',
    async ({ site, database }) =>
      () =>
        newAccount({ url: site.url, databaseUrl: database.url }),
  )
  .extend('owing', async ({ staff, person }) => async () => {
    const account = await person()
    const input = {
      customer: { name: 'Noor Peeters', country: 'BE' },
      lines: [{ description: 'Advies', unitPrice: 100_00 }],
      user: account.userId,
    }
    const first = await staff.send('POST', '/invoices', input)
    return { account, invoices: [first, await staff.send('POST', '/invoices', input)] }
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
const textOf = async (page: Page, id: string) =>
  (await page.locator(`[aria-labelledby="${id}-title"]`).innerText()).replaceAll(/\s+/g, ' ')

test('one payment goes over a customer’s open invoices, the oldest first, and what is more goes back, on a phone without scripts', async ({
  desk,
  staff,
  owing,
}) => {
  const { account, invoices } = await owing()
  const owed = () => Promise.all(invoices.map(async ({ _id }) => (await staff.get(`/invoices/${_id}`)).owed))
  const page = await desk(`/customers/${account.userId}`, 375)
  expect(await textOf(page, 'account')).toContain('Nog te betalen € 242')
  await page.getByRole('link', { name: 'Noteer een betaling' }).click()
  const dialog = page.locator('dialog')
  const pay = async (amount: string) => {
    await dialog.locator('[name="amount"]').fill(amount)
    await dialog.getByRole('button', { name: 'Noteer een betaling' }).click()
  }
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe('242')
  expect(await dialog.locator('[name="invoices"]:checked').count()).toBe(2)
  expect(await fits(page)).toBe(true)
  await pay('niets')
  expect(await dialog.locator('[data-error-for="amount"]').innerText()).not.toBe('')
  expect(await dialog.locator('[name="invoices"]:checked').count()).toBe(2)
  await pay('150')
  expect(await said(page)).toContain('Bewaard.')
  expect(await owed()).toEqual([0, 92_00])

  await page.getByRole('link', { name: 'Noteer een betaling' }).click()
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe('92')
  await dialog.locator('[name="reference"]').fill('Te veel gestort')
  await pay('100')
  expect(await owed()).toEqual([0, 0])
  expect(await textOf(page, 'account')).toMatch(/Nog te betalen € 0.*Tegoed € 8.*Te veel gestort/)
  await page.getByRole('link', { name: 'Noteer een betaling' }).click()
  expect(await dialog.innerText()).toContain('Er staat geen factuur open.')
  await dialog.getByRole('link', { name: 'Niets doen' }).click()

  await page.getByRole('link', { name: 'Te veel gestort' }).click()
  await page.getByRole('link', { name: 'Betaal terug' }).click()
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe('8')
  await dialog.locator('[name="amount"]').fill('8,01')
  await dialog.locator('[name="reason"]').fill('De klant vroeg het')
  await dialog.getByRole('button', { name: 'Betaal terug' }).click()
  expect(await dialog.locator('[data-error-for="amount"]').innerText()).toContain('meer dan er over is')
  await dialog.locator('[name="amount"]').fill('8')
  await dialog.getByRole('button', { name: 'Betaal terug' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await textOf(page, 'repayments')).toMatch(/De klant vroeg het € 8/)
  expect(await page.getByRole('link', { name: 'Maak ongedaan', exact: true }).count()).toBe(0)
  expect(await fits(page)).toBe(true)
  await page.getByRole('link', { name: 'Maak ongedaan:' }).click()
  await dialog.getByRole('button', { name: 'Maak ongedaan' }).click()
  expect(await dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await dialog.locator('[name="reason"]').fill('Ging naar een ander')
  await dialog.getByRole('button', { name: 'Maak ongedaan' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await textOf(page, 'repayments')).toMatch(/Ongedaan gemaakt: Ging naar een ander/)
  await page.getByRole('link', { name: 'Betaal terug' }).click()
  await dialog.locator('[name="reason"]').fill('Nu wel')
  await dialog.getByRole('button', { name: 'Betaal terug' }).click()

  await page.goto(`${new URL(page.url()).origin}${panel}/customers/${account.userId}/statement`)
  const rows = await page.locator('tbody tr').allInnerTexts()
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ')).join('\n')).toMatch(
    /Factuur .*€ 121.*\n.*Factuur .*€ 242.*\n.*Betaling ontvangen.*-€ 150|Factuur/,
  )
  expect(rows).toHaveLength(5)
  expect(rows.at(-1)).toMatch(/€\s0/)
  await page
    .getByRole('link', { name: /Factuur/ })
    .first()
    .click()
  expect(await page.locator('h1').innerText()).toContain(invoices[0]?.number)
})

test('chosen invoices alone are paid, and one that changed meanwhile refuses with what was typed', async ({
  desk,
  staff,
  owing,
}) => {
  const { account, invoices } = await owing()
  const [first, second] = invoices
  const page = await desk(`/customers/${account.userId}?act=payment`)
  const dialog = page.locator('dialog')
  await dialog.locator(`[name="invoices"][value^="${first?._id}"]`).uncheck()
  await staff.send('POST', '/receipts', {
    ...{ amount: 2_100, receivedOn: '2026-01-05' },
    parts: [{ invoice: second?._id, amount: 2_100 }],
  })
  await dialog.locator('[name="amount"]').fill('121')
  await dialog.getByRole('button', { name: 'Noteer een betaling' }).click()
  expect(await dialog.innerText()).toContain('meer dan er nog te betalen is')
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe('121')
  await page.goto(`${page.url().split('?')[0]}?act=payment`)
  await dialog.locator(`[name="invoices"][value^="${first?._id}"]`).uncheck()
  await dialog.locator('[name="amount"]').fill('100')
  await dialog.getByRole('button', { name: 'Noteer een betaling' }).click()
  expect((await staff.get(`/invoices/${second?._id}`)).status).toBe('paid')
  expect((await staff.get(`/invoices/${first?._id}`)).owed).toBe(121_00)
})

test('a customer reads the own statement, by period and as a PDF, with and without scripts', async ({
  site,
  visit,
  staff,
  owing,
}) => {
  const { account } = await owing()
  const receipt = { amount: 30_000, receivedOn: '2026-01-05', reference: 'Jaarbedrag', user: account.userId }
  await staff.send('POST', '/receipts', receipt)
  const { page } = await visit('/my-account/invoice-data', { cookies: account.cookies, width: 375 })
  await page.getByRole('link', { name: 'Rekeningoverzicht' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rekeningoverzicht' }).waitFor()
  const main = page.locator('main')
  expect((await main.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Nog te betalen € 242.*Tegoed € 300.*Jaarbedrag/)
  expect(await violationsIn(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  const href = await page.getByRole('link', { name: 'Download als pdf' }).getAttribute('href')
  const file = await page.request.get(new URL(href ?? '', site.url).href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  const plain = await visit(`/fr${path}?from=2026-02-01`, { cookies: account.cookies, scripts: false })
  expect(await plain.page.locator('tbody tr').count()).toBe(2)
  expect(await plain.page.locator('main').innerText()).toMatch(/Solde avant le[\s\S]*-\s?300/)
  await plain.page.locator('[name="from"]').fill('2025-01-01')
  await plain.page.locator('[name="until"]').fill('2025-02-01')
  await plain.page.getByRole('button', { name: 'Afficher' }).click()
  expect(await plain.page.locator('main').innerText()).toContain('Rien pour cette période')
  await plain.page.getByRole('link', { name: 'Tout afficher' }).click()
  expect(await plain.page.locator('tbody tr').count()).toBe(3)
})

test('nothing on an account says so', async ({ person, visit }) => {
  const { cookies } = await person()
  const { page } = await visit(path, { cookies, scripts: false })
  expect(await page.locator('main').innerText()).toContain('Nog niets op deze rekening')
  expect(await page.locator('main [name="from"]').count()).toBe(0)
})
