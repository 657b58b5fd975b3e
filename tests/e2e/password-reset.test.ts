import { expect } from 'vitest'
import { cookiesOf } from '../support/cookies.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { test as base, errorAt, saidIn } from '../support/open-page.ts'
import { violationsIn } from '../support/violations.ts'

const password = 'een-nieuwe-zin'

/** `forgetful` is an account whose password nobody knows any more, in a language. */
const test = base.extend('forgetful', async ({ site }) => async (language: string): Promise<string> => {
  const email = `${crypto.randomUUID()}@vergeten.test`
  const response = await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'een-oude-zin', firstName: 'Noor', lastName: 'Maes', language }),
  })
  expect(response.status).toBe(201)
  return email
})

const form = 'password-reset'
const choice = { form: 'new-password', password, confirmPassword: password }

test.for([
  ['', 'nl', 'Kijk in uw mailbox', 'Uw wachtwoord is gewijzigd. U bent aangemeld.'],
  ['/en', 'en', 'Check your mailbox', 'Your password has been changed. You are logged in.'],
  ['/fr', 'fr', 'Consultez votre boîte mail', 'Votre mot de passe est modifié. Vous êtes connecté.'],
] as const)(
  'the link of the mail gives a new password and signs in, without scripts: %s',
  async ([prefix, language, sent, changed], { site, open, forgetful }) => {
    const email = await forgetful(language)
    const page = await open(`${prefix}/login`, { scripts: false })
    await page.locator(`a[href="${prefix}/password-reset"]`).click()
    await page.locator('[name="email"]').fill(email)
    await page.locator(`[data-form="${form}"] [type="submit"]`).click()
    await page.waitForURL(/password-reset\?sent=1$/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(sent)

    await page.goto(site.url + (await linkMailedTo(site.url, email, '/password-reset/')))
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.locator('[name="password"]').fill(password)
    await page.locator('[name="confirmPassword"]').fill(password)
    await page.locator('[data-form="new-password"] [type="submit"]').click()
    await page.waitForURL(/said=new-password$/)
    expect(await page.locator('[data-snackbar="success"] p').innerText()).toBe(changed)
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('refreshToken')
  },
)

test('a link works once; then the page says what helps', async ({ site, post, forgetful }) => {
  const email = await forgetful('en')
  expect((await post('/en/password-reset', { form, email })).headers.get('location')).toBe('/en/password-reset?sent=1')
  const path = await linkMailedTo(site.url, email, '/password-reset/')
  const page = await fetch(site.url + path)
  expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ])
  const short = await (await post(path, { ...choice, password: 'kort' })).text()
  expect(errorAt(short, 'password')).toBe('The password must contain at least 8 characters')
  expect(errorAt(short, 'confirmPassword')).toBeTruthy()
  const changed = await post(path, choice)
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/en?said=new-password'])
  const again = await post(path, choice)
  expect(again.status).toBe(422)
  const html = await again.text()
  expect(saidIn(html, 'error')).toBe('Could not reset password')
  expect(html).toContain('href="/en/password-reset"')
  expect(html).not.toContain(password)
  expect(cookiesOf(again).get('accessToken')).toBeFalsy()
})

test('who is not let in yet gets a new password, and signs in later', async ({ site, post }) => {
  const headers = { 'Content-Type': 'application/json' }
  const json = async (path: string, body: object) =>
    (await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const { user } = await json('/api/auth/login', { email: 'contact@leerplein.test', password: 'leerplein-demo' })
  const email = `${crypto.randomUUID()}@wacht.test`
  const organisation = user.organisation._id
  await json('/api/users', { email, password: 'een-oude-zin', firstName: 'Wout', lastName: 'Maes', organisation })
  await post('/password-reset', { form, email })
  const changed = await post(await linkMailedTo(site.url, email, '/password-reset/'), choice)
  expect(changed.headers.get('location')).toBe('/login?said=password-changed')
  expect(cookiesOf(changed).get('accessToken')).toBeFalsy()
})

test('an address that nobody has is told so, and one that is none is not sent', async ({ post }) => {
  const unknown = await post('/password-reset', { form, email: `${crypto.randomUUID()}@nergens.test` })
  expect(unknown.status).toBe(422)
  expect(saidIn(await unknown.text(), 'error')).toBe(
    'Oeps, deze gebruiker werd niet gevonden. Kijk je e-mailadres na en probeer het nog eens.',
  )
  expect(errorAt(await (await post('/password-reset', { form, email: 'jan@' })).text(), 'email')).toBeTruthy()
})

test('who is signed in is led home', async ({ site, post }) => {
  const signedIn = await post('/login', { form: 'login', email: 'private@leerplein.test', password: 'leerplein-demo' })
  const cookie = [...cookiesOf(signedIn)].map((pair) => pair.join('=')).join('; ')
  for (const path of ['/fr/password-reset', '/fr/password-reset/something', '/fr/login']) {
    const response = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 303, '/fr'])
  }
})

test('with scripts, by keyboard, on a phone’s width', async ({ site, open, forgetful }) => {
  const email = await forgetful('fr')
  const page = await open('/fr/password-reset', { width: 360, height: 740 })
  await page.locator('html[data-awake]').waitFor()
  await page.locator('[name="email"]').focus()
  await page.keyboard.type(`nobody-${email}`)
  await page.keyboard.press('Enter')
  await page.locator('[data-snackbar="error"]').getByText('cet utilisateur est introuvable').waitFor()
  await page.locator('[name="email"]').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Consultez votre boîte mail' }).waitFor()
  await page.goto(site.url + (await linkMailedTo(site.url, email, '/password-reset/')))
  await page.locator('html[data-awake]').waitFor()
  expect(await violationsIn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.locator('[name="password"]').focus()
  await page.keyboard.insertText(password)
  await page.locator('[name="confirmPassword"]').focus()
  await page.keyboard.insertText(password)
  await page.keyboard.press('Enter')
  await page.getByText('Votre mot de passe est modifié. Vous êtes connecté.').waitFor()
})
