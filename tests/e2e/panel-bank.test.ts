import type { Page } from 'playwright'
import { expect } from 'vitest'
import { codaFile, type WrittenMovement } from '../../src/adapters/bank-files/write-coda.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { bankFileForm } from '../support/bank-files.ts'
import { asHeader } from '../support/cookies.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

/** `api` asks the REST API as staff do. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('api', { scope: 'file' }, async ({ site, cookies }) => {
    const Authorization = `Bearer ${cookies.get('panelAccessToken')}`
    return async (method: string, path: string, body?: object) => {
      const headers = { Authorization, 'Content-Type': 'application/json' }
      const response = await fetch(`${site.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      return response.json()
    }
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
const bankForm = (page: Page) => page.locator('[data-form="bank-file"]')

let count = 0
/** A statement such as no other file has. */
function fileOf(movements: Partial<WrittenMovement>[]) {
  count += 1
  const day = brusselsDay(new Date())
  const written = movements.map((one) => ({ day, amount: 263_20, id: crypto.randomUUID().slice(0, 20), ...one }))
  const buffer = codaFile([{ number: 100 + count, day, opening: 5_000, movements: written }])
  return { name: 'uittreksel.cod', mimeType: 'text/plain', buffer }
}

async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer } | null) {
  if (!(await bankForm(page).isVisible())) await page.locator('[data-opener] summary').click()
  if (file) await bankForm(page).locator('[name="file"]').setInputFiles(file)
  await bankForm(page).locator('[type="submit"]').click()
}

const refusal = (page: Page) => page.locator('[data-error-for="file"]').innerText()

const billed = (name: string) => ({
  customer: { name, email: `${crypto.randomUUID()}@klant.test` },
  lines: [
    { description: 'Advies', quantity: 2, unitPrice: 100_00 },
    { description: 'Syllabus', quantity: 1, unitPrice: 20_00, vatRate: 6 },
  ],
})

for (const [kind, scripts] of [
  ['without scripts', false],
  ['with scripts', true],
] as const)
  test(`the desk sends a file of the bank on a phone ${kind}, and sees to what is left with a key each`, async ({
    api,
    visit,
    cookies,
  }) => {
    const name = `Betaler ${crypto.randomUUID().slice(0, 8)}`
    const someone = `Iemand ${name}`
    const insurer = `Verzekering ${name}`
    const invoices = [1, 2, 3, 4].map(() => api('POST', '/invoices', billed(name)))
    const [sure, less, typo, chosen] = await Promise.all(invoices)
    const digits = (paymentReference: string) => paymentReference.replaceAll(/\D/g, '')
    // Another year: no other invoice is a digit from it.
    const wrong = digits(typo.paymentReference).replace(/^20/, '21')
    const { page } = await visit('/control-panel/bank', { cookies, width: 375, scripts })
    expect(await fits(page)).toBe(true)
    await send(page, null)
    expect(await refusal(page)).not.toBe('')
    await send(page, { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from('Naam;Bedrag') })
    await expect.poll(() => refusal(page)).toContain('CODA- of CAMT.053-bestand')

    const file = fileOf([
      { reference: digits(sure.paymentReference), name },
      { reference: digits(less.paymentReference), name, amount: 200_00 },
      { text: wrong, name: 'Onleesbaar', amount: 263_20 },
      { text: 'Zie bijlage', name: someone, amount: 50_00 },
      { text: 'Teruggave', name: insurer, amount: 12_34 },
    ])
    await send(page, file)
    await expect.poll(() => said(page)).toContain('Ingelezen.')
    expect((await api('GET', `/invoices/${sure._id}`)).status).toBe('paid')
    const row = (text: string) => page.locator('tbody tr', { hasText: text })
    expect(await row(less.number).innerText()).toContain('Minder dan er open staat')
    expect(await row(typo.number).innerText()).toContain('Tikfout in de mededeling')
    expect(await fits(page)).toBe(true)
    if (scripts) expect(await violationsIn(page)).toEqual([])

    // The first proposal has the focus: a key each.
    for (const left of [1, 0]) {
      const focused = page.locator('tbody tr', { has: page.locator('[data-form="bank-agree"] :focus') })
      await expect.poll(() => focused.count()).toBe(1)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('[data-form="bank-agree"]').count()).toBe(left)
      expect(await said(page)).toContain('Verrekend.')
    }
    expect((await api('GET', `/invoices/${less._id}`)).owed).toBe(63_20)
    expect((await api('GET', `/invoices/${typo._id}`)).status).toBe('paid')

    await row(someone).getByRole('link', { name: 'Kies:' }).click()
    const dialog = page.locator('dialog')
    expect(await fits(page)).toBe(true)
    const option = dialog.locator('option', { hasText: chosen.number })
    await dialog.locator('[name="invoice"]').selectOption((await option.getAttribute('value')) ?? '')
    await dialog.locator('[name="amount"]').fill('51')
    await dialog.getByRole('button', { name: 'Kies een factuur' }).click()
    await expect.poll(() => dialog.innerText()).toMatch(/meer dan/i)
    await dialog.locator('[name="amount"]').fill('50')
    await dialog.getByRole('button', { name: 'Kies een factuur' }).click()
    await expect.poll(() => said(page)).toContain('Verrekend.')
    expect((await api('GET', `/invoices/${chosen._id}`)).owed).toBe(213_20)

    await row(insurer).getByRole('button', { name: 'Leg opzij:' }).click()
    await expect.poll(() => said(page)).toContain('Opzij gelegd.')
    expect(await row(insurer).count()).toBe(0)
    const aside = `${new URL(page.url()).origin}/control-panel/bank?state=ignored&search=${encodeURIComponent(insurer)}`
    await page.goto(aside)
    expect(await row('Geen betaling van een klant').count()).toBe(1)
    await page.getByRole('button', { name: 'Leg terug:' }).click()
    await expect.poll(() => said(page)).toContain('Bewaard.')

    await page.goto(aside.replace('ignored', 'open'))
    await row(insurer).getByRole('link').first().click()
    await page.locator('main').getByRole('link', { name: 'Leg opzij' }).click()
    await dialog.getByRole('button', { name: 'Leg opzij' }).click()
    await expect.poll(() => dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
    await dialog.locator('[name="reason"]').fill('Van de verzekering')
    await dialog.getByRole('button', { name: 'Leg opzij' }).click()
    await expect.poll(() => said(page)).toContain('Bewaard.')
    await page.goto(aside)
    await row('Van de verzekering').first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Leg terug' }).click()
    await expect.poll(() => said(page)).toContain('Bewaard.')
    expect(await page.locator('main').innerText()).toContain('Te bekijken')
    if (scripts) expect(await violationsIn(page)).toEqual([])

    await page.goto(`${new URL(page.url()).origin}/control-panel/bank`)
    await send(page, file)
    await expect.poll(() => refusal(page)).toContain('al ingelezen')
  })

test('a file that is far too large is refused at its field before all of it is read', async ({ site, cookies }) => {
  const body = bankFileForm(Buffer.alloc(100 * 1024 * 1024, '0'))
  body.append('form', 'bank-file')
  const headers = { cookie: asHeader(cookies), origin: site.url }
  const response = await fetch(`${site.url}/control-panel/bank`, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  expect(await response.text()).toMatch(/data-error-for="file"[^>]*>(?:<[^>]*>)*[^<]*groter dan 20 MB/)
})

/** `OPEN_INVOICES=400 npx vitest run tests/e2e/panel-bank.test.ts` is a month of a large desk. */
const openInvoices = Number(process.env.OPEN_INVOICES ?? 40)

test('all that is open is settled by a file of the bank and a key for each movement that asks for judgement', async ({
  api,
  visit,
  cookies,
}) => {
  const name = `Maand ${crypto.randomUUID().slice(0, 8)}`
  const left = Array.from({ length: openInvoices }, (_, index) => `${name} ${index}`)
  const bill = async () => {
    for (let one = left.pop(); one; one = left.pop()) await api('POST', '/invoices', billed(one))
  }
  await Promise.all([1, 2, 3, 4].map(bill))
  const { items: open } = await api('GET', '/open-invoices?limit=999')
  expect(open.length).toBeGreaterThanOrEqual(openInvoices)
  const full = await Promise.all(open.map(({ _id }: { _id: string }) => api('GET', `/invoices/${_id}`)))
  type Slip = { text?: string; reference?: string; more?: number }
  const judged = new Map<number, (digits: string, number: string) => Slip>([
    [4, (digits: string) => ({ text: digits.replace(/^20/, '21') })],
    [14, (_digits: string, number: string) => ({ text: `Factuur ${number}` })],
    [24, (reference: string) => ({ reference, more: 500 })],
  ])
  const paid = full.map(({ number, owed, paymentReference, customer }, index) => {
    const digits = paymentReference.replaceAll(/\D/g, '')
    const { more = 0, ...message } = { more: 0, reference: digits, ...judged.get(index % 40)?.(digits, number) }
    return { name: customer.name, amount: owed + more, ...message }
  })
  const nobody = [1, 2, 3].map((cents) => ({ name: `Niemand ${name}`, text: 'Zie bijlage', amount: 1_00 + cents }))
  const { page } = await visit('/control-panel/bank', { cookies })
  await send(page, fileOf([...paid, ...nobody]))
  const totalOf = async (states: string): Promise<number> =>
    (await api('GET', `/bank/transactions?state=${states}`)).total
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await expect.poll(() => said(page), { timeout: 120_000 }).toContain('Ingelezen.')
  // A job goes on with what the file brought while its page is shown.
  await expect.poll(() => totalOf('new'), { timeout: 120_000 }).toBe(0)
  await page.reload()
  const first = page.locator('#bank-next')
  for (let rows = await totalOf('proposed,left'); rows > 0; rows -= 1) {
    if ((await first.and(page.locator(':focus')).count()) === 0) await first.focus()
    const next = await first.getAttribute('aria-label')
    if (next?.startsWith('Kies')) await press('Tab')
    await press('Enter')
    await expect.poll(() => totalOf('proposed,left')).toBe(rows - 1)
    if (rows > 1) await expect.poll(() => first.getAttribute('aria-label')).not.toBe(next)
  }
  // Two seconds to read each of them are five minutes for 400.
  expect(keys).toBeLessThanOrEqual(openInvoices / 4 + 12)
  // In a window of its own: the page that the last key leads to may still be on its way.
  const { page: list } = await visit('/control-panel/open', { cookies })
  expect(await list.locator('tbody tr').count()).toBe(0)
  expect((await api('GET', '/open-invoices')).total).toBe(0)
})
