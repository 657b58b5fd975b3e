import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

/** `desk` opens a page of the panel without scripts; `late` is an invoice of 121 euros, so many days late. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', { scope: 'file' }, ({ site }) => callsAs(site.url, 'staff@leerplein.test'))
  .extend('desk', async ({ visit, cookies }) => async (address: string, width = 375) => {
    const { page } = await visit(panel + address, { cookies, width, scripts: false })
    return page
  })
  .extend('late', async ({ staff, client }) => async (name: string, days: number) => {
    const invoice = await staff.send('POST', '/invoices', {
      customer: { name, email: `${crypto.randomUUID()}@klant.test` },
      lines: [{ description: 'Advies', unitPrice: 100_00 }],
    })
    await client.query(
      `update invoices set due_on = (now() at time zone 'Europe/Brussels')::date - $2::int where id = $1`,
      [invoice._id, days],
    )
    return invoice
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

test('open money is found by its age, and chosen rows are reminded of, without scripts', async ({
  desk,
  late,
  client,
}) => {
  const name = `Laat ${crypto.randomUUID()}`
  const [one, two] = [await late(name, 45), await late(name, 5)]
  const page = await desk(`/open?search=${name}`, 1280)
  await shot(page, 'open-1440')
  expect(await page.locator('tbody tr').count()).toBe(2)
  expect(await page.locator('main').innerText()).toMatch(/31 tot 60 dagen \(\d+\)/)
  await page.locator('#age').selectOption('to60')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual([expect.stringContaining(one.number)])
  await page.locator('#age').selectOption('')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  for (const box of await page.locator('[name="chosen"]').all()) await box.check()
  await page.getByRole('button', { name: 'Stuur een herinnering' }).click()
  expect(await page.locator('main').innerText()).toContain('2 herinneringen verstuurd.')
  for (const box of await page.locator('[name="chosen"]').all()) await box.check()
  await page.getByRole('button', { name: 'Stuur een herinnering' }).click()
  expect(await page.locator('main').innerText()).toContain('Voor 2 is het te vroeg')
  const { rows } = await client.query('select level from reminders where invoice_id in ($1, $2)', [one._id, two._id])
  expect(rows).toEqual([{ level: 1 }, { level: 1 }])
})

test('one reminder is read before it goes, stopped with a reason and resumed, on a phone', async ({
  desk,
  late,
  staff,
}) => {
  const invoice = await late('Beloofd bv', 20)
  const page = await desk(`/invoices/${invoice._id}`)
  await page.getByRole('link', { name: 'Herinneringen' }).click()
  expect(await page.locator('h1').innerText()).toContain(invoice.number)
  await page.getByRole('link', { name: 'Leg de herinneringen stil' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Betaling beloofd').check()
  await dialog.getByRole('button', { name: 'Leg de herinneringen stil' }).click()
  expect(await dialog.locator('[data-error-for="until"]').innerText()).not.toBe('')
  expect(await dialog.locator('[data-error-for="note"]').innerText()).not.toBe('')
  await shot(page, 'pause-375')
  await dialog.locator('[name="until"]').fill('2999-01-01')
  await dialog.locator('[name="note"]').fill('Belde: betaalt volgende week')
  await dialog.getByRole('button', { name: 'Leg de herinneringen stil' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await page.locator('main').innerText()).toMatch(/Betaling beloofd[\s\S]*Belde: betaalt volgende week/)
  expect(await page.getByRole('link', { name: 'Stuur een herinnering' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Hervat de herinneringen' }).click()

  await page.getByRole('link', { name: 'Stuur een herinnering' }).click()
  expect(await dialog.innerText()).toMatch(/Herinnering: factuur[\s\S]*€\s121[\s\S]*kost u niets/)
  await shot(page, 'remind-375')
  expect(await fits(page)).toBe(true)
  await dialog.getByRole('button', { name: 'Stuur een herinnering' }).click()
  expect(await said(page)).toContain('De herinnering is verstuurd.')
  expect(await page.locator('main').innerText()).toMatch(/Herinnering 2 kan vanaf[\s\S]*Nummer 1/)
  await shot(page, 'open-record-375')
  const href = await page.getByRole('link', { name: 'Download de brief' }).getAttribute('href')
  const file = await page.request.get(new URL(href ?? '', page.url()).href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await staff.get(`/open-invoices/${invoice._id}`)).reminders).toHaveLength(1)
})

test('staff say when reminders go, and what they cost, within what the law allows', async ({ desk, staff }) => {
  const page = await desk('/settings')
  const form = page.locator('[data-form="reminder-settings"]')
  await form.locator('[name="secondAfter"]').fill('10')
  await form.locator('[name="fee"]').fill('8')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[data-error-for="secondAfter"]').innerText()).toContain('de wet geeft 14 dagen')
  await form.locator('[name="secondAfter"]').fill('25')
  await form.locator('[name="thirdAfter"]').fill('45')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[data-error-for="fee"]').innerText()).not.toBe('')
  await form.locator('[name="fee"]').fill('7,50')
  await form.locator('[name="isAutomatic"]').check()
  await shot(page, 'settings-375')
  await form.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await staff.get('/reminder-settings')).toMatchObject({ isAutomatic: true, secondAfter: 25, fee: 750 })
  expect(await fits(page)).toBe(true)
})

test('the pages of open money read well on a phone, in the longest words', async ({ site, visit, cookies, late }) => {
  const invoice = await late('Leesbaar nv', 70)
  const { page } = await visit(`/fr${panel}/login`, { cookies, width: 360 })
  for (const path of [
    '/open',
    `/open/${invoice._id}`,
    `/open/${invoice._id}?act=pause`,
    `/open/${invoice._id}?act=remind`,
  ]) {
    await page.goto(`${site.url}/fr${panel}${path}`)
    expect(await violationsIn(page), path).toEqual([])
    expect(await fits(page), path).toBe(true)
  }
})
