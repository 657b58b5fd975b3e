import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const password = 'a-good-password'

const test = base.extend('register', ({ site }) => async (language: string) => {
  const person = { email: `${randomUUID()}@bewijs.test`, password, firstName: 'Noor', lastName: 'Peeters', language }
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${site.url}/api/users`, { method: 'POST', headers, body: JSON.stringify(person) })
  const linkTo = async () => {
    const mails: { to: string; links: string[] }[] = await (await fetch(`${site.url}/dev/mail.json`)).json()
    return mails.find(({ to }) => to === person.email)?.links.find((url) => url.includes('/verify-email/'))
  }
  await expect.poll(linkTo).toBeTruthy()
  const link = String(await linkTo())
  const isVerified = async (): Promise<boolean> => {
    const response = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(person),
    })
    return (await response.json()).user.emailVerified
  }
  return { path: new URL(link).pathname, isVerified }
})

test.for([
  ['nl', 'Bevestig uw e‑mailadres', 'Uw e‑mailadres is bevestigd'],
  ['en', 'Confirm your email address', 'Your email address is confirmed'],
  ['fr', 'Confirmez votre adresse e‑mail', 'Votre adresse est confirmée'],
] as const)(
  'the link of the mail asks, and verifies when the button is pressed, without scripts: %s',
  async ([language, title, done], { register, visit }) => {
    const { path, isVerified } = await register(language)
    const { page } = await visit(path, { scripts: false })
    expect(await page.title()).toBe(`${title} - Leerplein`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await isVerified()).toBe(false)
    await page.locator('form[data-form="verify-email"] button').click()
    await page.waitForURL(/verify-email\/done$/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(done)
    expect(await isVerified()).toBe(true)
  },
)

test('whoever only looks at the link verifies nothing, and nobody keeps the page', async ({ register, site }) => {
  const { path, isVerified } = await register('nl')
  for (const method of ['GET', 'HEAD', 'GET']) {
    const response = await fetch(site.url + path, { method })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    if (method === 'GET') expect(await response.text()).toContain('<meta name="robots" content="noindex">')
  }
  const elsewhere = { method: 'POST', headers: { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' } }
  expect((await fetch(site.url + path, elsewhere)).status).toBe(403)
  expect(await isVerified()).toBe(false)
})

test('a link that is no good says so', async ({ visit, site }) => {
  const refused = await fetch(`${site.url}/en/verify-email/nothing`, { method: 'POST' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toMatch(/<div role="alert"><h1>This link no longer works<\/h1>/)
  expect(html).toContain('href="/en/login"')
  const { page } = await visit('/fr/verify-email/nothing')
  expect(await violationsIn(page)).toEqual([])
})
