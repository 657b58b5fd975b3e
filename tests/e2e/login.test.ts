import type { Page } from 'playwright'
import { expect } from 'vitest'
import { closeContext, openVisit } from '../support/browser.ts'
import { asHeader, cookiesOf } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { errorAt, saidIn, test } from '../support/open-page.ts'
import { expireToken } from '../support/signed-in.ts'
import { startSite } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const email = 'private@leerplein.test'
const password = 'leerplein-demo'
const secret = 'a secret that only this test signs with, long enough'
const login = { form: 'login', email, password }

const form = (page: Page) => page.locator('[data-form="login"]')

async function fillIn(page: Page, given = password) {
  await form(page).locator('[name="email"]').fill(email)
  await form(page).locator('[name="password"]').fill(given)
}

const press = (page: Page) => form(page).locator('[type="submit"]').click()
const awake = (page: Page) => page.locator('html[data-awake]').waitFor()

test.for([
  [
    '/login',
    'Oeps, zou het kunnen dat je wachtwoord verkeerd was? Probeer het nog eens.',
    'Oeps, deze gebruiker werd niet gevonden. Kijk je e-mailadres na en probeer het nog eens.',
  ],
  [
    '/en/login',
    'Oops, could it be that your password was wrong? Try again.',
    'Oops, this user was not found. Check your email address and try again.',
  ],
  [
    '/fr/login',
    'Oups, votre mot de passe serait-il erroné\u00a0? Réessayez.',
    'Oups, cet utilisateur est introuvable. Vérifiez votre adresse e-mail et réessayez.',
  ],
] as const)(
  'a wrong password and an unknown address are told apart, in one’s language: %s',
  async ([path, wrong, unknown], { post }) => {
    const refused = await post(path, { ...login, password: 'nothing' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(saidIn(html, 'error')).toBe(wrong)
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain('value="nothing"')
    const cleared = refused.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
    expect(cleared.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['accessToken', 'refreshToken', 'role'])

    const nobody = await post(path, { ...login, email: `${crypto.randomUUID()}@nergens.test` })
    expect(nobody.status).toBe(422)
    expect(saidIn(await nobody.text(), 'error')).toBe(unknown)
  },
)

test('what is left out is said at its field', async ({ post }) => {
  const html = await (await post('/en/login', { form: 'login', email: 'jan@', password: '' })).text()
  expect(errorAt(html, 'email')).toBe('No valid email address')
  expect(errorAt(html, 'password')).toBe('Enter the password')
  expect(html).toMatch(/role="alert"[^>]*data-error-summary/)
})

test.for(['staff@leerplein.test', 'editor@leerplein.test'])(
  'who works here is told where: %s',
  async (email, { site, post }) => {
    const signedIn = await post('/login', { form: 'login', email, password })
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/?said=works-here'])
    const html = await (await fetch(`${site.url}/?said=works-here`)).text()
    expect(saidIn(html, 'success')).toMatch(/^U bent aangemeld met een account van een medewerker\..*\/control-panel/)
    const own = { headers: { cookie: asHeader(cookiesOf(signedIn)) }, redirect: 'manual' as const }
    const account = await fetch(`${site.url}/en/my-account/registration-data`, own)
    expect([account.status, account.headers.get('location')]).toEqual([303, '/en?said=works-here'])
  },
)

test('who waits for approval is told so, and is not signed in', async ({ site, post }) => {
  const known = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'contact@leerplein.test', password }),
  })
  const { user } = await known.json()
  const applicant = { email: `${crypto.randomUUID()}@wacht.test`, password: 'a-good-password' }
  await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...applicant, firstName: 'Wout', lastName: 'Maes', organisation: user.organisation._id }),
  })
  const refused = await post('/login', { form: 'login', ...applicant })
  expect(refused.status).toBe(422)
  expect(saidIn(await refused.text(), 'error')).toBe(
    'De beheerder van uw organisatie moet u nog toelaten. U krijgt een e-mail zodra dat gebeurd is.',
  )
  expect([...cookiesOf(refused).values()].join('')).toBe('')
})

/** Where signing in leads with a `returnUrl`, and the page again for whoever has. */
async function leadsTo(url: string, wanted: string) {
  const address = `${url}/en/login?returnUrl=${encodeURIComponent(wanted)}`
  const signedIn = await fetch(address, { method: 'POST', body: new URLSearchParams(login), redirect: 'manual' })
  const again = await fetch(address, { headers: { cookie: asHeader(cookiesOf(signedIn)) }, redirect: 'manual' })
  expect([signedIn.status, again.status]).toEqual([303, 303])
  return [signedIn, again].map((response) => response.headers.get('location'))
}

test('signing in leads back to pages of this site, and nowhere else', async ({ site: { url } }) => {
  expect(await leadsTo(url, '/en/courses?page=2')).toEqual(['/en/courses?page=2', '/en/courses?page=2'])
  expect(await leadsTo(url, `${url}/en/about#team`)).toEqual(['/en/about#team', '/en/about#team'])
  expect(await leadsTo(url, '/.//evil.test')).toEqual(['/evil.test', '/evil.test'])
  for (const evil of ['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', ''])
    expect(await leadsTo(url, evil), evil).toEqual(['/en', '/en'])
})

test('signing in leads to the control panel, where it is another site', async ({ database }) => {
  const { url, stop } = await startSite(database, { CONTROL_PANEL_URL: 'https://panel.test' })
  const desk = 'https://panel.test/desk?a=1'
  expect(await leadsTo(url, desk)).toEqual([desk, desk])
  expect(await leadsTo(url, 'https://panel.test.evil.test/')).toEqual(['/en', '/en'])
  // Whoever must sign in does so there, and no panel of ours stands beside it.
  const wanted = await fetch(`${url}/en/my-account/participants?page=1`, { redirect: 'manual' })
  const back = encodeURIComponent(`${url}/en/my-account/participants?page=1`)
  expect([wanted.status, wanted.headers.get('location')]).toEqual([303, `https://panel.test/login?returnUrl=${back}`])
  for (const path of ['/control-panel', '/en/control-panel/login', '/control-panel/invoices'])
    expect((await fetch(url + path, { redirect: 'manual' })).status, path).toBe(404)
  // The menu of a contact leads there too, and back to the page.
  const here = encodeURIComponent(`${url}/fr/contact`)
  expect(await (await fetch(`${url}/fr/contact`)).text()).toContain(`href="https://panel.test/login?returnUrl=${here}"`)
  await stop()
})

test('a session that ends within the account leads there too, and back to what was open', async ({
  browser,
  database,
  client,
  onTestFinished,
}) => {
  const { url, stop } = await startSite(database, { CONTROL_PANEL_URL: 'https://panel.test', JWT_SECRET: secret })
  onTestFinished(async () => {
    await stop()
  })
  const { cookies, userId } = await newAccount({ url, databaseUrl: database.url })
  const { context, visit } = await openVisit(browser, `${url}/en/my-account`, { cookies }, [])
  onTestFinished(() => closeContext(context))
  const { page } = visit
  await awake(page)
  await client.query('delete from login_sessions where user_id = $1', [userId])
  await expireToken(context, url, secret)
  // What nobody saved yet, they may stay for.
  page.on('dialog', (dialog) => dialog.accept())
  await page.locator('[data-form="personal-data"] [name="firstName"]').fill('Nora')
  const leaving = page.waitForRequest('https://panel.test/**')
  await page.locator('[data-form="personal-data"] [type="submit"]').click()
  const back = encodeURIComponent(`${url}/en/my-account`)
  expect((await leaving).url()).toBe(`https://panel.test/login?returnUrl=${back}`)
  expect(await page.locator('dialog#sign-in-again').count()).toBe(0)
})

test('a protected page leads to where one signs in, which says why and leads back, without scripts', async ({
  site,
  open,
}) => {
  const page = await open('/en/login?returnUrl=%2Fen%2Fcourses%2Fexcel%2Fregister%2F1', { scripts: false })
  expect(await page.getByText('finish your registration').isVisible()).toBe(true)
  await page.goto(`${site.url}/en/my-account/participants?page=1`)
  const wanted = encodeURIComponent('/en/my-account/participants?page=1')
  expect(page.url()).toBe(`${site.url}/en/login?returnUrl=${wanted}`)
  expect(await page.getByText('Log in to open this page').isVisible()).toBe(true)
  await fillIn(page, 'nothing')
  await press(page)
  await page.locator('[data-snackbar="error"]').waitFor()
  await fillIn(page)
  await press(page)
  await page.waitForURL('**/en/my-account/participants?page=1')
})

test('with scripts a refusal reloads nothing, and signing in shows whose menu it is', async ({ open }) => {
  const page = await open('/fr/login?returnUrl=%2Ffr%2Fcontact')
  await awake(page)
  await page.evaluate(() => document.body.setAttribute('data-here', ''))
  await fillIn(page, 'nothing')
  await press(page)
  await page.getByText('votre mot de passe serait-il erroné').waitFor()
  await page.locator('[data-snackbar="error"]').getByRole('button').click()
  expect(await page.locator('[data-snackbar="error"]').count()).toBe(0)
  expect(await page.locator('body[data-here]').count()).toBe(1)
  expect(await form(page).locator('[name="email"]').inputValue()).toBe(email)
  await fillIn(page)
  await press(page)
  await page.waitForURL('**/fr/contact')

  await page.getByRole('button', { name: 'Compte' }).click()
  const menu = page.locator('#user-menu')
  expect(await menu.getByRole('link', { name: 'Mon compte' }).getAttribute('href')).toBe('/fr/my-account')
  expect(await menu.getByRole('link', { name: /organisation/ }).getAttribute('href')).toBe(
    '/fr/my-account/organisations',
  )
  await menu.locator('[data-form="logout"] button').click()
  await page.waitForURL('**/fr#logged-out')
  expect(await page.getByText('Vous êtes déconnecté.').isVisible()).toBe(true)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.getByRole('link', { name: 'Se connecter' }).isVisible()).toBe(true)
})

test('what is typed is checked as a field is left, and a password can be shown and pasted', async ({ open }) => {
  const page = await open('/en/login')
  await awake(page)
  await form(page).locator('[name="email"]').focus()
  // The rules come once somebody is at the form.
  await page.waitForLoadState('networkidle')
  await form(page).locator('[name="email"]').fill('jan@')
  expect(await page.locator('[data-error-for="email"]').count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.locator('[data-error-for="email"]').innerText()).toContain('No valid email address')
  const secret = form(page).locator('[name="password"]')
  expect(await secret.getAttribute('autocomplete')).toBe('current-password')
  await page.keyboard.insertText(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect([await secret.getAttribute('type'), await secret.inputValue()]).toEqual(['text', password])
})

test('a script that does not come leaves a form that works', async ({ open }) => {
  const page = await open('/en/about')
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(`${new URL(page.url()).origin}/en/login`)
  await fillIn(page)
  await press(page)
  await page.waitForURL(/\/en$/)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('refreshToken')
})

test('pressed twice, the form is sent once', async ({ open }) => {
  const page = await open('/en/login')
  await awake(page)
  let sent = 0
  await page.route('**/en/login', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await route.continue()
  })
  await fillIn(page)
  await form(page).locator('[type="submit"]').dblclick()
  await page.waitForURL(/\/en$/)
  expect(sent).toBe(1)
})

test('when nobody answers, what was typed stays, and it can be sent again', async ({ open }) => {
  const page = await open('/en/login')
  await awake(page)
  await page.route('**/en/login', (route) => route.abort())
  await fillIn(page)
  await press(page)
  await page.locator('[data-snackbar="error"]').getByText('We got no answer').waitFor()
  expect(await form(page).locator('[name="password"]').inputValue()).toBe(password)
  await page.unroute('**/en/login')
  await press(page)
  await page.waitForURL(/\/en$/)
})

test('a phone shows it all, with every error, and nobody is kept out', async ({ open }) => {
  const page = await open('/fr/login', { width: 360, height: 740 })
  await page.locator('[data-form="register"] [type="submit"]').click()
  await page.locator('[data-error-summary]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violationsIn(page)).toEqual([])
})
