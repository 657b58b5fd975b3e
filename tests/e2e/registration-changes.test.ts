import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Cookies, signInAt } from '../support/cookies.ts'
import { test as base } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account/registration-data'
const ways = [
  [true, false],
  [false, false],
] as const

const test = base
  .extend('private', { scope: 'file' }, async ({ site }) => signInAt(site.url, 'private@leerplein.test'))
  .extend('business', { scope: 'file' }, async ({ site }) => signInAt(site.url, 'contact@leerplein.test'))

/** Calls the API as somebody. */
async function call(url: string, cookies: Cookies, way: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${cookies.get('accessToken')}` }
  const method = body ? 'POST' : 'GET'
  return (await fetch(`${url}/api${way}`, { method, headers, body: JSON.stringify(body) })).json()
}

interface Dated {
  _id: string
  language: { _id: string }
}

/** Two dates of one course with seats, far enough away to change one's mind; in two languages where that is wished. */
async function twoDates(url: string, cookies: Cookies, languages: 1 | 2): Promise<string[]> {
  const { items } = await call(url, cookies, '/courses/filteredCourses?types=CALENDAR&limit=100')
  for (const { _id, price } of items) {
    if (!price) continue
    const sessions = await call(url, cookies, `/courses/${_id}/sessions`)
    const fitting = sessions.filter(
      ({ startDate, capacity, registrationCount }: Record<string, number | string>) =>
        Date.parse(String(startDate)) > Date.now() + 20 * 86_400_000 &&
        Number(capacity) - Number(registrationCount) >= 6,
    )
    const [first, ...others]: Dated[] = fitting
    const other = others.find(({ language }) => languages === 1 || language._id !== first?.language._id)
    if (first && other) return [first._id, other._id]
  }
  throw new Error('The demo has no course with two dates')
}

/** A registration of new participants that was paid at the provider's checkout; its address on the site. */
async function paid(url: string, cookies: Cookies, count: number, languages: 1 | 2 = 1) {
  const [session = '', other = ''] = await twoDates(url, cookies, languages)
  const students = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const email = `${crypto.randomUUID()}@deelnemer.test`
      return (await call(url, cookies, '/students', { firstName: 'Jan', lastName: `Peeters ${index}`, email }))._id
    }),
  )
  const { _id, total } = await call(url, cookies, '/registrations', registrationOf(session, students))
  const { redirectUrl } = await call(url, cookies, '/registrations/create-payment', { id: _id })
  await fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(redirectUrl).origin },
    body: new URLSearchParams({ outcome: 'paid', status: 'paid' }),
  })
  const read = () => call(url, cookies, `/registrations/${_id}`)
  return { _id, total, other, students, read, address: `/en${path}/${_id}` }
}

async function expectAccessible(page: Page) {
  expect(await violationsIn(page)).toEqual([])
}

const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0,]/g, '')
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

test.for(ways)(
  'what was paid is canceled after the amount was said, with scripts %s',
  async ([scripts], { visit, site, business }) => {
    const { _id, total, address, read } = await paid(site.url, business, 2)
    expect((await read()).status).toBe('paid')
    const { page } = await visit(address, { cookies: business, scripts })
    await page.locator('[data-cancellation]').getByRole('link', { name: 'Cancel the registration' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(plain(await dialog.textContent())).toContain(`Yougeteverythingback:${euros(total)}`)
    await dialog.locator('[data-form="registration-cancel"] button').click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The registration is cancelled' }).waitFor()
    expect(await read()).toMatchObject({ status: 'expired', isCanceled: true, refund: { amount: total } })
    expect(await page.locator(`li[data-id="${_id}"]`).textContent()).toContain('Cancelled')
  },
)

test.for(ways)(
  'one of two who were paid for is taken out for half the money, with scripts %s',
  async ([scripts], { visit, site, business }) => {
    const { total, address, read } = await paid(site.url, business, 2)
    const { page } = await visit(address, { cookies: business, scripts })
    await page.locator('[data-cancellation]').getByRole('link', { name: 'Remove Jan Peeters 0' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(plain(await dialog.textContent())).toContain(euros(total / 2))
    await dialog.locator('[data-form="registration-cancel"] button').click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The rest of the registration stands' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
    const left = await read()
    expect([left.status, left.total, left.students.length]).toEqual(['paid', total / 2, 1])
  },
)

test.for(ways)(
  'a consumer withdraws by the button of the law, with scripts %s',
  async ([scripts], { visit, site, private: cookies, business }) => {
    const { total, address, read } = await paid(site.url, cookies, 1)
    const { page } = await visit(address, { cookies, scripts })
    await page.getByRole('link', { name: 'Withdraw from the contract here' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(plain(await dialog.textContent())).toContain(euros(total))
    if (scripts) await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Confirm the withdrawal' }).click()
    await page.locator('[data-snackbar="success"]', { hasText: 'We have received your withdrawal' }).waitFor()
    expect((await read()).isCanceled).toBe(true)
    const theirs = await paid(site.url, business, 1)
    const { page: other } = await visit(theirs.address, { cookies: business, scripts: false })
    expect(await other.locator('[data-withdrawal]').count()).toBe(0)
  },
)

test.for(ways)(
  'a registration moves to another date, with scripts %s',
  async ([scripts], { visit, site, business }) => {
    const { address, other, read } = await paid(site.url, business, 1)
    const { page } = await visit(address, { cookies: business, scripts })
    const form = page.locator('[data-moves] > form')
    expect(await page.locator('[data-moves]').textContent()).toContain('The price stays the same')
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    if (scripts) await expectAccessible(page)
    await form.locator('select').selectOption(other)
    await form.locator('button').click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('The price stays the same')
    expect((await read()).session._id).not.toBe(other)
    if (scripts) await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move the registration' }).click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The registration has been moved' }).waitFor()
    expect((await read()).session._id).toBe(other)
  },
)

test('the question says what is otherwise on the other date', async ({ visit, site, business }) => {
  const { address, other } = await paid(site.url, business, 1, 2)
  const { page } = await visit(`${address}?move=${other}`, { cookies: business, scripts: false })
  expect(await page.getByRole('dialog').textContent()).toContain('The course is then in ')
})

test('an amount that changed since it was shown is not settled, and says so', async ({ visit, site, business }) => {
  const { address, read } = await paid(site.url, business, 1)
  const { page } = await visit(`${address}?cancel=1`, { cookies: business, scripts: false })
  await page.locator('[data-form="registration-cancel"] input[name="refund"]').evaluate((input) => {
    ;(input as HTMLInputElement).value = '1'
  })
  await page.locator('[data-form="registration-cancel"] button').click()
  expect(await page.locator('[data-snackbar="error"]').textContent()).toContain('The amount has changed meanwhile')
  expect((await read()).status).toBe('paid')
})

test.for(ways)(
  'somebody new comes instead, whom the customer did not have as a participant, with scripts %s',
  async ([scripts], { visit, site, business }) => {
    const { address, read } = await paid(site.url, business, 2)
    const { page } = await visit(address, { cookies: business, scripts })
    await page.getByRole('link', { name: 'Somebody new instead of Jan Peeters 0' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const field = (name: string) => dialog.locator(`[name="newStudent.${name}"]`)
    await field('firstName').fill('Lotte')
    await field('lastName').fill('Claes')
    await field('email').fill('lotte')
    await dialog.getByRole('button', { name: 'Replace Jan Peeters 0' }).click()
    await dialog.locator('[data-error-for="newStudent.email"]', { hasText: /./ }).waitFor()
    expect(await field('lastName').inputValue()).toBe('Claes')
    if (scripts) await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const email = `${crypto.randomUUID()}@deelnemer.test`
    await field('email').fill(email)
    await dialog.getByRole('button', { name: 'Replace Jan Peeters 0' }).click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The replacement is noted' }).waitFor()
    const { students } = await read()
    expect(students.map(({ lastName }: { lastName: string }) => lastName).sort()).toEqual(['Claes', 'Peeters 1'])
    expect(students.find(({ lastName }: { lastName: string }) => lastName === 'Claes').email).toBe(email)
  },
)

test.for(ways)(
  'one of three goes to another date and the others stay, with scripts %s',
  async ([scripts], { visit, site, business }) => {
    const { _id, address, other, students, total, read } = await paid(site.url, business, 3)
    const { page } = await visit(address, { cookies: business, scripts })
    const moves = page.locator('[data-moves]')
    for (const name of ['Jan Peeters 1', 'Jan Peeters 2']) await moves.getByRole('checkbox', { name }).uncheck()
    await moves.getByRole('button', { name: 'Show the dates' }).click()
    await page.waitForURL((url) => url.searchParams.getAll('student').join() === students[0])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    if (scripts) await expectAccessible(page)
    await moves.locator('select').selectOption(other)
    await moves.getByRole('button', { name: 'See what changes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const text = await dialog.textContent()
    for (const said of ['Move Jan Peeters 0 to', 'The price stays the same', 'Nothing changes for the others'])
      expect(text).toContain(said)
    expect((await read()).students).toHaveLength(3)
    await dialog.getByRole('button', { name: 'Move this participant' }).click()
    await page.locator('[data-snackbar="success"]', { hasText: 'The registration has been moved' }).waitFor()
    const made = String(new URL(page.url()).pathname.split('/').at(-1))
    const [there, here] = [await call(site.url, business, `/registrations/${made}`), await read()]
    expect(made).not.toBe(_id)
    expect(there.students.map((one: { _id: string }) => one._id)).toEqual([students[0]])
    expect([there.session._id, here.students.length]).toEqual([other, 2])
    expect(there.total + here.total).toBe(total)
  },
)

test('who cannot move without the others reads why', async ({ visit, site, business, client }) => {
  const { _id, address, students } = await paid(site.url, business, 2)
  await client.query('update registrations set balance_due = 100 where id = $1', [_id])
  const { page } = await visit(`${address}?student=${students[0]}`, { cookies: business, scripts: false })
  expect(await page.locator('[data-moves]').innerText()).toContain('settle that first')
  expect(await page.locator('[data-moves] select').count()).toBe(0)
  await client.query('update registrations set balance_due = 0 where id = $1', [_id])
  const gone = await visit(`${address}?student=${crypto.randomUUID()}`, { cookies: business, scripts: false })
  expect(gone.response.status()).toBe(404)
})
