import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { registrationDrafts, registrations, sessions } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { test } from '../support/participants-page.ts'
import { billedTo, newSession } from '../support/training.ts'

const both = [{ scripts: true }, { scripts: false }]

/** The address of a session's last step. */
async function lastStep(api: Pick<TestApi, 'db'>, session: string, prefix = '') {
  const [row] = await api.db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  return `${prefix}/courses/${row?.course}/register/${session}?step=confirmation`
}

const formOf = (page: Page) => page.locator('[data-form="register-confirm"]')
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe.each(both)('with %o', (options) => {
  test('who chooses an invoice orders and gets it, and can pay it online afterwards', async ({
    visit,
    customer,
    api,
    site,
  }) => {
    const { cookies, students, headers, email } = await customer(2)
    const session = await newSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const { page } = await visit(await lastStep(api, session), { ...options, cookies, width: 375 })
    const button = formOf(page).locator('[type="submit"]')
    expect(await button.textContent()).toContain('betaal')
    expect(
      await page.getByRole('button', { name: 'Schrijf 2 deelnemers in en betaal € 1.089,00', exact: true }).count(),
    ).toBe(1)
    await formOf(page).locator('[name="payment"][value="invoice"]').check()
    const label = 'Schrijf 2 deelnemers in met betalingsverplichting: we sturen een factuur'
    await page.getByRole('button', { name: label, exact: true }).waitFor()
    expect(await isWide(page)).toBe(false)
    // What it comes to is refused without the terms, and the choice stays.
    await page.getByRole('button', { name: label }).click()
    await page.locator('[data-error-for="agreedToTerms"]').waitFor()
    expect(await formOf(page).locator('[name="payment"][value="invoice"]').isChecked()).toBe(true)
    await page.locator('[name="agreedToTerms"]').check()
    await page.getByRole('button', { name: label }).click()

    await page.waitForURL(/\/billing\/complete\//)
    await page.locator('[data-status="invoice"]').getByText('U bent ingeschreven').waitFor()
    expect(await isWide(page)).toBe(false)
    const [made] = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(made).toMatchObject({ status: 'awaiting_payment', billing: 'invoice', expiresAt: null })
    expect((await api.mailsTo(email)).map(({ data }) => data.kind)).toEqual(['registration-invoice'])

    await page.goto(`${site.url}/my-account/registration-data/${made?.id}`)
    await page.locator('[data-billed]').getByRole('button', { name: 'Betaal € 1.089,00' }).click()
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Mislukt' }).click()
    await page.locator('[data-status="failed"]').getByText('Uw inschrijving blijft staan').waitFor()
    await page.locator('[data-form="registration-pay"] button').click()
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    const [after] = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(after?.status).toBe('paid')
  })

  test('who may owe no more is told at the choice, and pays online', async ({ visit, customer, api }) => {
    const { cookies, students, headers } = await customer(1)
    const session = await newSession(api, { price: 800_000 })
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const { page } = await visit(await lastStep(api, session), { ...options, cookies })
    await formOf(page).locator('[name="payment"][value="invoice"]').check()
    const other = await newSession(api, { price: 800_000 })
    const [person] = await api.db.select().from(registrationDrafts).where(eq(registrationDrafts.sessionId, session))
    expect(person).toBeDefined()
    const body = { session: other, students, invoice: billedTo, agreedToTerms: true, payment: 'invoice' }
    expect((await api.send('POST', '/registrations', body, headers)).status).toBe(201)
    await page.locator('[name="agreedToTerms"]').check()
    await formOf(page).locator('[type="submit"]').click()
    await page.locator('[data-error-for="payment"]').getByText('Er staan al facturen open').waitFor()
    await formOf(page).locator('[name="payment"][value="online"]').check()
    if (!options.scripts) await page.locator('[name="agreedToTerms"]').check()
    await formOf(page).locator('[type="submit"]').click()
    await page.waitForURL(/\/dev\/pay\//)
  })
})

test('the choice is kept with the draft, and said in each language', async ({ visit, customer, api, site }) => {
  const { cookies, students, headers } = await customer(1)
  const session = await newSession(api)
  await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
  const { page } = await visit(await lastStep(api, session), { cookies })
  await formOf(page).locator('[name="payment"][value="invoice"]').check()
  const keptIn = () => api.get(`/registration-drafts/${session}`, headers)
  await expect.poll(async () => (await keptIn()).body.payment).toBe('invoice')
  await page.goto(site.url + (await lastStep(api, session, '/fr')))
  await page.getByRole('button', { name: 'avec obligation de paiement' }).waitFor()
  await page.goto(site.url + (await lastStep(api, session, '/en')))
  await page.getByRole('button', { name: 'with an obligation to pay' }).waitFor()
})

test('a private person is offered nothing to choose', async ({ visit, customer, api }) => {
  const { cookies, students, headers } = await customer(1, { isPrivatePerson: true })
  const session = await newSession(api)
  await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
  const { page } = await visit(await lastStep(api, session), { cookies })
  await formOf(page).locator('[type="submit"]').waitFor()
  expect(await formOf(page).locator('[name="payment"]:not([type="hidden"])').count()).toBe(0)
})
