import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { registrations, sessions } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { cookiesFor, test } from '../support/participants-page.ts'
import { billedTo, newCustomer, newStudents, registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'
import { fullSession, newWaiting, pass, refreshLists } from '../support/waiting-lists.ts'

const both = [{ scripts: true }, { scripts: false }]
const account = '/my-account/registration-data'
const stepOf = (page: Page, step: string) => page.locator(`form[data-step="${step}"]`)
const onward = (page: Page, step: string) => stepOf(page, step).locator('[type="submit"]').last().click()
const press = (page: Page, form: string) => page.locator(`form[data-form="${form}"] [type="submit"]`).click()

/** The address of a course, where the waiting list of a session and its registration stand. */
async function courseOf({ db }: Pick<TestApi, 'db'>, session: string) {
  const [row] = await db.select({ course: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  return `/courses/${row?.course}`
}

describe.each(both)('with %o', (options) => {
  test('a group of three waits, is offered its seats, and pays for them', async ({ visit, customer, api }) => {
    const { session, free } = await fullSession(api, 3)
    const course = await courseOf(api, session)
    const { cookies, students: ids } = await customer(3)
    const { page } = await visit(`${course}/waiting-list/${session}`, { ...options, cookies })
    await page.getByRole('link', { name: 'Kies de deelnemers' }).click()
    await stepOf(page, 'students').waitFor()
    for (const id of ids) await page.locator(`li[data-id="${id}"] [type="checkbox"]`).check()
    if (options.scripts) await page.locator('[data-wait]').click()
    else {
      // What is ticked is counted once it was sent.
      await onward(page, 'students')
      await page.locator('[data-wait]').click()
    }
    await page.getByRole('heading', { name: 'Wilt u voor 3 deelnemers samen wachten?' }).waitFor()
    await press(page, 'waiting-list')
    await page.locator('[data-status="waiting"]').getByText('Op de wachtlijst, plaats 1').waitFor()

    await free(3)
    await page.goto(new URL(account, page.url()).href)
    await page.locator('[data-status="offered"]').waitFor()
    await page.locator('[data-due]').getByText('We houden 3 plaatsen voor u vrij tot').waitFor()
    await press(page, 'waiting-list-accept')
    await stepOf(page, 'students').waitFor()
    expect(await page.locator('[name="students"][type="checkbox"]:checked').count()).toBe(3)
    await onward(page, 'students')
    await stepOf(page, 'invoice').waitFor()
    const { name, address, zip, city } = billedTo
    for (const [field, value] of Object.entries({ name, address, zip, city }))
      await page.locator(`[name="invoice.${field}"]`).fill(value)
    await onward(page, 'invoice')
    await stepOf(page, 'confirmation').waitFor()
    await page.locator('[name="agreedToTerms"]').check()
    await onward(page, 'confirmation')
    await page.waitForURL(/\/dev\/pay\//)
    await page.getByRole('button', { name: 'Betaald' }).click()
    await page.locator('[data-status="paid"]').waitFor()
    const rows = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    expect(rows.map(({ status }) => status).filter((status) => status !== 'expired')).toEqual(['paid'])
  })

  test('a session that fills up during confirmation puts the waiting list first', async ({ visit, customer, api }) => {
    const { session, free } = await fullSession(api, 3)
    await free(3)
    const { cookies, headers, students } = await customer(3)
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice: billedTo }, headers)
    const course = await courseOf(api, session)
    const { page } = await visit(`${course}/register/${session}?step=confirmation`, { ...options, cookies })
    await page.locator('[name="agreedToTerms"]').check()
    const rival = await newCustomer(api)
    await api.send('POST', '/registrations', registrationOf(session, await newStudents(api, rival, 2)), rival.headers)
    await onward(page, 'confirmation')
    await page.locator('[data-status="full"]').getByText('Nog niet ingeschreven, niets betaald').waitFor()
    await page.getByRole('button', { name: 'Zet 3 deelnemers op de wachtlijst' }).click()
    await page.locator('[data-status="waiting"]').getByText('plaats 1').waitFor()
    await page.getByText('Jan Peeters 0, Jan Peeters 1, Jan Peeters 2').waitFor()
  })

  test('who does not want to wait any longer leaves after a question', async ({ visit, api }) => {
    const { session } = await fullSession(api)
    const { customer, read } = await newWaiting(api, session)
    const { page } = await visit(account, { ...options, cookies: cookiesFor(customer) })
    await page.getByText('Op de wachtlijst, plaats 1').waitFor()
    await page.getByRole('link', { name: 'Verlaat de wachtlijst' }).click()
    await page.locator('dialog').getByText('U verliest uw plaats in de lijst').waitFor()
    await press(page, 'waiting-list-withdraw')
    await page.locator('[data-snackbar="success"]').getByText('niet meer op de wachtlijst').waitFor()
    expect(await page.locator('[data-status="waiting"]').count()).toBe(0)
    expect(await read()).toMatchObject({ status: 'withdrawn' })
  })
})

test('an offer that lapses goes to the next in line, who sees it', async ({ visit, api }) => {
  const { session, free } = await fullSession(api)
  const first = await newWaiting(api, session)
  const second = await newWaiting(api, session)
  await free()
  const { page: late } = await visit(account, { cookies: cookiesFor(first.customer) })
  await late.locator('[data-status="offered"]').waitFor()
  await pass(api, first.id)
  await press(late, 'waiting-list-accept')
  await late.locator('[data-snackbar="error"]').getByText('Dit kan niet meer').waitFor()
  await refreshLists(api)
  const { page } = await visit(account, { cookies: cookiesFor(second.customer) })
  await page.locator('[data-status="offered"]').waitFor()
  await late.reload()
  await late.locator('h1').waitFor()
  expect(await late.locator('[data-status="offered"]').count()).toBe(0)
})

test('a guest signs in and comes back to the list', async ({ visit, api, customer }) => {
  const { session } = await fullSession(api)
  const address = `${await courseOf(api, session)}/waiting-list/${session}`
  const { page } = await visit(address, { scripts: false })
  const here = new URL(page.url())
  expect([here.pathname, here.searchParams.get('returnUrl')]).toEqual(['/login', address])
  const { cookies } = await customer(1)
  const { page: after } = await visit(here.pathname + here.search, { cookies })
  await after.getByText('Wie wacht er op een plaats?').waitFor()
})

test.for(['', '/en', '/fr'])('is accessible and fits a phone of 360 px: %s', async (prefix, { visit, api }) => {
  const { session, free } = await fullSession(api)
  const { customer, students } = await newWaiting(api, session, 1)
  await newWaiting(api, session, 1, customer)
  await free()
  const [third = ''] = await newStudents(api, customer)
  const draft = { students: [...students, third] }
  await api.send('PATCH', `/registration-drafts/${session}`, draft, customer.headers)
  const list = `${prefix}${await courseOf(api, session)}/waiting-list/${session}`
  const { page } = await visit(list, { cookies: cookiesFor(customer), width: 360 })
  for (const address of [list, `${prefix}${account}`]) {
    await page.goto(new URL(address, page.url()).href)
    await page.locator('[data-status="offered"]').waitFor()
    await page.locator('[data-status="waiting"]').waitFor()
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
})
