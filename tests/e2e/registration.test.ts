import { AxeBuilder } from '@axe-core/playwright'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { registrationDrafts, registrations, sessions, users } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { test } from '../support/participants-page.ts'
import { billedTo, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

type Api = Pick<TestApi, 'db'>

const both = [{ scripts: true }, { scripts: false }]
const formOf = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)
const stepOf = (page: Page, step: string) => page.locator(`form[data-step="${step}"]`)

/** The address of a session's registration, and of its course. */
async function journey(api: Api, session: string, prefix = '') {
  const [row] = await api.db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  return `${prefix}/courses/${row?.course}/register/${session}`
}

/** The button that leads on. */
const onward = (page: Page, step: string) => stepOf(page, step).locator('[type="submit"]').last().click()

async function fillInvoice(page: Page, more: Record<string, string> = {}) {
  const { name, address, zip, city } = billedTo
  for (const [field, value] of Object.entries({ name, address, zip, city, ...more }))
    await page.locator(`[name="invoice.${field}"]`).fill(value)
}

async function confirm(page: Page) {
  await page.locator('[name="agreedToTerms"]').check()
  await onward(page, 'confirmation')
}

const rowsOf = (api: Api, session: string) =>
  api.db.select().from(registrations).where(eq(registrations.sessionId, session))

describe.each(both)('with %o', (options) => {
  test('a contact registers three, one of them new, and comes to pay for them', async ({ visit, customer, api }) => {
    const { cookies, students: ids, headers } = await customer(3)
    const session = await newSession(api, { price: 45_000 })
    const { page } = await visit(await journey(api, session), { ...options, cookies })
    await onward(page, 'select')

    await stepOf(page, 'students').waitFor()
    expect(new URL(page.url()).searchParams.get('step')).toBe('students')
    for (const id of ids.slice(0, 2)) await page.locator(`li[data-id="${id}"] [type="checkbox"]`).check()
    await page.locator('[data-add]').click()
    const added = formOf(page, 'participant')
    await added.locator('[name="firstName"]').fill('Zoë')
    await added.locator('[name="lastName"]').fill('D’Hondt')
    await added.locator('[name="email"]').fill('zoe@deelnemer.test')
    await added.locator('[type="submit"]').click()
    await page.locator('li', { hasText: 'Zoë D’Hondt' }).locator('[type="checkbox"]:checked').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
    await page.locator('[data-total="163350"]').waitFor()
    await onward(page, 'students')

    await stepOf(page, 'invoice').waitFor()
    await fillInvoice(page, { vat: 'BE0999123457', reference: 'PO-7' })
    await onward(page, 'invoice')

    await stepOf(page, 'confirmation').waitFor()
    await page.getByText('Klant bv').waitFor()
    expect(await page.locator('[data-step="confirmation"] li[data-id]').count()).toBe(3)
    await confirm(page)
    await page.waitForURL(/\/dev\/pay\//)
    const [made] = await rowsOf(api, session)
    const { body } = await api.get(`/registrations/${made?.id}`, headers)
    expect(body).toMatchObject({ total: 163_350, invoice: { vat: 'BE0999123457', reference: 'PO-7' } })
    expect(body.students).toHaveLength(3)
  })

  test('a private person registers themselves and pays', async ({ visit, customer, api }) => {
    const person = await customer(0, { isPrivatePerson: true })
    const [self = ''] = await newStudents(api, person, 1, { email: person.email })
    await api.db.update(users).set({ studentId: self }).where(eq(users.id, person.id))
    const session = await newSession(api)
    const { page } = await visit(`${await journey(api, session)}?step=students`, {
      ...options,
      cookies: person.cookies,
    })
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(1)
    expect(await formOf(page, 'participant').count()).toBe(0)
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    expect(await page.locator('[name="invoice.name"]').inputValue()).toBe('Nele Maes')
    expect(await page.locator('[name="invoice.vat"]').isVisible()).toBe(false)
    const asked = stepOf(page, 'invoice').locator(
      ':is(fieldset, div):is([role="radiogroup"], :has(> label)) >> visible=true',
    )
    expect(await asked.count()).toBeLessThanOrEqual(8)
    const { address, zip, city } = billedTo
    for (const [field, value] of Object.entries({ address, zip, city }))
      await page.locator(`[name="invoice.${field}"]`).fill(value)
    await onward(page, 'invoice')
    await stepOf(page, 'confirmation').waitFor()
    await confirm(page)
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    expect((await rowsOf(api, session)).map(({ status }) => status)).toEqual(['paid'])
  })

  test('nobody chosen is said at the list and as a snackbar; too few seats before the next step', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, students: ids } = await customer(3)
    const session = await newSession(api, { capacity: 2 })
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    await onward(page, 'students')
    await page.locator('[data-error-for="students"]').getByText('Voeg minstens één deelnemer toe').waitFor()
    await page.locator('[data-snackbar="error"]').getByText('Je moet minstens één deelnemer toevoegen').waitFor()
    for (const id of ids) await page.locator(`li[data-id="${id}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    await page.locator('[data-error-for="students"]').getByText('niet genoeg plaatsen').waitFor()
    await page.getByText('Er zijn nog 2 plaatsen vrij, u vroeg er 3').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
  })

  test('somebody is taken out after a question, and who is registered already says so', async ({
    visit,
    customer,
    api,
  }) => {
    const { cookies, headers, students: ids } = await customer(3)
    const session = await newSession(api)
    await api.send('POST', '/registrations', registrationOf(session, ids.slice(0, 1)), headers)
    await api.send('PATCH', `/registration-drafts/${session}`, { students: ids.slice(1) }, headers)
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    expect(await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).isDisabled()).toBe(true)
    await page.getByText('Is al ingeschreven voor deze sessie').waitFor()
    await page
      .locator(`li[data-id="${ids[1]}"]`)
      .getByRole('button', { name: /verwijderen/ })
      .click()
    await page.locator('dialog').getByRole('button', { name: 'Verwijder Jan' }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(1)
  })

  test('a session that fills up during confirmation loses nothing', async ({ visit, customer, api }) => {
    const { cookies, headers, students: ids } = await customer(3)
    const session = await newSession(api, { capacity: 3 })
    await api.send('PATCH', `/registration-drafts/${session}`, { students: ids, invoice: billedTo }, headers)
    const { page } = await visit(`${await journey(api, session)}?step=confirmation`, {
      ...options,
      cookies,
    })
    await page.locator('[name="agreedToTerms"]').check()
    const rival = await newCustomer(api)
    await api.send('POST', '/registrations', registrationOf(session, await newStudents(api, rival, 2)), rival.headers)
    await onward(page, 'confirmation')
    await page.locator('[data-status="full"]').getByText('Er is nog 1 plaats vrij, u vroeg er 3').waitFor()
    await page.getByText('Nog niet ingeschreven, niets betaald').waitFor()
    expect(await rowsOf(api, session)).toHaveLength(1)
    await page.getByRole('link', { name: '1 deelnemer inschrijven' }).click()
    await stepOf(page, 'students').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
  })

  test('a certified course asks for each birth', async ({ visit, customer, api }) => {
    const { cookies, students: ids } = await customer(1)
    const session = await newSession(api, { type: 'CERTIFICATION' })
    const { page } = await visit(`${await journey(api, session)}?step=students`, { ...options, cookies })
    await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).check()
    await onward(page, 'students')
    await page.locator('[data-error-for="students"]').getByText('geboortedatum').waitFor()
    await page
      .locator(`li[data-id="${ids[0]}"]`)
      .getByRole('button', { name: /geboortedatum/ })
      .click()
    const form = formOf(page, 'participant')
    await form.locator('[name="dateOfBirth"]').fill('1990-02-01')
    await form.locator('[name="birthPlace"]').fill('Gent')
    await form.locator('[type="submit"]').click()
    await form.waitFor({ state: 'detached' })
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
  })
})

test('a guest chooses a date, signs in, and goes on with it', async ({ visit, api, customer }) => {
  const session = await newSession(api)
  const address = await journey(api, session)
  const { page } = await visit(address, { scripts: false })
  await onward(page, 'select')
  await formOf(page, 'login').waitFor()
  const here = new URL(page.url())
  expect([here.pathname, here.searchParams.get('returnUrl')]).toEqual(['/login', `${address}?step=students`])
  const { cookies } = await customer(1)
  const { page: after } = await visit(here.pathname + here.search, { cookies })
  await stepOf(after, 'students').waitFor()
})

test('a step is kept through reload, back and in a second tab; one further waits for what is missing', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies, students: ids } = await customer(2)
  const session = await newSession(api)
  const address = await journey(api, session)
  const { page } = await visit(`${address}?step=confirmation`, { cookies })
  await stepOf(page, 'students').waitFor()
  await page.goto(`${new URL(page.url()).origin}${address}?step=students`)
  await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]`).check()
  await onward(page, 'students')
  await stepOf(page, 'invoice').waitFor()
  await page.reload()
  await stepOf(page, 'invoice').waitFor()
  const tab = await page.context().newPage()
  await tab.goto(`${new URL(page.url()).origin}${address}?step=students`)
  await tab.locator(`li[data-id="${ids[0]}"] [type="checkbox"]:checked`).waitFor()
  await page.goBack()
  await page.locator(`li[data-id="${ids[0]}"] [type="checkbox"]:checked`).waitFor()
})

test('the same confirmation sent twice makes one registration', async ({ post, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const known = { students, invoice: billedTo }
  const { body } = await api.send('PATCH', `/registration-drafts/${session}`, known, headers)
  const address = `${await journey(api, session)}?step=confirmation`
  const sent = { form: 'register-confirm', draft: body._id, agreedToTerms: 'on' }
  const answers = await Promise.all([post(address, cookies, sent), post(address, cookies, sent)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ headers: told }) => told.get('location'))).size).toBe(1)
  expect(await rowsOf(api, session)).toHaveLength(1)
  expect(await api.db.$count(registrationDrafts, eq(registrationDrafts.id, body._id))).toBe(0)
})

test('the terms must be agreed to', async ({ post, customer, api }) => {
  const { cookies, headers, students } = await customer(1)
  const session = await newSession(api)
  const { body } = await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
  const address = `${await journey(api, session)}?step=confirmation`
  const answer = await post(address, cookies, { form: 'register-confirm', draft: body._id })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('data-error-for="agreedToTerms"')
})

test('a session of another course is not there', async ({ site, api }) => {
  const other = await journey(api, await newSession(api))
  const strange = other.replace(/[^/]+$/, await newSession(api))
  expect((await fetch(site.url + strange)).status).toBe(404)
  const there = await fetch(site.url + other)
  expect([there.status, there.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test.for([
  { prefix: '', title: 'Wie neemt er deel?' },
  { prefix: '/en', title: 'Who is taking part?' },
  { prefix: '/fr', title: 'Qui participe\u00a0?' },
])(
  'each step is accessible, and fits a phone of 360 px: $title',
  async ({ prefix, title }, { visit, customer, api }) => {
    const { cookies, headers, students } = await customer(3)
    const session = await newSession(api)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const address = await journey(api, session, prefix)
    const { page } = await visit(`${address}?step=students`, { cookies, width: 360 })
    expect(await page.locator('h1').textContent()).toBe(title)
    for (const step of ['select', 'students', 'invoice', 'confirmation']) {
      await page.goto(`${new URL(page.url()).origin}${address}?step=${step}`)
      await stepOf(page, step).waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  },
)
