import { expect } from 'vitest'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { type Cookies, signInAt } from '../support/cookies.ts'
import { test as base } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const ways = [
  [true, false],
  [false, false],
] as const
const email = 'private@leerplein.test'
const test = base.extend('customer', { scope: 'file' }, async ({ site }) => signInAt(site.url, email))

async function call(url: string, token: string, way: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const method = body ? 'POST' : 'GET'
  return (await fetch(`${url}/api${way}`, { method, headers, body: JSON.stringify(body) })).json()
}

async function staffToken(url: string): Promise<string> {
  const input = { email: 'staff@leerplein.test', password: 'leerplein-demo', isAdmin: true }
  return (await call(url, '', '/auth/login', input)).token.accessToken
}

/** The first of two new sessions of a course with a price. */
async function newDates(url: string, staff: string): Promise<string> {
  const { items } = await call(url, staff, '/sessions?type=CALENDAR&limit=50')
  const like = items.find((session: { plannedCourse: { price: number | null } }) => session.plannedCourse.price)
  const plan = async (day: string) => {
    const body = {
      ...{ course: like.course, location: like.location._id, language: like.language._id, capacity: 5, minimum: 4 },
      schedule: [{ start: `${day}T09:00:00Z`, end: `${day}T16:00:00Z` }],
    }
    return String((await call(url, staff, '/sessions', body))._id)
  }
  const [session] = await Promise.all([300, 307].map((days) => plan(plusDays(brusselsDay(new Date()), days))))
  return String(session)
}

/** Links that were mailed to the customer to choose by. */
async function linksOf(url: string): Promise<string[]> {
  const mails: { to: string; links: string[] }[] = await (await fetch(`${url}/dev/mail.json`)).json()
  const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links)
  return links.filter((link) => link.includes('/session-choice/'))
}

/** A paid registration whose session staff canceled, and the path of the link in its mail. */
async function canceled(url: string, cookies: Cookies) {
  const own = String(cookies.get('accessToken'))
  const staff = await staffToken(url)
  const session = await newDates(url, staff)
  const person = { firstName: 'Jan', lastName: 'Peeters', email: `${crypto.randomUUID()}@deelnemer.test` }
  const student = String((await call(url, own, '/students', person))._id)
  const { _id } = await call(url, own, '/registrations', registrationOf(session, [student]))
  await fetch(`${url}/api/registrations/${_id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${staff}` },
    body: JSON.stringify({ status: 'paid' }),
  })
  const known = new Set(await linksOf(url))
  await call(url, staff, `/sessions/${session}/cancel`, {})
  const newLink = async () => (await linksOf(url)).find((link) => !known.has(link))
  await expect.poll(newLink, { timeout: 20_000 }).toBeTruthy()
  const path = new URL(String(await newLink())).pathname
  const read = () => call(url, own, `/registrations/${_id}`)
  const other: string = (await read()).choice.offered._id
  return { id: String(_id), other, path, read }
}

test.for(ways)(
  'the link of the mail asks, keeps the seats, and moves on one press, with scripts %s',
  async ([scripts], { visit, site, customer }) => {
    const { path, other, read } = await canceled(site.url, customer)
    const { page } = await visit(path, { scripts })
    expect((await read()).status).toBe('paid')
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    if (scripts) expect(await violationsIn(page)).toEqual([])
    await page.locator(`[data-id="${other}"] button`).click()
    await page.locator('[role="status"][data-status="moved"]').waitFor()
    expect(await read()).toMatchObject({ status: 'paid', session: { _id: other }, choice: null })
  },
)

test.for(ways)('or gives the money back, with scripts %s', async ([scripts], { visit, site, customer }) => {
  const { path, read } = await canceled(site.url, customer)
  const { page } = await visit(path, { scripts })
  await page.locator('[data-form="session-choice-leave"] button').click()
  await page.locator('[role="status"][data-status="left"]').waitFor()
  expect(await read()).toMatchObject({ status: 'expired', isCanceled: true })
  await page.goto(site.url + path)
  expect(await page.locator('[data-form="session-choice-leave"]').count()).toBe(0)
})

test.for(ways)(
  'the portal shows the same choice on the registration, and asks first, with scripts %s',
  async ([scripts], { visit, site, customer }) => {
    const { id, other, read } = await canceled(site.url, customer)
    const address = `/en/my-account/registration-data/${id}`
    const { page } = await visit(address, { cookies: customer, scripts })
    const band = page.locator('[data-choice]')
    expect(await band.textContent()).toContain('This session will not go ahead')
    await band.getByRole('link', { name: 'Give my money back' }).click()
    const asked = page.getByRole('dialog')
    await asked.waitFor()
    expect(await asked.textContent()).toContain('You get everything back')
    await page.goto(`${site.url}${address}`)
    await band.getByRole('link', { name: /^Take / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move the registration' }).click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The registration has been moved' }).waitFor()
    expect(await read()).toMatchObject({ session: { _id: other }, choice: null })
  },
)

test('a link that nobody got leads nowhere', async ({ site }) => {
  expect((await fetch(`${site.url}/session-choice/${'x'.repeat(43)}`)).status).toBe(404)
})
