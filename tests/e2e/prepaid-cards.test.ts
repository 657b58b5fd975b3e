import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { registrations } from '../../src/db/tables.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { newCard } from '../support/prepaid-cards.ts'
import { billedTo, newSession } from '../support/training.ts'

const day = 24 * 60 * 60 * 1000
const form = (page: Page) => page.locator('[data-form="register-confirm"]')
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ')

describe.each([{ scripts: true }, { scripts: false }])('with %o', (options) => {
  test('days pay for a registration in the last step, and the account says what is left', async ({
    visit,
    customer,
    api,
    site,
  }) => {
    const { cookies, students, ...owner } = await customer(2)
    const card = await newCard(api, owner, { days: 5 })
    const session = await newSession(api, { start: new Date(Date.now() + 60 * day) })
    const { body: begun } = await api.send(
      'PATCH',
      `/registration-drafts/${session}`,
      { students, invoice: billedTo },
      owner.headers,
    )
    const { body: found } = await api.get(`/sessions/${session}`)
    const lastStep = `/courses/${found.course._id ?? found.course}/register/${session}?step=confirmation`
    expect(begun.total).toBe(108_900)
    const { page } = await visit(lastStep, { ...options, cookies, width: 375 })
    await page.getByRole('button', { name: 'betaal € 1.089,00' }).waitFor()
    await page.getByLabel(`Gebruik 2 van uw 5 dagen (kaart ${card.number})`).check()
    await page.getByRole('button', { name: 'Totaal aanpassen' }).click()
    await page.getByRole('button', { name: 'Schrijf 2 deelnemers in', exact: true }).waitFor()
    expect(await textOf(page, '#summary')).toContain(`2 dagen van uw kaart ${card.number}`)
    expect(await page.locator('[name="payment"]').count()).toBe(0)
    expect(await isWide(page)).toBe(false)

    await page.locator('[name="agreedToTerms"]').check()
    await form(page).locator('[type="submit"]').click()
    await page.getByRole('heading', { name: 'Uw inschrijving is bevestigd' }).waitFor()
    expect(await page.locator('main').innerText()).not.toContain('factuur')
    expect(await isWide(page)).toBe(false)
    const [made] = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(made).toMatchObject({ status: 'paid', net: 0 })

    await page.goto(`${site.url}/my-account/invoice-data`)
    await page.locator(`[data-id="${card._id}"]`).getByText('Nog 3 van 5 dagen.').waitFor()
    expect(await isWide(page)).toBe(false)
    await page.locator(`[data-id="${made?.id}"] a`).click()
    await page.locator('[data-price-lines]').getByText(`2 dagen van uw kaart ${card.number}`).waitFor()
    await page.getByText('Dagen terug op uw kaart: 2. Dagen die gebruikt blijven: 0.').waitFor()
  })

  test('days that somebody else took meanwhile register nobody, and say so at the choice', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students, ...owner } = await customer(2)
    const card = await newCard(api, owner, { days: 2 })
    const session = await newSession(api)
    const draft = { students, invoice: billedTo, prepaidCard: card._id }
    await api.send('PATCH', `/registration-drafts/${session}`, draft, owner.headers)
    const { body: found } = await api.get(`/sessions/${session}`)
    const lastStep = `/courses/${found.course._id ?? found.course}/register/${session}?step=confirmation`
    const { page } = await visit(lastStep, { ...options, cookies })
    await page.getByRole('button', { name: 'Schrijf 2 deelnemers in', exact: true }).waitFor()
    const other = { session: await newSession(api), students: [students[0]], invoice: billedTo, agreedToTerms: true }
    expect((await api.send('POST', '/registrations', { ...other, prepaidCard: card._id }, owner.headers)).status).toBe(
      201,
    )
    await page.locator('[name="agreedToTerms"]').check()
    await form(page).locator('[type="submit"]').click()
    await page.locator('[data-error-for="prepaidCard"]').getByText('zijn intussen dagen gebruikt').waitFor()
    expect(await api.db.$count(registrations, eq(registrations.sessionId, session))).toBe(0)
  })

  test('staff sell days on the page of a customer, who is billed at once', async ({ visit, site, customer, api }) => {
    const { organisation } = await customer(1)
    const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
    const { page } = await visit(`/control-panel/customers/${organisation}`, { ...options, cookies, width: 375 })
    await page.getByRole('link', { name: 'Verkoop dagen' }).click()
    const written = page.locator('[data-form="prepaid-card"]')
    await written.locator('[name="days"]').fill('0')
    await written.locator('[name="price"]').fill('412,50')
    await written.locator('[name="reference"]').fill('PO 77')
    await page.getByRole('button', { name: 'Verkoop dagen' }).click()
    await written.locator('[data-error-for="days"]').waitFor()
    await written.locator('[name="days"]').fill('10')
    await written.locator('[name="usableAtOnce"]').check()
    await page.getByRole('button', { name: 'Verkoop dagen' }).click()
    await page.getByText('10 van 10 dagen').waitFor()
    expect(await isWide(page)).toBe(false)
    const { items } = (await api.get(`/prepaid-cards?customer=${organisation}`, await api.as('STAFF'))).body
    expect(items).toMatchObject([{ days: 10, price: 41_250, state: 'usable', total: 499_125 }])
    await page.getByRole('link', { name: items[0].invoice.number }).last().click()
    await page.getByText('PO 77').first().waitFor()
  })
})

test('it is said in French too', async ({ visit, customer, api }) => {
  const { cookies, students, ...owner } = await customer(1)
  const card = await newCard(api, owner, { days: 5 })
  const session = await newSession(api)
  const draft = { students, invoice: billedTo, prepaidCard: card._id }
  await api.send('PATCH', `/registration-drafts/${session}`, draft, owner.headers)
  const { body: found } = await api.get(`/sessions/${session}`)
  const { page } = await visit(
    `/fr/courses/${found.course._id ?? found.course}/register/${session}?step=confirmation`,
    { cookies, width: 375 },
  )
  await page.getByLabel(`Utiliser 1 de vos 5 jours (carte ${card.number})`).waitFor()
  expect(await textOf(page, '#summary')).toContain(`1 jour de votre carte ${card.number}`)
  expect(await isWide(page)).toBe(false)
})
