import type { Page } from 'playwright'
import { expect } from 'vitest'
import { asHeader, signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { visitorOf } from '../support/portal.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account'

const test = base.extend('someone', async ({ site, database }) =>
  newAccount({ url: site.url, databaseUrl: database.url }),
)

const fields = (page: Page) => page.locator('[data-form="personal-data"]')
const save = (page: Page) => page.getByRole('button', { name: 'Bewaren' }).click()

test.for([true, false])('one changes what is known of oneself (scripts: %s)', async (scripts, { visit, someone }) => {
  const { page } = await visit(path, { cookies: someone.cookies, scripts })
  const form = fields(page)
  expect(await form.locator('[name="firstName"]').inputValue()).toBe('Noor')
  await form.locator('[name="firstName"]').fill('Nora')
  await form.locator('[name="phone"]').fill('0475 12 34 56')
  await form.locator('[name="language"]').selectOption('fr')
  await form.locator('[name="student.dateOfBirth"]').fill('1990-02-28')
  await form.locator('[name="student.birthPlace"]').fill('Gent')
  await form.locator('[name="allowMarketing"]').check()
  await save(page)
  await expect.poll(() => page.locator('[data-snackbar="success"]').textContent()).toContain('zijn bewaard')
  expect((await someone.call('GET', `/users/me/${someone.userId}`)).body).toMatchObject({
    ...{ firstName: 'Nora', phone: '0475 12 34 56', language: 'fr', allowMarketing: true },
    student: { dateOfBirth: '1990-02-28', birthPlace: 'Gent' },
  })
  // The language of mails: the address keeps that of the page.
  expect(new URL(page.url()).pathname).toBe(path)

  await page.reload()
  expect(await fields(page).locator('[name="allowMarketing"]').isChecked()).toBe(true)
  await fields(page).locator('[name="allowMarketing"]').uncheck()
  await fields(page).locator('[name="student.dateOfBirth"]').fill('')
  await fields(page).locator('[name="student.birthPlace"]').fill('')
  await save(page)
  await expect
    .poll(async () => (await someone.call('GET', `/users/me/${someone.userId}`)).body)
    .toMatchObject({ allowMarketing: false, student: { dateOfBirth: null, birthPlace: null } })
})

test.for([true, false])(
  'what is wrong stands at its field, and all that was typed stays (scripts: %s)',
  async (scripts, { visit, someone }) => {
    const { page } = await visit(path, { cookies: someone.cookies, scripts })
    const form = fields(page)
    await form.locator('[name="firstName"]').fill('')
    await form.locator('[name="lastName"]').fill('Van den Berg')
    await form.locator('[name="phone"]').fill('geen')
    await form.locator('[name="student.dateOfBirth"]').fill('2031-01-01')
    await save(page)
    const summary = page.locator('[data-error-summary]')
    await expect.poll(() => summary.textContent()).toContain('Kijk nog 3 velden na')
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('[data-error-for="phone"]').textContent()).toBe('Geen geldig telefoon- of gsm-nummer')
    expect(await page.locator('[data-error-for="student.dateOfBirth"]').textContent()).toContain('geboortedatum')
    expect(await form.locator('[name="lastName"]').inputValue()).toBe('Van den Berg')
    expect((await someone.call('GET', `/users/me/${someone.userId}`)).body).toMatchObject({ lastName: 'Peeters' })
  },
)

test('scripts that cannot be fetched lose nothing: the server takes the form', async ({ browser, site, someone }) => {
  const context = await browser.newContext()
  const cookies = [...someone.cookies].map(([name, value]) => ({ name, value, url: site.url }))
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(site.url + path)
  await fields(page).locator('[name="firstName"]').fill('Nora')
  await save(page)
  await page.waitForURL(/said=personal-data/)
  expect(await fields(page).locator('[name="firstName"]').inputValue()).toBe('Nora')
  await context.close()
})

test('whoever is no participant is asked for no birth data, and can give none', async ({ visit, site, database }) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url }, { createStudent: false })
  const { page } = await visit(path, { cookies: account.cookies, scripts: false })
  expect(await page.locator('[name="student.dateOfBirth"]').count()).toBe(0)
  const answer = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: asHeader(account.cookies), origin: site.url },
    body: new URLSearchParams({
      ...{ form: 'personal-data', firstName: 'Nora', lastName: 'Peeters', language: 'nl' },
      'student.birthPlace': 'Gent',
    }),
  })
  expect(answer.status).toBe(422)
})

test('what waits stands first, with the way there; nothing is a calm line', async ({ visit, site, someone }) => {
  await someone.call('PATCH', `/users/${someone.userId}`, { address: 'Kouter 1', zip: '9000', city: 'Gent' })
  const calm = await visit(`/en${path}`, { cookies: someone.cookies, scripts: false })
  expect(await calm.page.locator('[data-waiting="none"]').textContent()).toBe('Nothing is waiting for you.')
  const cookies = await signInAt(site.url, 'contact@leerplein.test')
  const { page } = await visit(`/en${path}`, { cookies, scripts: false })
  const waiting = page.locator('[data-waiting] a')
  expect(await waiting.allTextContents()).toEqual([
    'One registration to pay',
    'One room booking to pay',
    'One quotation to answer',
  ])
  expect(await waiting.first().getAttribute('href')).toBe('/en/my-account/registration-data')
})

test('an address that nobody proved, and no address to bill, come before all', async ({ visit, site, database }) => {
  const { cookies } = await newAccount({ url: site.url, databaseUrl: database.url }, { isVerified: false })
  const { page } = await visit(path, { cookies, scripts: false })
  const lacks = ['Bevestig uw e-mailadres', 'Vul uw factuuradres in']
  expect(await page.locator('[data-waiting] a').allTextContents()).toEqual(lacks)
  await page.locator('[data-waiting="email"] a').click()
  expect(await page.locator('[data-unverified]').count()).toBe(1)
  await page.goto(`${site.url}/my-account/invoice-data`)
  expect(await page.locator('[data-unverified]').innerText()).toContain('gaat de factuur naar een ander adres')
})

test('a contact sees the organisation and who may change it, a private person none', async ({ site, someone }) => {
  const member = visitorOf(site.url, await signInAt(site.url, 'contact@leerplein.test'))
  const html = await member.read(path)
  expect(html).toMatch(/data-organisation.*BE0999123457.*De beheerder van uw organisatie wijzigt/s)
  const head = visitorOf(site.url, await signInAt(site.url, 'admin@brouwerij.test'))
  expect(await head.read(path)).toMatch(/data-organisation.*U bent beheerder/s)
  expect(await visitorOf(site.url, someone.cookies).read(path)).not.toContain('data-organisation')
})

test.for(['', '/en', '/fr'])('nobody is kept out of one’s own data at %s', async (prefix, { visit, someone }) => {
  const { page } = await visit(prefix + path, { cookies: someone.cookies })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  }
})

test('the whole form is filled in and sent by keyboard', async ({ visit, someone }) => {
  const { page } = await visit(path, { cookies: someone.cookies })
  await fields(page).locator('[name="firstName"]').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Lena')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[data-snackbar="success"]').count()).toBe(1)
  expect((await someone.call('GET', `/users/me/${someone.userId}`)).body).toMatchObject({ firstName: 'Lena' })
})
