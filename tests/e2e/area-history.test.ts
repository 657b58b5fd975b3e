import type { Page } from 'playwright'
import { expect } from 'vitest'
import { closeContext, openVisit, type VisitOptions } from '../support/browser.ts'
import { signInAt } from '../support/cookies.ts'
import { test as base } from '../support/site.ts'

const participants = '/my-account/participants'
const invoices = '/my-account/invoice-data'
const registrations = '/my-account/registration-data'

/** A page of the demo's organisation, alive; `problems` is what its console says, which a test may want. */
const test = base.extend('open', async ({ browser, site }, { onCleanup }) => {
  const closing: (() => Promise<void>)[] = []
  onCleanup(async () => {
    await Promise.all(closing.map((close) => close()))
  })
  return async (path: string, options: VisitOptions = {}) => {
    const cookies = await signInAt(site.url, 'contact@leerplein.test')
    const problems: string[] = []
    const { context, visit } = await openVisit(browser, site.url + path, { cookies, ...options }, problems)
    closing.push(() => closeContext(context))
    await visit.page.locator('html[data-awake]').waitFor()
    return { page: visit.page, problems }
  }
})

const at = (page: Page, path: string) => page.locator(`[data-area] nav a[href="${path}"][aria-current="page"]`)
const moveTo = async (page: Page, path: string) => {
  await page.locator(`[data-area] nav a[href="${path}"]`).click()
  await at(page, path).waitFor()
}
const nameIn = (page: Page) => page.locator('[data-form="participant"] [name="firstName"]')
const hashOf = (page: Page) => page.evaluate(() => location.hash)
const heightOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a link within the page is no way out: nothing is asked, and the way back leads through it', async ({ open }) => {
  const { page, problems } = await open(participants, { height: 500 })
  await nameIn(page).fill('Nele')
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('a[href="#participants-upload"]').first().click()
  await expect.poll(() => hashOf(page)).toBe('#participants-upload')
  const below = await heightOf(page)
  expect(below).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => hashOf(page)).toBe('')
  await expect.poll(() => heightOf(page)).toBe(0)
  await page.goForward()
  await expect.poll(() => heightOf(page)).toBe(below)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await nameIn(page).inputValue()).toBe('Nele')
  expect(problems).toEqual([])
})

test('who stays keeps what was typed and all that lies ahead', async ({ open }) => {
  const { page, problems } = await open('/my-account')
  await moveTo(page, participants)
  await moveTo(page, invoices)
  await page.goBack()
  await at(page, participants).waitFor()
  await nameIn(page).fill('Nele')
  await page.goBack()
  await page.getByRole('dialog').getByRole('link', { name: 'Hier blijven' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForURL(`**${participants}`)
  expect(await nameIn(page).inputValue()).toBe('Nele')
  await page.goForward()
  await page.getByRole('dialog').getByRole('button', { name: 'Weggaan' }).click()
  await at(page, invoices).waitFor()
  await page.goBack()
  await at(page, participants).waitFor()
  await page.goBack()
  await at(page, '/my-account').waitFor()
  expect(problems).toEqual([])
})

test('a page back that does not come is tried again, and what lies ahead stays', async ({ open }) => {
  const { page } = await open('/my-account')
  await moveTo(page, participants)
  await moveTo(page, invoices)
  // A change has been made meanwhile, so that the page is asked for anew.
  await page.reload()
  await page.locator('html[data-awake]').waitFor()
  await page.route('**/graphql', (route) => route.abort())
  await page.goBack()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor()
  await page.waitForURL(`**${invoices}`)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await at(page, participants).waitFor()
  await page.goForward()
  await at(page, invoices).waitFor()
})

test('a participant is opened, and closed again, where one is', async ({ open }) => {
  const { page, problems } = await open(participants, { height: 500 })
  const edit = page.locator('tbody a[href*="edit="]').nth(2)
  const name = await edit.getAttribute('aria-label')
  await edit.scrollIntoViewIfNeeded()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await edit.click()
  await expect.poll(focused).toBe('firstName')
  expect(await hashOf(page)).toBe('#participant')
  expect(await heightOf(page)).toBeGreaterThan(0)
  const isInSight = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      return top >= 0 && bottom <= innerHeight
    })
  expect(await isInSight()).toBe(true)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.locator('[data-form="participant"] [type="submit"]').click(),
  ]) {
    await close()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
    expect(await isInSight()).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('firstName')
  }
  expect(problems).toEqual([])
})

test('the fields of a search say what the address asks, after a link and on the way back', async ({ open }) => {
  const { page, problems } = await open(registrations)
  const fields = () =>
    page.evaluate(() =>
      ['search', 'status', 'sort'].map(
        (name) => document.querySelector<HTMLInputElement>(`search [name="${name}"]`)?.value,
      ),
    )
  const asked = () => page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)))
  await page.getByRole('link', { name: /^Betaald/ }).click()
  await expect.poll(fields).toEqual(['', 'paid', 'urgency'])
  await page.locator('[name="sort"]').selectOption('newest')
  await expect.poll(asked).toEqual({ status: 'paid', sort: 'newest' })
  await page.locator('search [name="search"]').fill('excel')
  await page.keyboard.press('Enter')
  await expect.poll(asked).toEqual({ search: 'excel', status: 'paid', sort: 'newest' })
  await page.goBack()
  await expect.poll(fields).toEqual(['', 'paid', 'newest'])
  await page.goBack()
  await page.goBack()
  await expect.poll(fields).toEqual(['', '', 'urgency'])
  expect(problems).toEqual([])
})

test('the search of a year says what its address asks on the way back too', async ({ open }) => {
  const { page, problems } = await open(`${registrations}/year`)
  const field = page.locator('search [name="search"]')
  await field.fill('niemand')
  await field.press('Enter')
  await page.waitForURL(/search=niemand/)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => field.inputValue()).toBe('')
  await page.goForward()
  await expect.poll(() => field.inputValue()).toBe('niemand')
  expect(problems).toEqual([])
})

/** What no screen can draw, in the place of a list. */
const broken = async (page: Page) =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"students":\{.*?"total"/, '"students":{"items":1,"total"') })
  })

test('a page that breaks is that of its address: as it was drawn, or loaded anew', async ({ open }) => {
  const { page } = await open('/my-account')
  await moveTo(page, participants)
  await nameIn(page).fill('Nele')
  for (const [name, value] of [
    ['lastName', 'Claes'],
    ['email', `${crypto.randomUUID()}@deelnemer.test`],
  ] as const)
    await page.locator(`[data-form="participant"] [name="${name}"]`).fill(value)
  await broken(page)
  const thrown = page.waitForEvent('pageerror')
  await page.locator('[data-form="participant"] [type="submit"]').click()
  await thrown
  await nameIn(page).waitFor()
  expect(await page.locator('h1').textContent()).toBe('Deelnemers')
  expect(new URL(page.url()).pathname).toBe(participants)
  await page.unroute('**/graphql')

  await page.goto(new URL(invoices, page.url()).href)
  await page.locator('html[data-awake]').waitFor()
  await broken(page)
  const loaded = page.waitForEvent('load')
  await page.locator(`[data-area] nav a[href="${participants}"]`).click()
  await loaded
  expect(new URL(page.url()).pathname).toBe(participants)
  await nameIn(page).waitFor()
})
