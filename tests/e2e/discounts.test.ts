import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { registrations, sessions } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { test } from '../support/participants-page.ts'
import { billedTo, newSession } from '../support/training.ts'

const day = 24 * 60 * 60 * 1000

/** A code of 10 %, and a session in two months whose early price is € 400 instead of € 450. */
async function newOffer(api: Pick<TestApi, 'db' | 'send' | 'as'>, given: object = {}) {
  const staff = await api.as('STAFF')
  const session = await newSession(api, { start: new Date(Date.now() + 60 * day) })
  const [row] = await api.db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  const course = String(row?.course)
  const prices = { earlyPrice: 40_000, earlyDays: 30, groupPrice: 36_000, groupFrom: 4 }
  expect((await api.send('PATCH', `/courses/${course}`, prices, staff)).status).toBe(200)
  const body = { code: `E-${randomUUID().slice(0, 8)}`, unit: 'percent', value: 10, ...given }
  const { code } = (await api.send('POST', '/discount-codes', body, staff)).body
  return { session, course, code, lastStep: `/courses/${course}/register/${session}?step=confirmation` }
}

const form = (page: Page) => page.locator('[data-form="register-confirm"]')
const linesOf = (page: Page) => page.locator('#summary dl').first().innerText()
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const toAmount = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-')

describe.each([{ scripts: true }, { scripts: false }])('with %o', (options) => {
  test('a code is taken off in the last step, which says each line, and the button asks what is left', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students, headers } = await customer(2)
    const { session, code, lastStep } = await newOffer(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const { page } = await visit(lastStep, { ...options, cookies, width: 375 })
    expect(toAmount(await linesOf(page))).toMatch(
      /Vroegboekprijs: ten minste 30 dagen voor de start\s+€ ?-100,00|-€ 100,00/,
    )
    await page.getByRole('button', { name: 'betaal € 968,00' }).waitFor()

    if (options.scripts) await page.locator('html[data-awake]').waitFor()
    await page.evaluate(() => Object.assign(globalThis, { isSame: true })).catch(() => {})
    await page.locator('[name="discountCode"]').fill('nergens')
    await page.getByRole('button', { name: 'Toepassen' }).click()
    await page.locator('[data-error-for="discountCode"]').getByText('Deze code kennen we niet').waitFor()
    expect(await page.locator('[name="discountCode"]').inputValue()).toBe('nergens')
    expect(await isWide(page)).toBe(false)

    await page.locator('[name="discountCode"]').fill(code.toLowerCase())
    await page.locator('[name="discountCode"]').press('Enter')
    await page.getByRole('button', { name: 'betaal € 871,20' }).waitFor()
    expect(await page.locator('[data-error-for]').count()).toBe(0)
    expect(await page.locator('[name="discountCode"]').inputValue()).toBe(code)
    expect(toAmount(await linesOf(page))).toContain(`Kortingscode ${code}: 10 %`)
    expect(await isWide(page)).toBe(false)
    if (options.scripts) expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)

    // Taken off again, and typed with the order itself: it counts for that.
    await page.locator('[name="discountCode"]').fill('')
    await page.getByRole('button', { name: 'Toepassen' }).click()
    await page.getByRole('button', { name: 'betaal € 968,00' }).waitFor()
    await page.locator('[name="discountCode"]').fill(code)
    await page.locator('[name="agreedToTerms"]').check()
    await form(page).locator('[type="submit"]').click()
    await page.waitForURL(/\/dev\/pay\//)
    const [made] = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(made).toMatchObject({ net: 72_000, vat: 15_120 })
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.getByText(`Kortingscode ${code}`).waitFor()
    expect(await isWide(page)).toBe(false)
    await page.goto(new URL(`/my-account/registration-data/${made?.id}`, page.url()).href)
    await page.locator('[data-price-lines]').getByText('Vroegboekprijs').waitFor()
    expect(await isWide(page)).toBe(false)
  })

  test('a code that was used up meanwhile orders nothing, and says so at its field', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students, headers } = await customer(1)
    const { session, code, lastStep } = await newOffer(api, { maxUses: 1 })
    const draft = { students, invoice: billedTo, discountCode: code }
    await api.send('PATCH', `/registration-drafts/${session}`, draft, headers)
    const { page } = await visit(lastStep, { ...options, cookies })
    await page.getByRole('button', { name: '€ 435,60' }).waitFor()
    const other = await customer(1)
    const taken = { session: await newSession(api), students: other.students, invoice: billedTo, agreedToTerms: true }
    expect((await api.send('POST', '/registrations', { ...taken, discountCode: code }, other.headers)).status).toBe(201)
    await page.locator('[name="agreedToTerms"]').check()
    await form(page).locator('[type="submit"]').click()
    await page.locator('[data-error-for="discountCode"]').getByText('Deze code is opgebruikt').waitFor()
    expect(await api.db.$count(registrations, eq(registrations.sessionId, session))).toBe(0)
  })
})

test.for([{ scripts: true }, { scripts: false }])(
  'a private person opens the field of the code, with %o',
  async (options, { visit, customer, api }) => {
    const { cookies, students, headers } = await customer(1, { isPrivatePerson: true })
    const { session, code, lastStep } = await newOffer(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const { page } = await visit(lastStep, { ...options, cookies, width: 375 })
    expect(await page.locator('[name="discountCode"]').isVisible()).toBe(false)
    await page.getByText('Hebt u een kortingscode?').click()
    await page.locator('[name="discountCode"]').fill('nergens')
    await page.getByRole('button', { name: 'Toepassen' }).click()
    await page.locator('[data-error-for="discountCode"]').getByText('Deze code kennen we niet').waitFor()
    await page.locator('[name="discountCode"]').fill(code)
    await page.getByRole('button', { name: 'Toepassen' }).click()
    await page.getByRole('button', { name: '€ 435,60' }).waitFor()
    expect(await page.locator('[name="discountCode"]').isVisible()).toBe(true)
  },
)

test('it is said in French too, where a draft was begun with a code', async ({ visit, customer, api }) => {
  const { cookies, students, headers } = await customer(1)
  const { session, code, lastStep } = await newOffer(api)
  await api.send(
    'PATCH',
    `/registration-drafts/${session}`,
    { students, invoice: billedTo, discountCode: code },
    headers,
  )
  const { page } = await visit(`/fr${lastStep}`, { cookies, width: 375 })
  expect(toAmount(await linesOf(page))).toContain('Tarif anticipé : au moins 30 jours avant le début')
  expect(toAmount(await linesOf(page))).toContain(`Code de réduction ${code} : 10 %`)
  await page.getByRole('button', { name: 'Appliquer' }).waitFor()
  expect(await isWide(page)).toBe(false)
})

test('the course page says for whom it costs less, beside the price', async ({ visit, api }) => {
  const { course } = await newOffer(api)
  const { page } = await visit(`/courses/${course}`, { width: 375 })
  const offer = page.locator('[aria-labelledby="cost-title"]')
  await offer.getByText('voor wie ten minste 30 dagen voor de start inschrijft').waitFor()
  await offer.getByText('per deelnemer vanaf 4 deelnemers samen').waitFor()
  expect(await isWide(page)).toBe(false)
})
