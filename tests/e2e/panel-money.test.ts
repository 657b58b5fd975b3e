import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { newAccount } from '../support/new-account.ts'
import { newPanelAccount, panelAt, panelPassword, signInAtPanel } from '../support/panel.ts'
import { visitorOf } from '../support/portal.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

/** `staff` opens a page of the desk without scripts; `api` asks the REST API as staff do. */
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
  .extend('staff', async ({ visit, cookies }) => async (path: string, width = 1280) => {
    const { page } = await visit(panel + path, { cookies, width, scripts: false })
    return page
  })

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const isAccessible = async (page: Page) => expect(await violationsIn(page)).toEqual([])
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

/** An invoice of a customer of its own, at two rates. */
const billed = (name: string) => ({
  customer: { name, vat: 'BE0999123457', email: `${crypto.randomUUID()}@klant.test` },
  lines: [
    { description: 'Advies', quantity: 2, unitPrice: 100_00 },
    { description: 'Syllabus', quantity: 1, unitPrice: 20_00, vatRate: 6 },
  ],
})

test('an invoice is found, paid, credited in part and then in full, each after a question', async ({ api, staff }) => {
  const name = `Boekhoudkantoor ${crypto.randomUUID()}`
  const invoice = await api('POST', '/invoices', billed(name))
  const page = await staff(`/invoices?search=${name.toUpperCase()}`)
  expect(await page.locator('tbody tr').count()).toBe(1)
  await page.getByLabel('Soort').selectOption('credit-note')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  expect(await page.locator('main').innerText()).toContain('Niets gevonden')
  await page.getByLabel('Soort').selectOption('')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.locator('[data-columns] summary').click()
  const csv = await page.request.get(
    new URL((await page.getByRole('link', { name: 'csv' }).getAttribute('href')) ?? '', page.url()).href,
  )
  expect((await csv.text()).trim().split('\r\n')[1]).toContain(name)

  await page.getByRole('link', { name: invoice.number }).click()
  await page.getByRole('link', { name: 'Noteer een betaling' }).click()
  expect(await page.locator('dialog').innerText()).toContain(invoice.customer.email)
  await page.locator('dialog').getByRole('button').click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/Te betalen[\s\S]*Betaald, Yasmina Haddad/)

  await page.getByRole('link', { name: 'Crediteer een deel' }).click()
  const dialog = page.locator('dialog')
  await dialog.locator('[name="net"]').fill('30')
  await dialog.locator('[name="vatRate"]').selectOption('6')
  const show = dialog.getByRole('button', { name: 'Toon wat volgt' })
  await show.click()
  expect(await dialog.locator('[data-error-for="description"]').innerText()).not.toBe('')
  await dialog.locator('[name="description"]').fill('Syllabus te laat')
  await show.click()
  await dialog.getByRole('button', { name: 'Crediteer een deel' }).click()
  expect(await dialog.locator('[data-error-for="net"]').innerText()).toContain('meer dan er van de factuur over is')
  await dialog.locator('[name="net"]').fill('10,50')
  await show.click()
  expect(await dialog.innerText()).toMatch(/Syllabus te laat\s*€\s-10,50\s*Btw\s*€\s-0,63\s*Totaal\s*€\s-11,13/)
  await dialog.getByRole('button', { name: 'Crediteer een deel' }).click()
  expect(await said(page)).toContain('De creditnota is gemaakt.')

  await page.getByRole('link', { name: 'Crediteer volledig' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Crediteer volledig' }).click()
  expect(await page.locator('h1 + [data-status]').getAttribute('data-status')).toBe('credited')
  const notes = page.locator('[aria-labelledby="related-title"] li')
  expect(await notes.count()).toBe(2)
  await notes.first().getByRole('link').click()
  await page.getByRole('link', { name: 'Noteer als teruggestort' }).click()
  await page.locator('dialog').getByRole('button').click()
  expect(await page.locator('main').innerText()).toContain('Afgesproken met de klant, Yasmina Haddad')
  for (const [end, type] of [
    ['.pdf', 'application/pdf'],
    ['.xml', 'application/xml; charset=utf-8'],
  ]) {
    const href = (await page.locator(`a[href$="${end}"]`).getAttribute('href')) ?? ''
    const file = await page.request.get(new URL(href, page.url()).href)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, type])
  }
})

test('a payment is noted in part and in surplus, and undone with a reason, on a phone and without scripts', async ({
  api,
  staff,
}) => {
  const name = `Betaler ${crypto.randomUUID()}`
  const [one, other] = [await api('POST', '/invoices', billed(name)), await api('POST', '/invoices', billed(name))]
  const page = await staff(`/invoices/${one._id}?act=paid`, 375)
  const dialog = page.locator('dialog')
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe('263,20')
  expect(await dialog.locator('[name="receivedOn"]').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await fits(page)).toBe(true)
  const send = async (amount: string) => {
    await dialog.locator('[name="amount"]').fill(amount)
    await dialog.getByRole('button', { name: 'Noteer een betaling' }).click()
  }
  await send('niets')
  expect(await dialog.locator('[data-error-for="amount"]').innerText()).not.toBe('')
  await dialog.locator('[name="receivedOn"]').fill('2999-01-01')
  await send('100')
  expect(await dialog.locator('[data-error-for="receivedOn"]').innerText()).toContain('vandaag of een vroegere dag')
  await dialog.locator('[name="receivedOn"]').fill('2026-01-05')
  await dialog.locator('[name="reference"]').fill('Voorschot')
  await dialog.getByLabel('Van de kmo-portefeuille of andere steun').check()
  await send('100')
  expect(await said(page)).toContain('Bewaard.')
  expect((await api('GET', `/invoices/${one._id}`)).owed).toBe(163_20)
  expect(await page.locator('[aria-labelledby="receipts-title"]').innerText()).toMatch(/kmo-portefeuille[\s\S]*€\s100/)

  await page.getByRole('link', { name: 'Noteer een betaling' }).click()
  await send('200')
  expect(await page.locator('h1 + [data-status]').getAttribute('data-status')).toBe('paid')
  await page.locator('[aria-labelledby="receipts-title"] a').first().click()
  expect(await page.locator('main').innerText()).toMatch(/Nog over\s*€\s36,80/)
  await page.getByRole('link', { name: 'Zet op een factuur' }).click()
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe('36,80')
  const chosen = dialog.locator('option', { hasText: other.number })
  await dialog.locator('[name="invoice"]').selectOption((await chosen.getAttribute('value')) ?? '')
  await dialog.getByRole('button', { name: 'Zet op een factuur' }).click()
  expect((await api('GET', `/invoices/${other._id}`)).owed).toBe(263_20 - 36_80)
  expect(await fits(page)).toBe(true)

  await page.getByRole('link', { name: 'Maak ongedaan' }).click()
  await dialog.getByRole('button', { name: 'Maak ongedaan' }).click()
  expect(await dialog.locator('[data-error-for="reason"]').innerText()).not.toBe('')
  await dialog.locator('[name="reason"]').fill('Verkeerde klant')
  await dialog.getByRole('button', { name: 'Maak ongedaan' }).click()
  expect(await page.locator('main').innerText()).toContain('Verkeerde klant')
  expect((await api('GET', `/invoices/${one._id}`)).status).toBe('open')
  await page.getByRole('link', { name: 'Ontvangsten' }).first().click()
  await page.getByLabel('Klant, mededeling of factuur').fill(one.number)
  await page.getByRole('button', { name: 'Zoeken' }).click()
  expect(await page.locator('tbody tr').count()).toBe(2)
  expect(await page.locator('tbody').innerText()).toContain('Ongedaan gemaakt')
})

test('the invoice of a registration that stands leads to canceling it', async ({ api, staff }) => {
  const { items } = await api('GET', '/registrations?status=paid&sort=createdAt:DESC&limit=100')
  const coming = items.find(
    (one: { phase: string; issuedInvoice: object | null }) => one.phase === 'coming' && one.issuedInvoice,
  )
  const page = await staff(`/invoices/${coming.issuedInvoice._id}`)
  expect(await page.getByRole('link', { name: 'Crediteer volledig' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Annuleer de bestelling' }).click()
  expect(new URL(page.url()).pathname).toContain(coming._id)
  expect(await page.locator('dialog').innerText()).toContain('annuleren?')
})

test('the attempts to pay an invoice each say how they ended, and only what came in has an amount', async ({
  client,
  staff,
}) => {
  const { rows } = await client.query<{ invoice: string; registration: string }>(
    `select invoices.id as invoice, registration_id as registration from invoices join payments using (registration_id)
     where payments.status = 'paid' and payments.paid_amount is null group by 1, 2 having count(*) = 1 limit 1`,
  )
  await client.query(
    `insert into payments (registration_id, payment_provider, external_id, status, amount, created_at)
     select registration_id, payment_provider, gen_random_uuid(), ended, amount, created_at - interval '1 hour'
     from payments, unnest(array['expired', 'canceled', 'failed']) ended where registration_id = $1`,
    [rows[0]?.registration],
  )
  const page = await staff(`/invoices/${rows[0]?.invoice}`)
  const attempts = page.locator('[aria-labelledby="payments-title"]')
  expect(await attempts.locator('h2').innerText()).toBe('Betaalpogingen')
  const states = await attempts.locator('[data-status]').allInnerTexts()
  expect(states.toSorted()).toEqual(['Afgebroken', 'Betaald', 'Mislukt', 'Verlopen'])
  const amounts = attempts.getByText('€')
  expect(await amounts.count()).toBe(1)
  const [amount, line] = await Promise.all([amounts.boundingBox(), attempts.locator('ul').boundingBox()])
  expect(amount && Math.round(amount.x + amount.width)).toBe(line && Math.round(line.x + line.width))
})

test('what the desk bills and credits stands in the portal of its customer', async ({ site, database, api, staff }) => {
  const { userId, cookies } = await newAccount({ url: site.url, databaseUrl: database.url })
  const portal = async () => visitorOf(site.url, cookies).read('/my-account/invoice-data')
  const { number, _id } = await api('POST', '/invoices', { ...billed('Particulier'), user: userId })
  expect(await portal()).toContain(number)
  const page = await staff(`/invoices/${_id}?act=credit`)
  await page.locator('dialog').getByRole('button').click()
  const note = await page.locator('[aria-labelledby="related-title"] a').innerText()
  const shown = await portal()
  expect(shown).toContain(note.replace('Creditnota ', ''))
  expect(shown).toContain('data-status="credited"')
})

test('whoever asks to join is let in at the organisation’s page, and finds its account open', async ({
  site,
  database,
  client,
  staff,
}) => {
  const founder = await newAccount(
    { url: site.url, databaseUrl: database.url },
    { organisation: { name: `Vennootschap ${crypto.randomUUID()}` } },
  )
  const { rows } = await client.query<{ id: string; name: string }>(
    'select organisations.id, name from organisations join users on organisation_id = organisations.id where users.id = $1',
    [founder.userId],
  )
  const { id, name } = rows[0] ?? { id: '', name: '' }
  const asker = await newAccount({ url: site.url, databaseUrl: database.url })
  await asker.call('POST', `/users/me/${asker.userId}/organisations`, { organisation: id })
  const page = await staff(`/customers?search=${name.slice(0, 30)}&kind=organisation`)
  await page.locator('[data-columns] summary').click()
  const href = (await page.getByRole('link', { name: 'csv' }).getAttribute('href')) ?? ''
  const csv = await (await page.request.get(new URL(href, page.url()).href)).text()
  expect(csv.trim().split('\r\n')[1]).toContain(`${name};Organisatie;`)
  await page.getByRole('link', { name }).click()
  const row = page.locator(`[data-id="${asker.userId}"]`)
  await row.getByRole('button', { name: 'Toelaten' }).click()
  expect(await said(page)).toContain('Toegelaten.')
  expect(await visitorOf(site.url, asker.cookies).read('/my-account/organisations')).toContain(name)

  // With the own password, somebody administers it too.
  await row.getByRole('link', { name: 'Maak beheerder' }).click()
  await page.locator('dialog [name="password"]').fill('a-wrong-one')
  await page.locator('dialog').getByRole('button', { name: 'Maak beheerder' }).click()
  expect(await page.locator('dialog').count()).toBe(1)
  await page.locator('dialog [name="password"]').fill(panelPassword)
  await page.locator('dialog').getByRole('button', { name: 'Maak beheerder' }).click()
  expect(await row.innerText()).toContain('beheerder')

  await row.getByRole('link', { name: 'Noor Peeters', exact: true }).click()
  await page.getByRole('link', { name: 'Blokkeer dit account' }).click()
  await page.locator('dialog').getByRole('button').click()
  expect(await page.locator('h1 + [data-status]').getAttribute('data-status')).toBe('inactive')
  expect(await page.locator('#history-title + ol').innerText()).toContain('Account geblokkeerd, Yasmina Haddad')
  expect((await asker.call('GET', `/users/me/${asker.userId}`)).status).toBe(401)
})

test('a message is read and marked as answered, and a mail goes out again with one click', async ({
  client,
  staff,
}) => {
  const subject = `Vraag ${crypto.randomUUID()}`
  await client.query(
    `insert into contact_messages (first_name, last_name, email, subject, message)
     values ('Eva', 'Smet', 'eva@klant.test', $1, 'Eerste lijn\nTweede lijn')`,
    [subject],
  )
  const page = await staff(`/messages?handled=false&search=${subject}`)
  await page.getByRole('link', { name: subject }).click()
  expect(await page.locator('[aria-labelledby="message-title"] p').innerText()).toBe('Eerste lijn\nTweede lijn')
  await page.getByRole('button', { name: 'Noteer als beantwoord' }).click()
  expect(await page.locator('h1 + [data-status]').getAttribute('data-status')).toBe('completed')
  expect(await page.locator('[aria-labelledby="facts-title"]').innerText()).toContain('Yasmina Haddad')

  const to = `${crypto.randomUUID()}@klant.test`
  await client.query(
    `insert into mails ("to", locale, data, subject, sent_at)
     values ($1, 'nl', '{"kind":"contact-receipt","values":{"firstName":"Eva"}}', 'Uw bericht', now())`,
    [to],
  )
  await page.goto(page.url().replace(/messages.*/, `mails?search=${to}`))
  await page.getByRole('button', { name: 'Verstuur opnieuw' }).click()
  expect(await said(page)).toContain('opnieuw')
  await page.goto(page.url().replace(/mails.*/, `mails?search=${to}`))
  expect(await page.locator('tbody tr').count()).toBe(2)
  expect(await page.locator('tbody').innerText()).toContain('Yasmina Haddad')
})

test('an editor sees nothing of customers and money', async ({ site, client, api }) => {
  const { items } = await api('GET', '/invoices?limit=1')
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR')))
  const invoice = `/invoices/${items[0]._id}`
  const customer = `/customers/${items[0].organisation ?? items[0].user}`
  for (const path of [
    '/customers',
    '/customers.csv',
    customer,
    '/invoices',
    '/invoices.csv',
    invoice,
    `${invoice}.pdf`,
    `${invoice}.xml`,
  ])
    expect((await read(panel + path)).headers.get('location'), path).toBe(`${panel}?said=not-yours`)
  const sent = await post(panel + invoice, { form: 'invoice-settle', status: 'credited' })
  expect(sent.headers.get('location')).toBe(`${panel}?said=not-yours`)
  expect((await api('GET', invoice)).status).toBe(items[0].status)
})

test('the pages of money read well on a phone, in the longest words', async ({ site, visit, cookies, api }) => {
  const invoice = await api('POST', '/invoices', billed('Leesbaar nv'))
  const parts = [{ invoice: invoice._id, amount: 100 }]
  const receipt = await api('POST', '/receipts', { amount: 5_000, receivedOn: '2026-01-05', parts })
  const { items } = await api('GET', '/customers?kind=organisation&limit=1')
  const customer = `/customers/${items[0]._id}`
  const paths = [
    '/customers',
    customer,
    '/invoices',
    `/invoices/${invoice._id}`,
    `/invoices/${invoice._id}?act=credit-part`,
    `/invoices/${invoice._id}?act=paid`,
    '/receipts',
    `/receipts/${receipt._id}`,
    `/receipts/${receipt._id}?act=put`,
  ]
  const { page } = await visit(`/fr${panel}/login`, { cookies, width: 360 })
  for (const path of paths) {
    await page.goto(`${site.url}/fr${panel}${path}`)
    await isAccessible(page)
    expect(await fits(page), path).toBe(true)
  }
})

test('an archive says how many of its invoices are made, is called off, and says where it failed', async ({
  visit,
  site,
}) => {
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page } = await visit('/control-panel/invoices?search=2026-000', { cookies, width: 375 })
  const part = page.locator('[data-archive]')
  const [link, shown] = [part.locator('a'), part.locator('[data-archive-progress]')]
  const total = Number(await part.locator('progress').getAttribute('max'))
  expect(total).toBeGreaterThan(3)
  await part.evaluate((element) => {
    const said: string[] = []
    const output = element.querySelector('output')
    new MutationObserver(() => said.push(output?.textContent ?? '')).observe(element, {
      childList: true,
      subtree: true,
    })
    Object.assign(window, { said })
  })
  const coming = page.waitForEvent('download')
  await link.click()
  await shown.waitFor()
  expect(await link.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/archive.png` })
  const files = unzipSync(readFileSync(await (await coming).path()))
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toHaveLength(total)
  await link.waitFor()
  const said: string[] = await page.evaluate('said')
  expect(said.at(0)).toBe(`0 van ${total} facturen`)
  expect(said).toContain(`2 van ${total} facturen`)
  expect(said).toContain(`${total} van ${total} facturen`)

  await link.click()
  await shown.getByRole('button', { name: 'Annuleren' }).click()
  await link.waitFor()
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await part.locator('[role="alert"]').innerText()).toBe('')

  await page.route('**/*.zip*', (route) => route.fulfill({ body: 'Niet nu', contentType: 'text/html' }))
  await link.click()
  await part.getByText('De zip is niet gelukt').waitFor()
  expect(await link.isVisible()).toBe(true)
})
