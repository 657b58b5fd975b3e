import { expect } from 'vitest'
import { type Cookies, signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { test as base } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account/registration-data'

/** `mine` are the cookies of the demo's organisation, whose registrations stand in all three states. */
const test = base
  .extend('mine', { scope: 'file' }, async ({ site }) => signInAt(site.url, 'contact@leerplein.test'))
  .extend('find', { scope: 'file' }, async ({ site, mine }) => {
    return async (query: string): Promise<{ _id: string }> => {
      const headers = { Authorization: `Bearer ${mine.get('accessToken')}` }
      const response = await fetch(`${site.url}/api/registrations?${query}`, { headers })
      const [first] = (await response.json()).items
      if (!first) throw new Error(`No registration for ${query}`)
      return first
    }
  })

/** Calls the API as somebody. */
async function call(url: string, cookies: Cookies, way: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${cookies.get('accessToken')}` }
  const response = await fetch(`${url}/api${way}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: JSON.stringify(body),
  })
  return response.json()
}

/** The id of a new participant. */
async function addStudent(url: string, cookies: Cookies, given?: string): Promise<string> {
  const email = given ?? `${crypto.randomUUID()}@deelnemer.test`
  const { _id } = await call(url, cookies, '/students', { firstName: 'Jan', lastName: 'Peeters', email })
  return _id
}

/** A registration of new participants for a session that costs something; its id. */
async function register(url: string, cookies: Cookies, count = 1, email?: string): Promise<string> {
  const { items } = await call(url, cookies, '/courses/filteredCourses?types=CALENDAR&limit=50&sort=nextSession:DESC')
  const course = items.find(
    ({ price, nextSession }: { price: number; nextSession: { seatsLeft: number } | null }) =>
      price > 0 && nextSession && nextSession.seatsLeft > count,
  )
  const students = await Promise.all(Array.from({ length: count }, () => addStudent(url, cookies, email)))
  const made = await call(url, cookies, '/registrations', registrationOf(course.nextSession._id, students))
  return made._id
}

test('what must be paid comes first, with its deadline and its button, then what comes, then what is over', async ({
  visit,
  mine,
}) => {
  const { page } = await visit(path, { cookies: mine, scripts: false })
  expect(await page.locator('h1').textContent()).toBe('Inschrijvingen')
  expect(await page.locator('section:has(li[data-id]) h2').allTextContents()).toEqual([
    'Nu te doen',
    'Wachtlijst',
    'Komend',
    'Afgelopen of vervallen',
  ])
  const states = await page
    .locator('[data-id] [data-status]')
    .evaluateAll((found) => found.map((element) => element.getAttribute('data-status')))
  expect(states).toEqual(['awaiting_payment', 'waiting', 'paid', 'paid', 'expired', 'paid'])
  const due = page.locator('[data-due]')
  expect(await due.textContent()).toMatch(/We houden uw 2 plaatsen vrij tot \S+ \d+ \S+( \d{4})?, \d+\.\d\d\suur\./)
  // More than a year away: nobody counts those days.
  expect(await due.textContent()).not.toContain('Dat is nog')
  expect(await due.locator('button').textContent()).toMatch(/^Betaal €\s[\d.]+,\d\d$/)
})

test('results and certificates stand with each participant, and the certificate opens', async ({
  visit,
  mine,
  site,
}) => {
  const { page } = await visit(`/en${path}?status=certificate`, { cookies: mine, scripts: false })
  const rows = page.locator('[data-id] [data-id]')
  expect(await rows.count()).toBe(3)
  expect(await rows.filter({ hasText: 'Tom Claes' }).textContent()).toContain('17 out of 20')
  expect(await rows.filter({ hasText: 'Stijn Wouters' }).textContent()).toContain('Not passed')
  const href = await page.getByRole('link', { name: 'Certificate (PDF) of Tom Claes' }).getAttribute('href')
  const response = await page.request.get(site.url + href)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('the list is narrowed by state and by words, on the server, and says when nothing fits', async ({
  visit,
  mine,
}) => {
  const { page } = await visit(`${path}?status=expired`, { cookies: mine, scripts: false })
  expect(await page.locator('li[data-id]:has(> article)').count()).toBe(1)
  await page.goto(`${page.url().split('?')[0]}?search=amina, benali`)
  expect(await page.locator('li[data-id]:has(> article)').count()).toBe(2)
  expect(await page.getByRole('searchbox').inputValue()).toBe('amina, benali')
  await page.goto(`${page.url().split('?')[0]}?search=%25zz'<b>`)
  expect(await page.locator('li[data-id]:has(> article)').count()).toBe(0)
  expect(await page.locator('main').textContent()).toContain('Geen inschrijving gevonden')
})

test.for(['', '/en', '/fr'])('nobody is kept out of the registrations at %s', async (prefix, { visit, mine, find }) => {
  const { page } = await visit(prefix + path, { cookies: mine })
  const { _id } = await find('status=awaiting_payment')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  }
  await page.goto(`${page.url()}?cancel=${_id}`)
  expect(await violationsIn(page)).toEqual([])
})

test('the question before canceling says what it does to the money, and the way out keeps the registration', async ({
  visit,
  mine,
  find,
}) => {
  const { _id } = await find('status=awaiting_payment')
  const { page } = await visit(`${path}?cancel=${_id}`, { cookies: mine })
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.textContent()).toContain('Er is nog niets betaald')
  expect(await dialog.textContent()).toContain('De 2 plaatsen komen vrij')
  expect(await page.evaluate(() => document.activeElement === document.querySelector('dialog h2'))).toBe(true)
  await page.getByRole('link', { name: 'Behoud de inschrijving' }).click()
  await page.waitForURL((url) => !url.searchParams.has('cancel'))
  expect(await page.locator(`li[data-id="${_id}"] [data-status]`).getAttribute('data-status')).toBe('awaiting_payment')
})

test.for(['link', 'address'])(
  'Escape closes the question asked by a %s and gives the focus back to its row',
  async (way, { visit, mine, find }) => {
    const { _id } = await find('status=awaiting_payment')
    const opener = `li[data-id="${_id}"] a[href*="cancel=${_id}"]`
    const { page } = await visit(way === 'link' ? path : `${path}?cancel=${_id}`, { cookies: mine })
    await page.locator('html[data-awake]').waitFor()
    if (way === 'link') await page.locator(opener).press('Enter')
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(opener).evaluate((link) => link === document.activeElement)).toBe(true)
  },
)

test('paying leads to the provider and back to how it went; nobody else’s result is told', async ({
  visit,
  mine,
  site,
}) => {
  const cookies = await signInAt(site.url, 'private@leerplein.test')
  const _id = await register(site.url, cookies)
  // The account's own language is French; who reads English is led back to English.
  const { page } = await visit(`/en${path}`, { cookies, scripts: false })
  const payButton = page.locator(`li[data-id="${_id}"] [data-form="registration-pay"] button`)
  await payButton.click()
  expect(new URL(page.url()).pathname).toMatch(/^\/dev\/pay\//)
  await page.locator('button[value="failed"]').click()
  expect(new URL(page.url()).pathname).toBe(`/en/billing/complete/${_id}`)
  expect(await page.locator('main [data-status]').getAttribute('data-status')).toBe('failed')
  expect(await page.locator('main').textContent()).toContain('We are keeping your seat until')
  await page.locator('[data-form="registration-pay"] button').click()
  await page.locator('button[value="paid"]').click()
  expect(await page.locator('main [data-status]').getAttribute('data-status')).toBe('paid')
  await page.goto(site.url + path)
  expect(await page.locator(`li[data-id="${_id}"] [data-status]`).getAttribute('data-status')).toBe('paid')

  for (const address of [`/billing/complete/${_id}`, `/billing/redirect/${_id}`, '/billing/redirect/none']) {
    const { response } = await visit(`/en${address}`, { cookies: mine })
    expect(response.status()).toBe(404)
  }
})

test('canceling what is not paid yet frees the seats and says so', async ({ visit, site }) => {
  const cookies = await signInAt(site.url, 'private@leerplein.test')
  const _id = await register(site.url, cookies)
  const { page } = await visit(`/en${path}?cancel=${_id}`, { cookies, scripts: false })
  await page.locator('[data-form="registration-cancel"] button').click()
  expect(await page.locator('[data-snackbar="success"]').textContent()).toContain('The registration is cancelled')
  expect(await page.locator(`li[data-id="${_id}"]`).count()).toBe(0)
})

test.for([true, false])(
  'one of two is taken out, with scripts %s, after what is left to pay was said',
  async (scripts, { visit, site }) => {
    const cookies = await signInAt(site.url, 'private@leerplein.test')
    const _id = await register(site.url, cookies, 2)
    const { total, students } = await call(site.url, cookies, `/registrations/${_id}`)
    const { page } = await visit(`/en${path}?cancel=${_id}`, { cookies, scripts })
    await page.getByRole('dialog').getByRole('link', { name: 'Remove Jan Peeters' }).first().click()
    const leave = page.locator('[data-form="participant-cancel"]')
    await leave.waitFor()
    expect((await page.getByRole('dialog').textContent())?.replaceAll(/[\s,]/g, '')).toContain(
      `Youthenpay€${(total / 200).toFixed(2)}insteadof€${(total / 100).toFixed(2)}`,
    )
    await leave.locator('button').click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The participant has been removed' }).waitFor()
    const left = await call(site.url, cookies, `/registrations/${_id}`)
    expect(left.students).toEqual([students[1]])
    expect(left.total).toBe(total / 2)
    await page.goto(`${page.url().split('?')[0]}?cancel=${_id}&participant=${students[1]._id}`)
    expect(await page.locator('[data-form="registration-cancel"] input[name="id"]').inputValue()).toBe(_id)
    expect(await leave.count()).toBe(0)
  },
)

test.for([true, false])(
  'whoever sits in what an employer ordered sees it in their own account, with scripts %s',
  async (scripts, { visit, site, database }) => {
    const participant = await newAccount({ url: site.url, databaseUrl: database.url })
    const employer = await signInAt(site.url, 'private@leerplein.test')
    await register(site.url, employer, 1, participant.email)
    const { page } = await visit(`/en${path}`, { cookies: participant.cookies, scripts })
    const own = page.locator('section:has(#own-title)')
    expect(await own.locator('[data-own]').count()).toBe(1)
    expect(await own.locator('[data-status]').getAttribute('data-status')).toBe('coming')
    expect(await own.locator('form, button').count()).toBe(0)
    expect(await page.locator('li[data-id]').count()).toBe(0)
    // It runs in the page itself.
    if (scripts) expect(await violationsIn(page)).toEqual([])
  },
)

test('nobody is taken out while a payment of the old amount is under way', async ({ visit, site }) => {
  const cookies = await signInAt(site.url, 'private@leerplein.test')
  const _id = await register(site.url, cookies, 2)
  const { students } = await call(site.url, cookies, `/registrations/${_id}`)
  await call(site.url, cookies, '/registrations/create-payment', { id: _id })
  const { page } = await visit(`/en${path}/${_id}?cancel=${_id}&participant=${students[0]._id}`, {
    cookies,
    scripts: false,
  })
  expect(await page.getByRole('dialog').textContent()).toContain('is still under way')
  expect(await page.locator('[data-form="participant-cancel"]').count()).toBe(0)
})

test('what is being paid asks for nothing: it is being processed, is no longer to do, and can still be canceled', async ({
  visit,
  site,
  database,
}) => {
  const { cookies } = await newAccount({ url: site.url, databaseUrl: database.url })
  const _id = await register(site.url, cookies)
  const { redirectUrl } = await call(site.url, cookies, '/registrations/create-payment', { id: _id })
  const pending = { method: 'POST', body: new URLSearchParams({ status: 'pending' }), redirect: 'manual' } as const
  await fetch(site.url + new URL(redirectUrl).pathname, { ...pending, headers: { origin: site.url } })
  const { page } = await visit(path, { cookies, scripts: false })
  const record = page.locator(`li[data-id="${_id}"]`)
  expect(await record.locator('[data-payment="pending"]').textContent()).toBe('Wordt verwerkt')
  expect(await record.locator('[data-form="registration-pay"]').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Nu te doen' }).count()).toBe(0)
  await record.getByRole('link', { name: 'Annuleren' }).click()
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('one registration shows its days, and somebody else can be sent, which changes no price', async ({
  visit,
  site,
  mine,
  client,
}) => {
  const cookies = await signInAt(site.url, 'private@leerplein.test')
  const _id = await register(site.url, cookies)
  const replacement = await addStudent(site.url, cookies)
  const { page } = await visit(`/en${path}/${_id}`, { cookies, scripts: false })
  expect(await page.locator('main').textContent()).toContain('The price and the invoice stay as they are')
  const form = page.locator('[data-form="registration-replace"]')
  await form.locator('select').selectOption(replacement)
  const alive = await visit(`/en${path}/${_id}`, { cookies })
  expect(await violationsIn(alive.page)).toEqual([])
  await client.query("update students set status = 'inactive' where id = $1", [replacement])
  await form.locator('button').click()
  expect(await form.locator('[data-error-for="student"]').textContent()).not.toBe('')
  await client.query("update students set status = 'active' where id = $1", [replacement])
  await page.goto(`${site.url}/en${path}/${_id}`)
  await form.locator('select').selectOption(replacement)
  await form.locator('button').click()
  expect(await page.locator('[data-snackbar="success"]').textContent()).toContain('The replacement is noted')
  const { response } = await visit(`${path}/${_id}`, { cookies: mine })
  expect(response.status()).toBe(404)
})
