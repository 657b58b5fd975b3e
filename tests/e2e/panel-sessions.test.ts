import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Cookies, signInAt } from '../support/cookies.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { visitorOf } from '../support/portal.ts'
import { test as base } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

/** `staff` opens a page of the desk, without scripts unless it says so; `customer` is a private person. */
const test = base
  .extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('customer', { scope: 'file' }, ({ site }) => signInAt(site.url, 'private@leerplein.test'))
  .extend('staff', async ({ visit, desk }) => async (path: string, width = 1280, scripts = false) => {
    const { page } = await visit(panel + path, { cookies: desk, width, scripts })
    return page
  })

async function call(url: string, token: string | undefined, method: string, path: string, body?: object) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
  return response.json()
}

/** A paid registration of one participant with a name of its own, for a session of its own. */
async function registered(url: string, desk: Cookies, customer: Cookies) {
  const [staff, own] = [desk.get('panelAccessToken'), customer.get('accessToken')]
  const { items } = await call(url, staff, 'GET', '/sessions?type=CALENDAR&limit=50')
  const like = items.find((one: { plannedCourse: { price: number | null } }) => one.plannedCourse.price)
  const schedule = [{ start: '2027-12-06T08:00:00Z', end: '2027-12-06T16:00:00Z' }]
  const wanted = {
    course: like.course,
    location: like.location._id,
    language: like.language._id,
    capacity: 5,
    schedule,
  }
  const session = String((await call(url, staff, 'POST', '/sessions', wanted))._id)
  const lastName = crypto.randomUUID()
  const person = { firstName: 'Jan', lastName, email: `${lastName}@deelnemer.test` }
  const student = String((await call(url, own, 'POST', '/students', person))._id)
  const { _id } = await call(url, own, 'POST', '/registrations', registrationOf(session, [student]))
  await call(url, staff, 'PATCH', `/registrations/${_id}`, { status: 'paid' })
  return { id: String(_id), session, student, name: `Jan ${lastName}`, title: String(like.plannedCourse.title.nl) }
}

const said = (page: Page) => page.locator('[data-snackbar="success"]').innerText()
const isAccessible = async (page: Page) => expect(await violationsIn(page)).toEqual([])
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a session that the desk cancels gives its customer a choice in the portal', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const { id, session, name, title } = await registered(site.url, desk, customer)
  const page = await staff(
    `/sessions?from=2027-12-06&until=2027-12-06&title=${encodeURIComponent(title.toUpperCase())}`,
    1280,
    true,
  )
  await isAccessible(page)
  await page.locator(`[data-id="${session}"] a`).first().click()
  expect(await page.locator('tbody').innerText()).toContain(name)
  await isAccessible(page)
  await page.goto(`${site.url}${panel}/sessions/${session}/attendance`)
  await isAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Schrap de sessie' }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.innerText()).toContain('1 deelnemer')
  expect(await dialog.innerText()).toContain('Betaald is €')
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Schrap de sessie' }).click()
  expect(await said(page)).toContain('De sessie is geschrapt.')
  expect(await page.locator('[data-status="canceled"]').count()).toBe(1)
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/^Geschrapt, \S+ \S+\n/)
  const portal = await visitorOf(site.url, customer).read('/my-account/registration-data')
  expect(portal).toContain(`data-choice`)
  expect((await call(site.url, customer.get('accessToken'), 'GET', `/registrations/${id}`)).choice).toBeTruthy()
})

test('attendance, a result and a certificate are given at the desk and read in the portal', async ({
  site,
  client,
  desk,
  customer,
  staff,
}) => {
  const { session, student, name } = await registered(site.url, desk, customer)
  await client.query(
    `update sessions set start_date = '2026-03-02T08:00Z', end_date = '2026-03-02T16:00Z',
       schedule = '[{"start":"2026-03-02T08:00:00Z","end":"2026-03-02T16:00:00Z"}]' where id = $1`,
    [session],
  )
  const page = await staff(`/sessions/${session}/attendance`, 360)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: `Aanwezig: ${name}` }).click()
  const pressed = page.getByRole('button', { name: `Aanwezig: ${name}` })
  expect(await pressed.getAttribute('aria-pressed')).toBe('true')

  await page.goto(`${site.url}${panel}/sessions/${session}?result=${student}`)
  expect(await fits(page)).toBe(true)
  await page.locator('[name="score"]').fill('16')
  await page.locator('[name="maximum"]').fill('nul')
  await page.locator('dialog [type="submit"]').click()
  expect(await page.locator('[data-error-for="maximum"]').innerText()).not.toBe('')
  expect(await page.locator('[name="score"]').inputValue()).toBe('16')
  await page.locator('[name="maximum"]').fill('20')
  await page.locator('dialog [type="submit"]').click()
  expect(await page.locator('tbody').innerText()).toContain('16 op 20, geslaagd')
  await page.getByRole('link', { name: 'Geef de certificaten' }).click()
  expect(await page.locator('dialog').innerText()).toContain('1 deelnemer krijgt een certificaat')
  await page.locator('dialog').getByRole('button', { name: 'Geef de certificaten' }).click()
  expect(await said(page)).toContain('De certificaten zijn gegeven.')
  const history = await page.locator('#history-title + ol').innerText()
  for (const act of ['kreeg een certificaat', 'haalde 16/20', 'was aanwezig'])
    expect(history).toContain(`${name} ${act}`)

  const portal = await visitorOf(site.url, customer).read('/en/my-account/registration-data?status=certificate')
  expect(portal).toContain(`Certificate (PDF) of ${name}`)
  expect(portal).toContain('16 out of 20')
})

test('a session is changed with the API’s refusals at the field, and comes as a list to sign and a file', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const { session } = await registered(site.url, desk, customer)
  const page = await staff(`/sessions/${session}?act=change`)
  const form = page.locator('[data-form="session-change"]')
  await form.locator('[name="capacity"]').fill('0')
  await form.locator('[name="from"]').fill('18:30')
  await form.locator('[type="submit"]').click()
  for (const name of ['capacity', 'until'])
    expect(await form.locator(`[data-error-for="${name}"]`).innerText()).not.toBe('')
  await form.locator('[name="firstDay"]').fill('2027-12-07')
  await form.locator('[name="from"]').fill('09:30')
  await form.locator('[name="capacity"]').fill('7')
  await form.locator('[name="minimum"]').fill('4')
  await form.locator('[type="submit"]').click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await call(site.url, desk.get('panelAccessToken'), 'GET', `/sessions/${session}`)).toMatchObject({
    ...{ capacity: 7, minimum: 4, decisionOn: '2027-11-22' },
    schedule: [{ start: '2027-12-07T08:30:00.000Z', end: '2027-12-07T16:00:00.000Z' }],
  })
  const { read } = panelAt(site.url, desk)
  const sheet = await read(`${panel}/sessions/${session}.pdf`)
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const file = await read(`/fr${panel}/sessions.csv?from=2027-12-07&state=belowMinimum`)
  expect(await file.text()).toContain('Sous le minimum')
})

test('a registration is found by its participant, and canceled with its effect on the money shown before', async ({
  site,
  desk,
  customer,
  staff,
}) => {
  const { id, name } = await registered(site.url, desk, customer)
  const page = await staff(`/registrations?search=${encodeURIComponent(name.toUpperCase())}`, 360, true)
  expect(await page.locator('tbody tr').count()).toBe(1)
  expect(await fits(page)).toBe(true)
  await isAccessible(page)
  await page.locator(`[data-id="${id}"] a`).first().click()
  expect(await page.locator('main').innerText()).toContain(name)
  expect(await fits(page)).toBe(true)
  await isAccessible(page)
  await page.getByRole('link', { name: 'Annuleer de inschrijving' }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.innerText()).toMatch(/De klant krijgt €\s[\d.]+,\d\d terug/)
  await dialog.getByRole('button', { name: 'Annuleer de inschrijving' }).click()
  expect(await said(page)).toContain('Bewaard.')
  expect(await page.locator('#history-title + ol').innerText()).toMatch(/^Geannuleerd, \S+ \S+\n/)
  const seen = await call(site.url, customer.get('accessToken'), 'GET', `/registrations/${id}`)
  expect(seen).toMatchObject({ status: 'expired', isCanceled: true })
})

test('sessions and registrations are for staff alone', async ({ site }) => {
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, 'editor@leerplein.test'))
  const id = crypto.randomUUID()
  const ofSessions = ['', '.csv', `/${id}`, `/${id}.pdf`, `/${id}/attendance`].map((path) => `/sessions${path}`)
  const ofRegistrations = ['', '.csv', `/${id}`].map((path) => `/registrations${path}`)
  for (const path of [...ofSessions, ...ofRegistrations]) {
    const answer = await read(panel + path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, panel])
  }
  expect((await post(`${panel}/sessions/${id}`, { form: 'session-off' })).headers.get('location')).toBe(panel)
  expect(await (await read(panel)).text()).not.toContain(`${panel}/sessions`)
})
