import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { registrationStudents, registrations, sessions, users } from '../../src/db/tables.ts'
import type { TestApi } from '../support/api.ts'
import { atKeys } from '../support/at-keys.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { test } from '../support/participants-page.ts'
import { newVatNumber } from '../support/vat-number.ts'

const phone = { width: 375, height: 740 }
const password = 'drie woorden na elkaar'
const newAddress = () => `${randomUUID().slice(0, 8)}@nieuw.test`
const step = (page: Page, name: string) => page.locator(`form[data-step="${name}"]`)
const lastButton = (form: Locator) => form.locator('[type="submit"]').last()
const person = { firstName: 'Ines', lastName: 'Claes' }
const address = { address: 'Kerkstraat 1', zip: '9000', city: 'Gent' }

/** What has the focus is within the window. */
const isFocusInWindow = () => {
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
  return top >= 0 && bottom <= innerHeight
}

type Keys = ReturnType<typeof atKeys>
type Api = Pick<TestApi, 'db' | 'as' | 'send'>

async function fill(keys: Keys, form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await keys.type(form.locator(`[name="${name}"]`), value)
}

/** From the home page to a date of the first course of that kind; gives the session. */
async function chooseDate(page: Page, keys: Keys, kind: string): Promise<string> {
  await keys.use(page.locator(`main a[href$="/courses?types=${kind}"]`).first())
  await page.waitForURL(/types=/)
  await keys.use(page.locator('[data-block="course-list"] article h3 a').first())
  await keys.use(page.locator('main a[href*="/register/"] >> visible=true').first())
  await keys.use(lastButton(step(page, 'select')))
  return String(page.url().match(/register\/([\da-f-]{36})/)?.[1])
}

/** Who is new makes an account on the way, and proves the address by the link that was mailed. */
async function becomeKnown(page: Page, keys: Keys, more: Record<string, string> = {}): Promise<string> {
  const email = newAddress()
  const form = page.locator('[data-form="register"]')
  if (more['organisation.name']) {
    await keys.use(page.locator('a[href*="as=organisation"]'))
    await form.locator('[name="organisation.name"]').waitFor()
  }
  await fill(keys, form, { ...more, ...person, email, password })
  await keys.use(lastButton(form))
  await step(page, 'students').waitFor()
  const mail = await page.context().newPage()
  const { origin } = new URL(page.url())
  await mail.goto(origin + (await linkMailedTo(origin, email, '/verify-email/')))
  await atKeys(mail).use(lastButton(mail.locator('[data-form="verify-email"]')))
  await mail.waitForURL(/\/verify-email\/done/)
  await mail.close()
  return email
}

/** From what is agreed to, to the registrations with the new one among them. */
async function pay(page: Page, keys: Keys, paid: string) {
  await keys.use(step(page, 'confirmation').locator('[name="agreedToTerms"]'), 'Space')
  await keys.use(lastButton(step(page, 'confirmation')))
  await page.waitForURL(/\/dev\/pay\//)
  await keys.use(page.getByRole('button', { name: paid, exact: true }))
  await page.locator('[data-status="paid"]').waitFor()
  await keys.use(page.locator('main a[href*="/my-account/registration-data/"]').first())
  await page.waitForURL(/registration-data\/[\w-]+$/)
  await keys.use(page.locator('a[href$="/my-account/registration-data"]:visible').first())
  await page.waitForURL(/registration-data$/)
}

/** The session is over, and whom that customer registered for it passed. */
async function finish(api: Api, session: string, email: string) {
  const day = new Date(Date.now() - 86_400_000)
  const schedule = [{ start: day.toISOString(), end: day.toISOString() }]
  await api.db.update(sessions).set({ schedule, startDate: day, endDate: day }).where(eq(sessions.id, session))
  const seats = await api.db
    .select({ student: registrationStudents.studentId })
    .from(registrationStudents)
    .innerJoin(registrations, eq(registrations.id, registrationStudents.registrationId))
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(and(eq(registrations.sessionId, session), eq(users.email, email)))
  const staff = await api.as('STAFF')
  for (const { student } of seats) {
    expect((await api.send('POST', '/certificates', { student, session }, staff)).status).toBe(201)
  }
}

/** A link that gives a file, in this tab or in one of its own: what its first bytes are. */
async function fileBehind(page: Page, keys: Keys, link: Locator, extension: string): Promise<string> {
  const context = page.context()
  const answered = context.waitForEvent('response', (response) => response.url().endsWith(extension))
  await keys.use(link)
  const response = await answered
  const bytes = await (await context.request.get(response.url())).body()
  for (const other of context.pages()) if (other !== page) await other.close()
  return bytes.subarray(0, 12).toString()
}

/** The invoice from where it stands with the registration; the certificate once the session is over. */
async function takePapers(page: Page, keys: Keys, finished: () => Promise<void>) {
  expect(await fileBehind(page, keys, page.locator('main article a[href$=".pdf"]').first(), '.pdf')).toMatch(/^%PDF-/)
  await finished()
  await page.reload()
  const certificate = page.locator('main a[href*="/certificates/"]').first()
  expect(await fileBehind(page, keys, certificate, '.pdf')).toMatch(/^%PDF-/)
}

/** Room for everybody, whatever the day of the seed left. */
const openSeats = (api: Api) => api.db.update(sessions).set({ capacity: 30 })

test('a new business customer goes from the home page to invoice and certificate', async ({ visit, api }) => {
  await openSeats(api)
  const { page } = await visit('/', phone)
  const keys = atKeys(page)
  const session = await chooseDate(page, keys, 'CALENDAR')
  const vat = newVatNumber()
  const organisation = { 'organisation.name': `Bakkerij ${randomUUID()}`, 'organisation.vat': vat }
  const email = await becomeKnown(page, keys, organisation)

  // The share of the way stays as large as it was, whatever was loaded since.
  expect(await page.locator('[aria-current="step"] svg').boundingBox()).toMatchObject({ width: 36, height: 36 })
  await keys.use(lastButton(step(page, 'students')))
  await page.locator('[data-error-summary]').waitFor()
  const other = { firstName: 'Wout', lastName: 'De Smet', email: newAddress() }
  const form = page.locator('[data-form="participant"]')
  await fill(keys, form, other)
  await keys.use(lastButton(form))
  await step(page, 'students').getByText(other.email).waitFor()
  // What was added is seen, and with it how to go on.
  await expect.poll(() => page.evaluate(isFocusInWindow)).toBe(true)
  // Nothing is wrong any longer.
  await expect.poll(() => step(page, 'students').locator('[data-error-summary]').count()).toBe(0)
  await keys.use(lastButton(step(page, 'students')))
  const billed = Object.entries(address).map(([name, value]) => [`invoice.${name}`, value])
  await fill(keys, step(page, 'invoice'), Object.fromEntries(billed))
  await keys.use(lastButton(step(page, 'invoice')))
  await pay(page, keys, 'Betaald')
  await takePapers(page, keys, () => finish(api, session, email))
})

test('a private person does, and says for the certificate when they were born', async ({ visit, api }) => {
  await openSeats(api)
  const { page } = await visit('/fr', phone)
  const keys = atKeys(page)
  const session = await chooseDate(page, keys, 'CERTIFICATION')
  const email = await becomeKnown(page, keys)
  await keys.use(step(page, 'students').locator('li [value^="edit:"]'))
  const born = page.locator('[data-form="participant"] [name="dateOfBirth"]')
  // The question has the focus: it stands below all that was on the page.
  await expect.poll(() => born.evaluate((input) => input === document.activeElement)).toBe(true)
  await keys.type(born, '02031990')
  await keys.type(page.locator('[data-form="participant"] [name="birthPlace"]'), 'Namur')
  await keys.use(page.locator('[data-form="participant"] [value="save"]'))
  await page.locator('[data-form="participant"]').waitFor({ state: 'detached' })
  await keys.use(lastButton(step(page, 'students')))
  const billed = Object.entries(address).map(([name, value]) => [`invoice.${name}`, value])
  await fill(keys, step(page, 'invoice'), Object.fromEntries(billed))
  await keys.use(lastButton(step(page, 'invoice')))
  await pay(page, keys, 'Payé')
  await takePapers(page, keys, () => finish(api, session, email))
  // What employers count of their people is nothing to offer to one person.
  expect(await page.locator('main a[href$="/registration-data/year"]').count()).toBe(0)
})

test('an employer’s manager does, for a list of people, and takes the year along', async ({ visit, api }) => {
  await openSeats(api)
  const { page } = await visit('/en', phone)
  const keys = atKeys(page)
  await keys.use(page.locator('header a[href="/en/login"] >> visible=true'))
  const form = page.locator('[data-form="login"]')
  const email = 'beheer@leerplein.test'
  await fill(keys, form, { email, password: 'a wrong one' })
  await keys.use(lastButton(form))
  await page.locator('[data-snackbar="error"]').waitFor()
  // What is said lies on nothing that one comes to, to the end of the page.
  await keys.reach(page.locator('footer a').last())
  await page.reload()
  await fill(keys, form, { email, password: 'leerplein-demo' })
  await keys.use(lastButton(form))
  await keys.use(page.locator('[popovertarget="user-menu"]'))
  await keys.use(page.locator('#user-menu a[href="/en/my-account"]'))
  await page.waitForURL(/my-account$/)
  await keys.use(page.locator('main summary').first())
  await keys.use(page.locator('main nav a[href$="/participants"]'))

  const upload = page.locator('[data-form="participants-upload"]')
  const chooser = page.waitForEvent('filechooser')
  await keys.use(upload.locator('[name="file"]'), 'Space')
  const people = ['Aïcha', 'Bram'].map((name) => ({ name, email: newAddress() }))
  const rows = people.map((one) => `${one.name};Goossens;${one.email}`)
  const text = ['First name;Last name;Email address', ...rows].join('\n')
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await keys.use(upload.locator('button'))
  await keys.use(page.locator('[data-form="participants-upload-add"] button'))
  await page.locator('[data-form="participants-upload-undo"]').waitFor()

  await keys.useBack(page.locator('header a[href="/en"]'))
  const session = await chooseDate(page, keys, 'ONLINE')
  for (const one of people) {
    const line = step(page, 'students').locator('li').filter({ hasText: one.email })
    await keys.use(line.locator('input'), 'Space')
  }
  await keys.use(lastButton(step(page, 'students')))
  await keys.type(step(page, 'invoice').locator('[name="invoice.reference"]'), 'PO-77')
  await keys.use(lastButton(step(page, 'invoice')))
  await pay(page, keys, 'Paid')
  await takePapers(page, keys, () => finish(api, session, email))
  await keys.use(page.locator('main a[href$="/registration-data/year"]'))
  await page.waitForURL(/\/year$/)
  expect(await fileBehind(page, keys, page.locator('main a[href$=".csv"]'), '.csv')).toContain('Last name')
})
