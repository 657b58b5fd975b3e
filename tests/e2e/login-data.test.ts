import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAt } from '../support/cookies.ts'
import { type NewAccount, newAccount } from '../support/new-account.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account/login-data'
const words = 'drie nieuwe woorden'

const test = base
  .extend('someone', async ({ site, database }) => newAccount({ url: site.url, databaseUrl: database.url }))
  .extend('linkTo', async ({ client }) => async (email: string) => {
    const { rows } = await client.query('select data from mails where "to" = $1 order by created_at desc', [email])
    const [, link] = /(\/verify-email\/[\w-]+)/.exec(JSON.stringify(rows)) ?? []
    return link
  })

const said = (page: Page, kind = 'success') =>
  expect.poll(() => page.locator(`[data-snackbar="${kind}"]`).textContent())
const isThere = async ({ call, userId }: NewAccount) => (await call('GET', `/users/me/${userId}`)).status === 200

async function fillPassword(page: Page, old: string, chosen = words, again = chosen) {
  const form = page.locator('[data-form="password"]')
  await form.locator('[name="oldPassword"]').fill(old)
  await form.locator('[name="newPassword"]').fill(chosen)
  await form.locator('[name="confirmPassword"]').fill(again)
  await form.getByRole('button', { name: 'Wijzig uw wachtwoord' }).click()
}

async function fillEmail(page: Page, email: string, password: string, again = email) {
  const form = page.locator('[data-form="email"]')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="confirmEmail"]').fill(again)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: 'Wijzig uw e-mailadres' }).click()
}

test.for([true, false])(
  'a new password signs out everywhere but here (scripts: %s)',
  async (scripts, { visit, site, someone }) => {
    const elsewhere = await signInAt(site.url, someone.email)
    const { page } = await visit(path, { cookies: elsewhere, scripts })
    await fillPassword(page, 'leerplein-demo')
    await said(page).toContain('Op uw andere toestellen bent u afgemeld')
    expect(await isThere(someone)).toBe(false)
    await page.goto(site.url + path)
    expect(await page.locator('[data-email]').textContent()).toBe(someone.email)
    expect((await someone.call('POST', '/auth/login', { email: someone.email, password: words })).status).toBe(200)
  },
)

test.for([true, false])(
  'a wrong password is told in the specification’s words, and nothing of it stays (scripts: %s)',
  async (scripts, { visit, someone }) => {
    const { page } = await visit(path, { cookies: someone.cookies, scripts })
    await fillPassword(page, 'a wrong one')
    await said(page, 'error').toContain('Wachtwoord is niet correct. Geef het correct wachtwoord in voor jouw email')
    expect(await page.locator('[data-error-for="oldPassword"]').textContent()).toBe('Wachtwoord is niet correct.')
    if (!scripts) expect(await page.locator('[name="oldPassword"]').inputValue()).toBe('')
    await fillPassword(page, 'leerplein-demo', 'kort', 'anders')
    await expect.poll(() => page.locator('[data-error-for="newPassword"]').textContent()).toContain('minstens 8 tekens')
    expect(await page.locator('[data-error-for="confirmPassword"]').textContent()).toBe(
      'Dit is niet twee keer hetzelfde',
    )
    expect(await isThere(someone)).toBe(true)
  },
)

test('a password that anybody tries first is refused as its field is left, before anything is sent', async ({
  visit,
  someone,
}) => {
  const { page, requests } = await visit(path, { cookies: someone.cookies })
  await page.locator('html[data-awake]').waitFor()
  const form = page.locator('[data-form="password"]')
  for (const chosen of ['password1', 'aaaaaaaa', 'Wachtwoord2026']) {
    await form.locator('[name="newPassword"]').fill(chosen)
    await form.locator('[name="confirmPassword"]').fill(chosen)
    const told = form.locator('[data-error-for="newPassword"]')
    await told.getByText('Dit wachtwoord raadt men te snel').waitFor()
    await form.locator('[name="newPassword"]').fill(words)
    await form.locator('[name="confirmPassword"]').focus()
    await told.waitFor({ state: 'detached' })
  }
  expect(requests.filter((address) => address.endsWith('/graphql'))).toEqual([])
})

test.for([
  { prefix: '/en', words: 'Password is incorrect. Enter the correct password for your email.' },
  { prefix: '/fr', words: 'Le mot de passe est incorrect.' },
])('and so it is at $prefix', async ({ prefix, words: sentence }, { visit, someone }) => {
  const { page } = await visit(prefix + path, { cookies: someone.cookies, scripts: false })
  const form = page.locator('[data-form="email"]')
  await form.locator('[name="email"]').fill('someone@klant.test')
  await form.locator('[name="confirmEmail"]').fill('someone@klant.test')
  await form.locator('[name="password"]').fill('a wrong one')
  await form.getByRole('button', { name: /e\W?mail/ }).click()
  expect(await page.locator('[data-snackbar="error"]').textContent()).toContain(sentence)
  expect(await form.locator('[name="email"]').inputValue()).toBe('someone@klant.test')
})

test.for([true, false])(
  'another address takes hold once its link was followed (scripts: %s)',
  async (scripts, { visit, site, someone, linkTo }) => {
    const { page } = await visit(path, { cookies: someone.cookies, scripts })
    const email = `${crypto.randomUUID()}@nieuw.test`
    await fillEmail(page, email, 'leerplein-demo', 'another@nieuw.test')
    await expect.poll(() => page.locator('[data-error-for="confirmEmail"]').textContent()).toContain('niet twee keer')
    await fillEmail(page, email, 'leerplein-demo')
    await said(page).toContain('We stuurden een link naar uw nieuwe adres')
    await page.goto(site.url + path)
    expect(await page.locator('[data-pending-email]').getAttribute('data-pending-email')).toBe(email)
    expect(await page.locator('[data-email]').textContent()).toBe(someone.email)

    const first = await linkTo(email)
    await page.getByRole('button', { name: 'Stuur een nieuwe link' }).click()
    await said(page).toContain('We stuurden een nieuwe link')
    const link = await linkTo(email)
    expect(link).not.toBe(first)
    await page.goto(`${site.url}${link}`)
    await page.locator('main form button').click()
    await page.waitForURL(/verify-email\/done/)
    await page.goto(site.url + path)
    expect(await page.locator('[data-email]').textContent()).toBe(email)
    expect(await page.locator('[data-pending-email]').count()).toBe(0)
  },
)

test('giving the address that one has takes a wish for another one back', async ({ visit, someone }) => {
  const { page } = await visit(path, { cookies: someone.cookies, scripts: false })
  await fillEmail(page, `${crypto.randomUUID()}@nieuw.test`, 'leerplein-demo')
  expect(await page.locator('[data-pending-email]').count()).toBe(1)
  await fillEmail(page, someone.email, 'leerplein-demo')
  await said(page).toContain('Er verandert niets')
  expect(await page.locator('[data-pending-email]').count()).toBe(0)
})

test('an address in use is told at its field', async ({ visit, someone }) => {
  const { page } = await visit(path, { cookies: someone.cookies })
  await fillEmail(page, 'contact@leerplein.test', 'leerplein-demo')
  await expect.poll(() => page.locator('[data-error-for="email"]').textContent()).toContain('al een gebruiker')
})

test('an address that nobody proved says so, with another link', async ({ visit, site, database }) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url }, { isVerified: false })
  const { page } = await visit(path, { cookies: account.cookies, scripts: false })
  expect(await page.locator('[data-unverified]').textContent()).toContain(account.email)
  await page.getByRole('button', { name: 'Stuur een nieuwe link' }).click()
  await said(page).toContain('We stuurden een nieuwe link')
})

test.for([true, false])(
  'devices are signed out one by one, and all others at once (scripts: %s)',
  async (scripts, { visit, site, someone }) => {
    const others = [someone.cookies, await signInAt(site.url, someone.email), await signInAt(site.url, someone.email)]
    const [, second, third] = others
    const { page } = await visit(path, { cookies: await signInAt(site.url, someone.email), scripts })
    const rows = page.locator('#sessions li[data-id]')
    expect(await rows.count()).toBe(4)
    expect(await rows.first().textContent()).toContain('Dit toestel')
    await rows.nth(1).getByRole('button', { name: 'Afmelden' }).click()
    await said(page).toContain('Dat toestel is afgemeld')
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByRole('button', { name: 'Meld alle andere toestellen af' }).click()
    await said(page).toContain('Op al uw andere toestellen')
    await expect.poll(() => rows.count()).toBe(1)
    expect(await page.locator('#sessions').textContent()).toContain('U bent nergens anders aangemeld')
    for (const cookies of [someone.cookies, second, third]) {
      const headers = { Authorization: `Bearer ${cookies?.get('accessToken')}` }
      expect((await fetch(`${site.url}/api/users/me/${someone.userId}`, { headers })).status).toBe(401)
    }
  },
)

test.for(['', '/en', '/fr'])('nobody is kept out of %s/my-account/login-data', async (prefix, { visit, someone }) => {
  const { page } = await visit(prefix + path, { cookies: someone.cookies })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  }
})
