import { expect } from 'vitest'
import { brusselsYear } from '../../src/domain/days.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
const year = brusselsYear(new Date())

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

test('the books say what a year brought, by month and by quarter, and come as a file', async ({ visit, cookies }) => {
  const { page } = await visit(`${panel}/books`, { cookies, width: 1280, scripts: false })
  expect(await page.locator('h1').innerText()).toBe(`Boeken ${year}`)
  const rows = page.locator('[aria-labelledby="movements-title"] tbody tr')
  expect(await rows.count()).toBe(13)
  const whole = await rows.last().innerText()
  expect(whole).toMatch(/Heel het jaar[\s\S]*€/)
  await page.getByRole('link', { name: 'Per kwartaal' }).click()
  expect(await rows.count()).toBe(5)
  expect(await rows.last().innerText()).toBe(whole)
  expect(await page.locator('[aria-labelledby="vat-title"] th').allInnerTexts()).toContain('Btw 21 %')
  const href = (await page.getByRole('link', { name: 'csv' }).getAttribute('href')) ?? ''
  const csv = await page.request.get(new URL(href, page.url()).href)
  expect(csv.headers()['content-disposition']).toContain(`boeken-${year}.csv`)
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(6)
  await page.getByRole('link', { name: 'Btw op betaaldatum' }).click()
  expect(await page.locator('[aria-current]').allInnerTexts()).toContain('Btw op betaaldatum')
  const byPayment = (await page.getByRole('link', { name: 'csv' }).getAttribute('href')) ?? ''
  const other = await page.request.get(new URL(byPayment, page.url()).href)
  expect(await other.text()).toContain('Btw 21 %, op betaaldatum')
  await page.getByRole('link', { name: String(year - 1) }).click()
  expect(await page.locator('h1').innerText()).toBe(`Boeken ${year - 1}`)
})

test('each period has its journals, on the accounts of settings', async ({ visit, cookies }) => {
  const { page } = await visit(`${panel}/settings`, { cookies, width: 375, scripts: false })
  const form = page.locator('[data-form="ledger-accounts"]')
  await form.locator('[name="customers"]').fill('veel')
  await form.locator('[type="submit"]').click()
  await form.locator('[data-error-for="customers"]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await form.locator('[name="customers"]').fill('40001234')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[name="customers"]').inputValue()).toBe('40001234')
  await page.goto(new URL(`${panel}/books?per=quarter`, page.url()).href)
  const journals = page.locator('[aria-labelledby="journals-title"]')
  expect(await journals.getByRole('link').count()).toBe(10)
  const href = (await journals.getByRole('link').nth(8).getAttribute('href')) ?? ''
  const file = await page.request.get(new URL(href, page.url()).href)
  expect(file.headers()['content-disposition']).toContain(`verkoopdagboek-${year}.csv`)
  expect(await file.text()).toContain(';40001234;Klanten;')
  await page.goto(new URL(`${panel}/settings`, page.url()).href)
  await form.locator('[name="customers"]').fill('400000')
  await form.locator('[type="submit"]').click()
})

test('what the books say differently stands there in words, with the way to it', async ({ visit, cookies, client }) => {
  const { rows } = await client.query<{ id: string; number: string }>('select id, number from invoices limit 1')
  const [{ id, number } = { id: '', number: '' }] = rows
  const difference = {
    rule: 'invoice-total',
    subject: 'invoice',
    id,
    number,
    whose: 'Brouwerij',
    expected: 1,
    found: 2,
  }
  await client.query(`insert into book_checks (checked_at, counts, differences) values (now(), '{}', $1)`, [
    JSON.stringify([difference]),
  ])
  const { page } = await visit(panel, { cookies, width: 1280, scripts: false })
  await page.getByRole('link', { name: 'Naar de boeken' }).click()
  const compared = page.locator('[aria-labelledby="compared-title"]')
  expect(await compared.innerText()).toContain('was er 1 verschil')
  expect(await compared.innerText()).toContain('De totalen van de factuur kloppen niet')
  await compared.getByRole('link', { name: 'Bekijken' }).click()
  expect(page.url()).toContain(`/invoices/${id}`)
  await client.query('delete from book_checks')
})

test('the books read well on a phone, and an editor sees nothing of them', async ({ site, visit, cookies, client }) => {
  const { page } = await visit(`/fr${panel}/books?per=quarter`, { cookies, width: 360 })
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const { read } = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR')))
  for (const path of ['/books', '/books.csv', '/journal.csv'])
    expect((await read(panel + path)).headers.get('location'), path).toBe(`${panel}?said=not-yours`)
})
