import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { asHeader, type Cookies, signInAt } from '../support/cookies.ts'
import { test as base } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account/invoice-data'
const of = { member: 'contact@leerplein.test', admin: 'beheer@leerplein.test', person: 'private@leerplein.test' }

/** `issue` writes an invoice by hand in the account of the demo's organisation, or in that of a user. */
const test = base
  .extend('mine', { scope: 'file' }, async ({ site }) => signInAt(site.url, of.member))
  .extend('calls', { scope: 'file' }, async ({ site }) => callsAs(site.url, of.member))
  .extend('staff', { scope: 'file' }, async ({ site }) => callsAs(site.url, 'staff@leerplein.test'))
  .extend('issue', { scope: 'file' }, async ({ calls, staff }) => {
    const { organisation } = await calls.get(`/users/me/${calls.userId}`)
    return (description: string, more: object = {}) =>
      staff.send('POST', '/invoices', {
        customer: { name: 'Klant bv', country: 'BE' },
        lines: [{ description, unitPrice: 100_00 }],
        organisation: organisation._id,
        ...more,
      })
  })
  .extend('post', async ({ site }) => {
    return (body: Record<string, string>, cookies: Cookies, address = path) =>
      fetch(site.url + address, {
        method: 'POST',
        body: new URLSearchParams({ form: 'invoice-data', ...body }),
        redirect: 'manual',
        headers: { cookie: asHeader(cookies) },
      })
  })

test('an open invoice says how to pay it: account, structured message, and by when', async ({ visit, mine, issue }) => {
  const invoice = await issue('Syllabus')
  const { page } = await visit(`/en${path}`, { cookies: mine, scripts: false })
  const due = page.locator(`article[data-id="${invoice._id}"]`)
  expect(await due.locator('[data-payment-reference]').innerText()).toBe(invoice.paymentReference)
  expect(invoice.paymentReference).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/)
  const text = await due.innerText()
  for (const part of ['BE65 9990 0123 4596', '€121.00', 'Pay by']) expect(text).toContain(part)
  expect(await due.locator('form').count()).toBe(0)
  await expect.poll(() => page.locator('form[data-form="booking-pay"]').count()).toBe(1)
})

test('UBL stands beside the PDF where who is billed has a VAT number', async ({ visit, mine, issue }) => {
  const description = crypto.randomUUID()
  const withVat = await issue(description, { customer: { name: 'Klant bv', country: 'BE', vat: 'BE0999123457' } })
  const without = await issue(description)
  for (const prefix of ['', '/en', '/fr']) {
    const { page } = await visit(`${prefix}${path}?search=${description}`, { cookies: mine, scripts: false })
    const linksOf = (id: string) => page.locator(`tbody tr[data-id="${id}"] td a`).allTextContents()
    expect(await linksOf(withVat._id)).toEqual([`PDF ${withVat.number}`, `UBL ${withVat.number}`])
    expect(await linksOf(without._id)).toEqual([`PDF ${without.number}`])
    const href = await page
      .locator(`tr[data-id="${withVat._id}"]`)
      .getByRole('link', { name: 'UBL' })
      .getAttribute('href')
    expect(href).toBe(`${prefix}${path}/${withVat._id}.xml`)
  }
})

test('on paper they are a table, as on a wide screen', async ({ visit, mine, issue }) => {
  await issue('Syllabus')
  const { page } = await visit(`/en${path}`, { cookies: mine, scripts: false })
  // An A4 between its margins.
  await page.setViewportSize({ width: 672, height: 986 })
  const heading = page.getByRole('columnheader', { name: 'Number' })
  expect(await heading.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await heading.isVisible()).toBe(true)
})

test('an invoice that is late says so', async ({ visit, mine, issue, client }) => {
  const { _id } = await issue('Te laat')
  await client.query(`update invoices set due_on = '2020-01-31' where id = $1`, [_id])
  const { page } = await visit(`/en${path}`, { cookies: mine, scripts: false })
  expect(await page.locator(`article[data-id="${_id}"]`).innerText()).toContain('was due on 31 January 2020')
})

test('what is paid and what is credited have their mark and word, in the API’s word', async ({
  visit,
  mine,
  issue,
  staff,
}) => {
  const description = crypto.randomUUID()
  const invoice = await issue(description)
  await staff.send('PATCH', `/invoices/${invoice._id}`, { status: 'paid' })
  await staff.send('PATCH', `/invoices/${invoice._id}`, { status: 'credited' })
  const { page } = await visit(`/en${path}?search=${description}`, { cookies: mine, scripts: false })
  const rows = page.locator('tbody tr[data-id]')
  expect(await rows.count()).toBe(2)
  const note = rows.filter({ hasText: `Credit note for invoice ${invoice.number}` })
  expect(await note.locator('[data-status="open"]').innerText()).toBe('Being refunded')
  expect(await note.locator('[data-status="open"] [data-mark]').getAttribute('data-mark')).toBe('three-quarters')
  expect(await note.innerText()).toContain('-€121.00')
  expect(await page.locator('[data-status="credited"]').innerText()).toBe('Credited')
  expect(await page.locator(`article[data-id="${invoice._id}"]`).count()).toBe(0)
})

test('an invoice that a credit note made less asks for the rest, and says why', async ({
  visit,
  mine,
  issue,
  client,
}) => {
  const { _id, number } = await issue('Twee plaatsen')
  const half = `insert into invoices (number, organisation_id, status, issued_on, due_on, net, vat, total, document, follows_id, credit_kind)
    select number || 'C', organisation_id, 'paid', issued_on, issued_on, -5000, -1050, -6050,
      document || jsonb_build_object('creditOf', number, 'total', -6050), id, 'agreed' from invoices where id = $1`
  await client.query(half, [_id])
  // Only what is due first has a card of its own, and the tests before this one left others that are due.
  await client.query('update invoices set due_on = issued_on where id = $1', [_id])
  const { page } = await visit(`/en${path}?search=${number}`, { cookies: mine, scripts: false })
  expect(await page.locator(`tbody tr[data-id="${_id}"]`).innerText()).toContain('left to pay: €60.50')
  expect(await page.locator(`article[data-id="${_id}"]`).innerText()).toContain(
    'of €121.00; €60.50 was paid or credited',
  )
  const note = page.locator('tbody tr', { hasText: `Credit note for invoice ${number}` })
  expect(await note.locator('[data-status="paid"]').innerText()).toBe('Deducted')
})

test.for([{ scripts: true }, { scripts: false }])(
  'the list is searched, sorted and paged on the server, all of it in the address: scripts $scripts',
  async ({ scripts }, { visit, mine, issue }) => {
    const word = crypto.randomUUID().slice(0, 8)
    const amounts = Array.from({ length: 12 }, (_, index) => (index + 1) * 10_00)
    for (const unitPrice of amounts) await issue('', { lines: [{ description: `Les ${word}`, unitPrice }] })
    const { page } = await visit(`/en${path}`, { cookies: mine, scripts })
    await page.getByRole('searchbox', { name: 'Search by number' }).fill(word)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(new RegExp(`search=${word}`))
    const rows = page.locator('tbody tr[data-id]')
    await expect.poll(() => rows.count()).toBe(10)
    await page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click()
    await page.waitForURL(/sort=total/)
    await expect.poll(() => rows.first().innerText()).toContain('€145.20')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.last().innerText()).toContain('€12.10')
    expect(new URL(page.url()).searchParams.get('search')).toBe(word)
  },
)

test('a search that finds nothing, and a strange address, are no errors', async ({ visit, mine }) => {
  const { page } = await visit(`/en${path}?search=nothing-of-the-kind,x`, { cookies: mine })
  expect(await page.getByText('No invoice found').isVisible()).toBe(true)
  const { response } = await visit(`/en${path}?sort=password:ASC&page=-1&status=x`, { cookies: mine })
  expect(response.status()).toBe(200)
})

test.for([{ scripts: true }, { scripts: false }])(
  'an administrator changes name, VAT number and address; what is refused stays: scripts $scripts',
  async ({ scripts }, { visit, site }) => {
    const cookies = await signInAt(site.url, 'admin@brouwerij.test')
    const { page } = await visit(`/en${path}`, { cookies, scripts })
    const form = page.locator('form[data-form="invoice-data"]')
    const name = await form.locator('[name="name"]').inputValue()
    expect(name).not.toBe('')
    await form.locator('[name="vat"]').fill('BE12')
    await form.locator('[name="city"]').fill('Gent')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.locator('[role="alert"]').waitFor()
    expect(await form.locator('[data-error-for="vat"]').innerText()).toContain(
      'VAT-number is invalid. Use the format BE0xxxxxxxx or BE1xxxxxxxx.',
    )
    expect(await form.locator('[name="city"]').inputValue()).toBe('Gent')
    await form.locator('[name="vat"]').fill('be 0999.888.767')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.locator('[data-snackbar="success"]').waitFor()
    await page.reload()
    expect(await form.locator('[name="vat"]').inputValue()).toBe('BE0999888767')
    expect(await form.locator('[name="name"]').inputValue()).toBe(name)
  },
)

const address = { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE' }

test('an invoice needs an address: each part of it that is left out is asked for', async ({ post, mine }) => {
  const refused = await post({ ...address, address: '', zip: ' ', city: '' }, mine)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  for (const [name, asked] of [
    ['address', 'Vul de straat en het nummer in'],
    ['zip', 'Vul de postcode in'],
    ['city', 'Vul de gemeente in'],
  ])
    expect(html, name).toMatch(new RegExp(`data-error-for="${name}"[^>]*>[\\s\\S]{0,400}${asked}`))
})

test('nobody takes another organisation’s name or VAT number', async ({ site, post, calls }) => {
  const cookies = await signInAt(site.url, 'admin@brouwerij.test')
  const { organisation } = await calls.get(`/users/me/${calls.userId}`)
  const refused = await post({ ...address, name: organisation.name }, cookies, `/en${path}`)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/data-error-for="name"[^>]*>[\s\S]{0,400}Organisation name already exists/)
  expect((await post({ ...address, vat: organisation.vat }, cookies)).status).toBe(422)
  expect((await post({ ...address, name: '' }, cookies)).status).toBe(422)
})

test('others see name and VAT number, read who may change them, and cannot', async ({ visit, mine, calls, post }) => {
  const { page } = await visit(`/en${path}`, { cookies: mine, scripts: false })
  const form = page.locator('form[data-form="invoice-data"]')
  expect(await form.locator('[name="name"], [name="vat"]').count()).toBe(0)
  const fixed = await form.locator('[data-fixed-name]').innerText()
  expect(fixed).toContain('Bakkerij De Korenbloem')
  expect(fixed).toContain('Wim Vermeulen')
  await form.locator('[name="reference"]').fill('Dienst HR')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.locator('[data-snackbar="success"]').waitFor()
  const before = (await calls.get(`/users/me/${calls.userId}`)).organisation
  expect(before.reference).toBe('Dienst HR')
  expect((await post({ ...address, name: 'Anders bv', reference: '' }, mine)).status).toBe(422)
  expect((await calls.get(`/users/me/${calls.userId}`)).organisation).toEqual(before)
})

test('a private person is billed at an address of their own', async ({ visit, site }) => {
  const cookies = await signInAt(site.url, of.person)
  const { page } = await visit(`/fr${path}`, { cookies })
  const form = page.locator('form[data-form="invoice-data"]')
  expect(await form.locator('[data-fixed-name]').innerText()).toContain('Julien Marchal')
  await form.locator('[name="address"]').fill('rue Haute 7')
  await form.locator('[name="zip"]').fill('1000')
  await form.locator('[name="city"]').fill('Bruxelles')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await page.locator('[data-snackbar="success"]').waitFor()
  const person = await callsAs(site.url, of.person)
  expect(await person.get(`/users/me/${person.userId}`)).toMatchObject({ address: 'rue Haute 7', city: 'Bruxelles' })
})

test.for([true, false])(
  'what was issued in a period is listed, and downloaded as one file: scripts %s',
  async (scripts, { visit, mine, issue }) => {
    const description = crypto.randomUUID()
    const invoice = await issue(description)
    const { page } = await visit(`${path}?search=${description}`, { cookies: mine, scripts })
    const [, newest = '', year = ''] = await page.locator('select[name="period"] option').allTextContents()
    expect([newest, year]).toEqual([expect.stringMatching(/^Kwartaal [1-4] van \d{4}$/), expect.any(String)])
    await page.locator('select[name="period"]').selectOption({ label: newest })
    await page.locator('search').getByRole('button', { name: 'Zoek' }).click()
    await expect.poll(() => page.url()).toMatch(/period=\d{4}-Q[1-4]/)
    await page.locator(`tbody tr[data-id="${invoice._id}"]`).waitFor()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download deze factuur met pdf en UBL (zip)' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^facturen-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(readFileSync(await download.path()))
    expect(Object.keys(files)).toEqual(['facturen.csv', `factuur-${invoice.number}.pdf`])

    await page.locator('select[name="period"]').selectOption('2024')
    await page.locator('search').getByRole('button', { name: 'Zoek' }).click()
    await page.getByText('Geen factuur gevonden').waitFor()
    expect(await page.locator('[data-archive]').count()).toBe(0)
    await page.getByRole('link', { name: 'Toon alle facturen' }).click()
    await page.locator('[data-archive]').waitFor()
  },
)

test('nobody reads another’s invoices', async ({ site, issue }) => {
  const { _id, number } = await issue('Geheim <script>alert(1)</script>')
  for (const email of [of.person, 'admin@brouwerij.test']) {
    const headers = { cookie: asHeader(await signInAt(site.url, email)) }
    const response = await fetch(`${site.url}${path}?search=${number}`, { headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).not.toContain(_id)
  }
  const own = await fetch(`${site.url}${path}`, { headers: { cookie: asHeader(await signInAt(site.url, of.admin)) } })
  const html = await own.text()
  expect(html).toContain('Geheim &lt;script&gt;')
  expect(html).not.toContain('<script>alert(1)')
  const guest = await fetch(site.url + path, { redirect: 'manual' })
  expect(guest.headers.get('location')).toBe(`/login?returnUrl=${encodeURIComponent(path)}`)
})

test.for(['', '/en', '/fr'])('it suits everybody, from 360 px on: %s', async (prefix, { visit, mine, issue }) => {
  await issue('Een omschrijving die op een telefoon meer dan één regel nodig heeft')
  const { page } = await visit(prefix + path, { cookies: mine, width: 360 })
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
