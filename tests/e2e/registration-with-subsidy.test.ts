import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { organisations, registrations, sessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { formatDate, formatFullDate } from '../../src/domain/format.ts'
import type { TestApi } from '../support/api.ts'
import { test } from '../support/participants-page.ts'
import { billedInFlanders, billedTo, newSession, subsidisedSession } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const both = [{ scripts: true }, { scripts: false }]

/** The address of a session's last step, and the first day of the session. */
async function lastStep(api: Pick<TestApi, 'db'>, session: string, prefix = '') {
  const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  const start = brusselsDay(row?.startDate ?? new Date(0))
  return { address: `${prefix}/courses/${row?.courseId}/register/${session}?step=confirmation`, start }
}

const formOf = (page: Page) => page.locator('[data-form="register-confirm"]')
const radio = (page: Page, name: string, value: string) => formOf(page).locator(`[name="${name}"][value="${value}"]`)
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

describe.each(both)('with %o', (options) => {
  test('a firm chooses the kmo-portefeuille, says how large it is, and reads what to do with its own sums and dates', async ({
    visit,
    customer,
    api,
    site,
  }) => {
    const { cookies, students, headers, email, organisation } = await customer(2)
    const session = await subsidisedSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedInFlanders }, headers)
    const { address, start } = await lastStep(api, session)
    const { page } = await visit(address, { ...options, cookies, width: 375 })
    const label = 'Schrijf 2 deelnemers in met betalingsverplichting: we sturen een factuur'
    expect(await radio(page, 'enterpriseSize', 'small').isVisible()).toBe(false)
    await radio(page, 'payment', 'subsidy').check()
    await radio(page, 'enterpriseSize', 'small').waitFor()
    expect(await isWide(page)).toBe(false)
    if (options.scripts) expect(await violationsIn(page)).toEqual([])
    await page.locator('[name="agreedToTerms"]').check()
    await page.getByRole('button', { name: label }).click()
    await page.locator('[data-error-for="enterpriseSize"]').getByText('Zeg hoe groot uw onderneming is').waitFor()
    expect(await radio(page, 'payment', 'subsidy').isChecked()).toBe(true)
    const hint = formOf(page).locator('label', { has: page.locator('[value="medium"]') })
    expect(spaced(await hint.innerText())).toContain('U betaalt € 909,00, btw inbegrepen; de steun is € 180,00.')
    await radio(page, 'enterpriseSize', 'medium').check()
    if (!options.scripts) await page.locator('[name="agreedToTerms"]').check()
    await page.getByRole('button', { name: label }).click()

    await page.waitForURL(/\/billing\/complete\//)
    const pay = plusDays(start, 44)
    const steps = [
      `ten laatste op ${formatFullDate(plusDays(start, 14), 'nl')}`,
      'Vul € 900,00 in, zonder btw.',
      `Stort € 720,00 in uw portefeuille, binnen 30 dagen nadat we uw aanvraag bevestigden en uiterlijk op ${formatFullDate(pay, 'nl')}. De Vlaamse overheid legt € 180,00 bij.`,
      `Betaal onze factuur tegen ${formatDate(pay, 'nl')}: € 900,00 met uw portefeuille, en € 189,00 btw met een overschrijving.`,
    ]
    await page.locator('[data-status="subsidy"]').getByText('U bent ingeschreven').waitFor()
    const told = spaced(await page.locator('[data-deadlines]').innerText())
    for (const step of steps) expect(told).toContain(step)
    expect(await isWide(page)).toBe(false)
    const [made] = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(made).toMatchObject({ status: 'awaiting_payment', billing: 'subsidy', expiresAt: null })
    expect((await api.mailsTo(email)).map(({ data }) => data.kind)).toEqual(['registration-subsidy'])
    const [kept] = await api.db
      .select()
      .from(organisations)
      .where(eq(organisations.id, String(organisation)))
    expect(kept?.enterpriseSize).toBe('medium')

    await page.goto(`${site.url}/my-account/registration-data/${made?.id}`)
    const band = page.locator('[data-billed]')
    expect(spaced(await band.innerText())).toContain(
      'We wachten nog op uw aandeel (€ 909,00, incl. btw) en op de steun van de kmo-portefeuille (€ 180,00), tegen',
    )
    expect(await band.getByRole('button').count(), 'nothing of it is paid online').toBe(0)
    const own = spaced(await page.locator('[data-subsidy]').innerText())
    for (const step of steps) expect(own).toContain(step)
    const staff = await api.as('STAFF')
    const [invoice] = (await api.get(`/invoices?registration=${made?.id}`, staff)).body.items
    const receipt = { receivedOn: brusselsDay(new Date()), amount: 18_000, payer: 'agency' }
    const parts = [{ invoice: invoice._id, amount: 18_000 }]
    expect((await api.send('POST', '/receipts', { ...receipt, parts }, staff)).status).toBe(201)
    await page.reload()
    await band.getByText('De steun van de kmo-portefeuille is binnen.').waitFor()
    await page.goto(`${site.url}/my-account/invoice-data`)
    const due = page.locator(`[data-id="${invoice._id}"][data-due]`)
    expect(spaced(await due.locator('[data-share="customer"]').innerText())).toBe('€ 909,00')
    expect(await due.locator('[data-share="agency"]').innerText()).toBe('Betaald')
    expect(await isWide(page)).toBe(false)
  })

  test('its size is asked once, shown with its own sums, and changed in the account', async ({
    visit,
    customer,
    api,
    site,
  }) => {
    const { cookies, students, headers, organisation } = await customer(1)
    const isMedium = { enterpriseSize: 'medium' as const }
    await api.db
      .update(organisations)
      .set(isMedium)
      .where(eq(organisations.id, String(organisation)))
    const session = await subsidisedSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedInFlanders }, headers)
    const { address } = await lastStep(api, session)
    const { page } = await visit(address, { ...options, cookies })
    await radio(page, 'payment', 'subsidy').waitFor()
    expect(await radio(page, 'enterpriseSize', 'small').count()).toBe(0)
    const said = spaced(await formOf(page).innerText())
    expect(said).toContain('U betaalt € 454,50, btw inbegrepen; de Vlaamse overheid legt € 90,00 bij.')
    expect(said, 'nobody is promised what they do not get').not.toContain('30 %')
    expect(said).toContain('De Vlaamse overheid legt 20 % bij.')
    await page.goto(`${site.url}/my-account/invoice-data`)
    const data = page.locator('[data-form="invoice-data"]')
    expect(await data.locator('[name="enterpriseSize"]').inputValue()).toBe('medium')
    await data.locator('[name="enterpriseSize"]').selectOption('small')
    for (const [name, value] of Object.entries({ address: 'Kerkstraat 1', zip: '9000', city: 'Gent' }))
      await data.locator(`[name="${name}"]`).fill(value)
    await data.getByRole('button').click()
    await page.locator('[data-snackbar="success"]').waitFor()
    await page.goto(site.url + address)
    await formOf(page).getByText('legt 30 % bij').waitFor()
  })
})

test('the choice and the size are kept with the draft, and said in each language', async ({
  visit,
  customer,
  api,
  site,
}) => {
  const { cookies, students, headers } = await customer(1)
  const session = await subsidisedSession(api)
  await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedInFlanders }, headers)
  const { page } = await visit((await lastStep(api, session)).address, { cookies })
  await radio(page, 'payment', 'subsidy').check()
  await radio(page, 'enterpriseSize', 'small').check()
  const keptIn = async () => (await api.get(`/registration-drafts/${session}`, headers)).body
  await expect.poll(keptIn).toMatchObject({ payment: 'subsidy', enterpriseSize: 'small' })
  for (const [prefix, words] of [
    ['/fr', 'Avec le kmo-portefeuille'],
    ['/en', 'With the SME e-wallet'],
  ] as const) {
    await page.goto(site.url + (await lastStep(api, session, prefix)).address)
    await formOf(page).locator('label', { hasText: words }).first().waitFor()
    expect(await radio(page, 'enterpriseSize', 'small').isChecked()).toBe(true)
  }
})

test('it is offered for no course, and no firm, that it is not for', async ({ visit, customer, api, site }) => {
  const { cookies, students, headers } = await customer(1)
  for (const [session, invoice] of [
    [await newSession(api), billedInFlanders],
    [await subsidisedSession(api), billedTo],
  ] as const) {
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice }, headers)
    const { page } = await visit((await lastStep(api, session)).address, { cookies })
    await radio(page, 'payment', 'invoice').waitFor()
    expect(await radio(page, 'payment', 'subsidy').count()).toBe(0)
    expect(page.url()).toContain(site.url)
  }
})

test('whose own share has come is asked for nothing more in the account', async ({ visit, customer, api }) => {
  const { cookies, students, headers } = await customer(2)
  const session = await subsidisedSession(api)
  const order = { session, students, invoice: billedInFlanders, agreedToTerms: true, payment: 'subsidy' }
  const { body } = await api.send('POST', '/registrations', { ...order, enterpriseSize: 'small' }, headers)
  const parts = [{ invoice: body.issuedInvoice._id, amount: 81_900 }]
  const receipt = { amount: 81_900, receivedOn: brusselsDay(new Date()), parts }
  expect((await api.send('POST', '/receipts', receipt, await api.as('STAFF'))).status).toBe(201)
  for (const path of ['registration-data', 'invoice-data']) {
    const { page } = await visit(`/my-account/${path}`, { cookies, width: 375 })
    await page.getByText('Uw aandeel is binnen.').waitFor()
    expect(await isWide(page)).toBe(false)
  }
})
