import type { Page } from 'playwright'
import { expect } from 'vitest'
import { formatAmount } from '../../src/domain/format.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'
type Body = Record<string, unknown>

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
  .extend('staff', async ({ visit, cookies }) => async (path: string, width = 375, scripts = false) => {
    const { page } = await visit(panel + path, { cookies, width, scripts })
    return page
  })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** `SHOTS=folder` keeps pictures of what people see. */
async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

const billed = (name: string) => ({
  customer: {
    name,
    address: 'Kerkstraat 1',
    zip: '1000',
    city: 'Brussel',
    country: 'BE',
    vat: 'BE0999123457',
    email: `${crypto.randomUUID()}@klant.test`,
  },
  lines: [{ description: 'Advies', quantity: 2, unitPrice: 100_00 }],
})

test('with scripts the VAT field says whether invoices come by Peppol, as it stands and as it is left', async ({
  api,
  staff,
}) => {
  const invoice = await api('POST', '/invoices', billed(`Korenbloem ${crypto.randomUUID()}`))
  const page = await staff(`/invoices/${invoice._id}?act=reissue`, 375, true)
  const note = page.locator('dialog [data-peppol]')
  await expect.poll(() => note.innerText()).toBe('Facturen komen ook via Peppol.')
  await page.locator('dialog [name="vat"]').fill('NL123456789B01')
  await page.locator('dialog [name="vat"]').blur()
  await expect.poll(() => note.innerText()).toMatch(/^Niet geregistreerd voor Peppol/)
  await page.locator('dialog [name="vat"]').fill('')
  await page.locator('dialog [name="vat"]').blur()
  await expect.poll(() => note.innerText()).toBe('')
  expect(await fits(page)).toBe(true)
  await shot(page, 'reissue-375-peppol')
})

test('an invoice is made again on a phone and without scripts: first the fields, then both documents, then it is done', async ({
  api,
  staff,
}) => {
  const name = `Korenbloem ${crypto.randomUUID()}`
  const invoice = await api('POST', '/invoices', billed(name))
  const page = await staff(`/invoices/${invoice._id}`)
  await page.getByRole('link', { name: 'Maak opnieuw' }).click()
  const dialog = page.locator('dialog')
  const field = (of: string) => dialog.locator(`[name="${of}"]`)
  expect(await field('name').inputValue()).toBe(name)
  expect(await field('city').inputValue()).toBe('Brussel')
  expect(await field('dueOn').inputValue()).toBe(invoice.dueOn)
  expect(await fits(page)).toBe(true)
  await shot(page, 'reissue-375-fields')

  await field('name').fill('Korenbloem nv')
  await field('vat').fill('BE 0123')
  await field('reference').fill('PO 4711')
  await dialog.getByRole('button', { name: 'Toon beide documenten' }).click()
  expect(await dialog.locator('[data-error-for="vat"]').innerText()).not.toBe('')
  expect(await dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await field('vat').fill('BE 0999.123.457')
  await field('reason').fill('Met uw bestelnummer')
  await dialog.getByRole('button', { name: 'Toon beide documenten' }).click()
  const shown = await dialog.innerText()
  for (const said of [
    `Creditnota van factuur ${invoice.number}`,
    name,
    'Korenbloem nv',
    'PO 4711',
    'Met uw bestelnummer',
  ])
    expect(shown).toContain(said)
  expect(shown.replaceAll('\u00a0', ' ')).toMatch(/€ -242[\s\S]*€ 242/)
  expect((await api('GET', `/invoices/${invoice._id}`)).status).toBe('open')
  expect(await fits(page)).toBe(true)
  await shot(page, 'reissue-375-documents')

  await dialog.getByRole('button', { name: 'Pas aan' }).click()
  expect(await field('name').inputValue()).toBe('Korenbloem nv')
  await field('name').fill('Korenbloem groep nv')
  await dialog.getByRole('button', { name: 'Toon beide documenten' }).click()
  await dialog.getByRole('button', { name: 'Maak opnieuw' }).click()
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('opnieuw gemaakt')
  expect(await page.locator('h1').innerText()).toContain('Korenbloem groep nv')
  expect(await page.locator('#history-title + ol').innerText()).toContain('Met uw bestelnummer')
  await page.getByRole('link', { name: invoice.number }).click()
  expect(await page.locator('h1 + [data-status]').getAttribute('data-status')).toBe('credited')
  expect(await page.getByRole('link', { name: 'Maak opnieuw' }).count()).toBe(0)
  const related = await page.locator('[aria-labelledby="related-title"]').innerText()
  expect(related).toMatch(/Factuur 20[\s\S]*Creditnota 20/)
})

test('an invoice is made again by keyboard; what changed meanwhile is shown before it is done', async ({
  api,
  staff,
}) => {
  const invoice = await api('POST', '/invoices', billed(`Toetsen ${crypto.randomUUID()}`))
  const page = await staff(`/invoices/${invoice._id}?act=reissue`, 1440, true)
  const dialog = page.locator('dialog')
  await shot(page, 'reissue-1440-fields')
  await dialog.locator('[name="name"]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ander nv')
  await dialog.locator('[name="reason"]').focus()
  await page.keyboard.type('Op een andere naam')
  await dialog.locator('[name="name"]').press('Enter')
  await dialog.getByRole('button', { name: 'Maak opnieuw' }).waitFor()
  expect(await violationsIn(page)).toEqual([])
  await shot(page, 'reissue-1440-documents')
  const credit = { description: 'Korting', net: 10_00, left: 242_00 }
  expect((await api('POST', `/invoices/${invoice._id}/credit-notes`, credit)).creditOf).toBe(invoice.number)
  await dialog.getByRole('button', { name: 'Maak opnieuw' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Al gecrediteerd').waitFor()
  expect((await dialog.innerText()).replaceAll('\u00a0', ' ')).toMatch(/Al gecrediteerd[\s\S]*€ 229,90/)
  expect((await api('GET', `/invoices/${invoice._id}`)).status).toBe('open')
  await dialog.getByRole('button', { name: 'Maak opnieuw' }).press('Enter')
  await page.locator('h1', { hasText: 'Ander nv' }).waitFor()
})

test('a registration is canceled with an amount that was agreed to: what follows is shown first, and why is asked', async ({
  api,
  staff,
}) => {
  const { items } = await api('GET', '/registrations?status=paid&sort=createdAt:DESC&limit=100')
  const { _id } = items.find((one: { phase: string; total: number }) => one.phase === 'coming' && one.total > 0)
  const page = await staff(`/registrations/${_id}?act=cancel`)
  const dialog = page.locator('dialog')
  const { credit, kept } = await api('GET', `/registrations/${_id}/cancellation-effect`)
  const most = credit + kept
  const show = async (euros: string) => {
    await dialog.locator('[name="credit"]').first().fill(euros)
    await dialog.getByRole('button', { name: 'Toon wat volgt' }).click()
  }
  await show(String(most / 100 + 1).replace('.', ','))
  expect(await dialog.getByRole('alert').innerText()).toContain('Vul een bedrag in')
  await show('100')
  const { credit: agreed } = await api('GET', `/registrations/${_id}/cancellation-effect?credit=10000`)
  const shown = (await dialog.innerText()).replaceAll('\u00a0', ' ')
  expect(shown).toContain(`${formatAmount(agreed, 'nl').replaceAll('\u00a0', ' ')} af.`)
  expect(shown).toContain('zoals afgesproken')
  expect(shown.includes('op een cent na')).toBe(agreed !== 100_00)
  expect(await fits(page)).toBe(true)
  await shot(page, 'cancel-375')
  await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click()
  expect(await dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await dialog.locator('[name="reason"]').fill('Zoals besproken.')
  await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click()
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('Bewaard')
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/Afgesproken bedrag: Zoals besproken, \p{L}/u)
  expect((await api('GET', `/registrations/${_id}`)).total).toBe(most - agreed)
})

test('a registration moves at the agreed price or today’s, each with what it does to the money', async ({
  api,
  staff,
  client,
}) => {
  const { items } = await api('GET', '/registrations?status=paid&sort=createdAt:DESC&limit=100')
  let [id, target, course] = ['', '', '']
  for (const one of items.filter(({ phase, net: price }: Body) => phase === 'coming' && Number(price) > 0)) {
    const { sessions = [] } = await api('GET', `/registrations/${one._id}/moves`)
    if (sessions.length > 0) [id, target, course] = [one._id, sessions[0].session._id, one.session.course._id]
  }
  await client.query('update courses set price = price + 10000 where id = $1', [course])
  const { net, students } = await api('GET', `/registrations/${id}`)
  const page = await staff(`/registrations/${id}?act=move&to=${target}`)
  const dialog = page.locator('dialog')
  const row = page.locator(`[aria-labelledby="moves-title"] [data-id="${target}"]`)
  expect(await row.locator('span').nth(1).innerText()).toMatch(/^€\s[\d.]+,\d\d meer$/)
  expect(await dialog.getByLabel('De afgesproken prijs').isChecked()).toBe(true)
  expect(await fits(page)).toBe(true)
  await shot(page, 'move-375')
  await dialog.getByLabel('De prijs van vandaag').check()
  await dialog.getByRole('button', { name: 'Verplaats hierheen' }).click()
  expect(await dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await dialog.locator('[name="reason"]').fill('Nieuwe prijs aanvaard')
  await dialog.getByRole('button', { name: 'Verplaats hierheen' }).click()
  expect(await page.locator('#history-title + ol').innerText()).toContain('Afgesproken bedrag: Nieuwe prijs aanvaard')
  const after = await api('GET', `/registrations/${id}`)
  expect(after.session._id).toBe(target)
  expect(after.net).toBeGreaterThanOrEqual(net + 100_00 * students.length)
  expect(after.owed).toBe(after.total - net - Math.round(net * 0.21))
})

test('a discount in percent on an open invoice shows what is open then', async ({ api, staff }) => {
  const invoice = await api('POST', '/invoices', billed(`Korting ${crypto.randomUUID()}`))
  const page = await staff(`/invoices/${invoice._id}?act=credit-part`)
  const dialog = page.locator('dialog')
  await dialog.locator('[name="description"]').fill('Trouwe klant')
  await dialog.locator('[name="percent"]').fill('10')
  await dialog.getByRole('button', { name: 'Toon wat volgt' }).click()
  const shown = (await dialog.innerText()).replaceAll('\u00a0', ' ')
  expect(shown).toMatch(/Trouwe klant\s*€ -20,00[\s\S]*Nog te betalen\s*€ 217,80/)
  await shot(page, 'discount-375')
  await dialog.getByRole('button', { name: 'Crediteer een deel' }).click()
  expect((await api('GET', `/invoices/${invoice._id}`)).owed).toBe(217_80)
  expect(await page.locator('[aria-labelledby="related-title"]').innerText()).toContain('Trouwe klant')
})
