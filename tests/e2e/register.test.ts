import type { Page } from 'playwright'
import { expect } from 'vitest'
import { asHeader, type Cookies, cookiesOf } from '../support/cookies.ts'
import { linkMailedTo } from '../support/mailbox-links.ts'
import { test as base, errorAt, saidIn } from '../support/open-page.ts'
import { newVatNumber } from '../support/vat-number.ts'

const password = 'een-goede-zin'

type Entries = Record<string, string> & { email: string }

/** Somebody who fills in everything, for themselves. */
const person = (more: Record<string, string> = {}): Entries => {
  const email = more.email ?? `${crypto.randomUUID()}@nieuw.test`
  return {
    form: 'register',
    isPrivatePerson: 'true',
    firstName: 'Katrijn',
    lastName: 'Van Loo',
    email,
    confirmEmail: email,
    phone: '0470 00 12 34',
    language: 'fr',
    password,
    confirmPassword: password,
    allowMarketing: 'on',
    ...more,
  }
}

const founder = (more: Record<string, string> = {}): Entries =>
  person({ isPrivatePerson: 'false', 'organisation.name': `Drukkerij ${crypto.randomUUID()}`, ...more })

/** `me` is the account of these cookies, as the API knows it; `organisation` the id of a known one. */
const test = base
  .extend('me', async ({ site }) => async (cookies: Cookies) => {
    const token = cookies.get('accessToken') ?? ''
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(`${site.url}/api/users/me/${sub}`, { headers })).json()
  })
  .extend('organisation', async ({ site }): Promise<string> => {
    const response = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'contact@leerplein.test', password: 'leerplein-demo' }),
    })
    return (await response.json()).user.organisation._id
  })

const form = (page: Page) => page.locator('[data-form="register"]')
const send = (page: Page) => form(page).locator('[type="submit"]').click()

async function fillIn(page: Page, entries: Record<string, string>) {
  for (const [name, value] of Object.entries(entries)) {
    const field = form(page).locator(`[name="${name}"]`)
    if (name === 'form') continue
    if (name.startsWith('is')) await form(page).locator(`[name="${name}"][value="${value}"]`).check()
    else if (name === 'allowMarketing') await field.check()
    else if (name === 'language') await field.selectOption(value)
    else await field.fill(value)
  }
}

test('a private person is signed in, hears what happens next, and can go on where they were', async ({
  site,
  post,
  me,
}) => {
  const given = person()
  const registered = await post('/en/login?returnUrl=%2Fen%2Fcourses', given)
  expect(registered.status).toBe(303)
  expect(registered.headers.get('location')).toBe('/en/register-success?returnUrl=%2Fen%2Fcourses')
  const cookies = cookiesOf(registered)
  expect(await me(cookies)).toMatchObject({
    email: given.email,
    isPrivatePerson: true,
    organisation: null,
    language: 'fr',
    phone: given.phone,
    allowMarketing: true,
    student: { status: 'new' },
  })
  const headers = { cookie: asHeader(cookies) }
  const success = await fetch(site.url + registered.headers.get('location'), { headers })
  expect(success.headers.get('cache-control')).toBe('private, no-store')
  const html = await success.text()
  expect(html).toContain(`the email that we sent to ${given.email}`)
  const onwards = /href="(\/en\/login\?returnUrl=[^"]+)"/.exec(html)?.[1] ?? ''
  const next = await fetch(site.url + onwards, { headers, redirect: 'manual' })
  expect(next.headers.get('location')).toBe('/en/courses')
  const proof = await fetch(site.url + (await linkMailedTo(site.url, given.email, '/verify-email/')), {
    method: 'POST',
  })
  expect(proof.url).toMatch(/verify-email\/done$/)
  expect(await (await fetch(`${site.url}/en/register-success`, { headers })).text()).not.toContain('we sent to')
})

test('the first of an organisation administers it, and nobody else can take its name or number', async ({
  post,
  me,
}) => {
  const vat = newVatNumber()
  const given = founder({ 'organisation.vat': vat })
  const registered = await post('/login', given)
  expect(registered.headers.get('location')).toBe('/register-success')
  expect(await me(cookiesOf(registered))).toMatchObject({
    isPrivatePerson: false,
    organisation: { name: given['organisation.name'], vat },
    contact: { roles: ['ORGANISATION_ADMIN'] },
  })
  const sameName = await post('/en/login', founder({ 'organisation.name': given['organisation.name'] ?? '' }))
  expect(sameName.status).toBe(422)
  const html = await sameName.text()
  expect(errorAt(html, 'organisation.name')).toBe('Organisation name already exists')
  expect(html).toContain(`value="${given['organisation.name']}"`)
  expect(html).not.toContain(password)
  const sameNumber = await post('/login', founder({ 'organisation.vat': vat }))
  expect(errorAt(await sameNumber.text(), 'organisation.vat')).toBe('Deze organisatienaam bestaat al')
})

test('who joins a known organisation waits for its administrator, and is not signed in', async ({
  site,
  post,
  organisation,
}) => {
  const link = `${site.url}/login?organisation=${organisation}`
  expect(await (await fetch(link)).text()).toContain(`value="${organisation}"`)
  const given = person({ isPrivatePerson: 'false', isKnownOrganisation: 'true', 'organisation._id': link })
  const asked = await post('/en/login', given)
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/en/register-success?state=waiting'])
  expect(asked.headers.getSetCookie()).toEqual([])
  const html = await (await fetch(`${site.url}/en/register-success?state=waiting`)).text()
  expect(html).toContain('as soon as the administrator of your organisation lets you in')
  await linkMailedTo(site.url, given.email, '/verify-email/')
  expect(saidIn(await (await post('/en/login', { ...given, form: 'login' })).text(), 'error')).toMatch(
    /^The administrator of your organisation still has to let you in/,
  )
  const unknown = await post('/en/login', {
    ...given,
    ...person(),
    'organisation._id': crypto.randomUUID(),
    isPrivatePerson: 'false',
  })
  expect(errorAt(await unknown.text(), 'organisation._id')).toBeTruthy()
})

test.for([
  [
    '/login',
    'Het btw-nummer is ongeldig. Gebruik het formaat BE0xxxxxxxx of BE1xxxxxxxx.',
    'Geen geldig telefoon- of gsm-nummer',
    'Het wachtwoord moet minstens 8 tekens bevatten',
  ],
  [
    '/en/login',
    'VAT-number is invalid. Use the format BE0xxxxxxxx or BE1xxxxxxxx.',
    'No valid phone or mobile number',
    'The password must contain at least 8 characters',
  ],
] as const)('what does not fit is said at its field: %s', async ([path, vat, phone, short], { post }) => {
  const given = founder({
    'organisation.vat': 'BE0 999 61 22',
    phone: '12',
    password: 'kort',
    confirmPassword: 'korter',
    confirmEmail: 'iemand@anders.test',
  })
  const refused = await post(path, given)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect([errorAt(html, 'organisation.vat'), errorAt(html, 'phone'), errorAt(html, 'password')]).toEqual([
    vat,
    phone,
    short,
  ])
  expect(errorAt(html, 'confirmEmail')).toBeTruthy()
  expect(errorAt(html, 'confirmPassword')).toBeTruthy()
  expect(html).toContain('value="BE0 999 61 22"')
  const privately = await (await post(path, { ...given, isPrivatePerson: 'true' })).text()
  expect(errorAt(privately, 'organisation.vat')).toBeUndefined()
})

test('an address that is known is told by whose it is', async ({ post }) => {
  const linked = await post('/en/login', person({ email: 'contact@leerplein.test' }))
  expect(linked.status).toBe(422)
  const html = await linked.text()
  expect(errorAt(html, 'email')).toMatch(/^Email already linked/)
  expect(saidIn(html, 'error')).toBe('Oops, there is already a user with this email address.')
  const privately = await (await post('/en/login', person({ email: 'private@leerplein.test' }))).text()
  expect(errorAt(privately, 'email')).toContain('choose “My organisation” to link it')
  const linking = await (await post('/en/login', founder({ email: 'private@leerplein.test' }))).text()
  expect(errorAt(linking, 'password')).toBe('Password is incorrect.')
  expect(saidIn(linking, 'error')).toContain('Enter the correct password for your email.')
})

test('a private person links the account they have to an organisation, by its password', async ({ post, me }) => {
  const given = person()
  await post('/login', given)
  const linked = await post('/login', founder({ email: given.email }))
  expect(linked.headers.get('location')).toBe('/register-success')
  expect(await me(cookiesOf(linked))).toMatchObject({ email: given.email, isPrivatePerson: false })
})

test('without scripts the choice decides which fields there are', async ({ open }) => {
  const page = await open('/fr/login', { scripts: false })
  const shown = (name: string) => form(page).locator(`[name="${name}"]`).first().isVisible()
  expect(await Promise.all(['organisation.name', 'organisation._id'].map(shown))).toEqual([true, false])
  await form(page).locator('[name="isKnownOrganisation"][value="true"]').check()
  expect(await Promise.all(['organisation.name', 'organisation._id'].map(shown))).toEqual([false, true])
  await form(page).locator('[name="isPrivatePerson"][value="true"]').check()
  expect(await Promise.all(['organisation.name', 'organisation._id'].map(shown))).toEqual([false, false])
  await send(page)
  await page.locator('[data-error-summary]').waitFor()
  expect(await shown('organisation.name')).toBe(false)
  await fillIn(page, person())
  await send(page)
  await page.waitForURL('**/fr/register-success')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Votre compte est créé')
})

test('an invitation fills in the address and the organisation, whose name is shown', async ({ site, open }) => {
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const body = JSON.stringify({ email: 'contact@leerplein.test' })
  const { organisation } = await (await fetch(`${site.url}/api/users/validate`, { ...asked, body })).json()
  const page = await open(`/login?organisation=${organisation._id}&email=eva%2Bles%40gast.test`)
  await form(page).getByText('U vraagt toegang tot Bakkerij De Korenbloem bv.').waitFor()
  const names = ['organisation._id', 'email', 'confirmEmail']
  const values = await Promise.all(names.map((name) => form(page).locator(`[name="${name}"]`).inputValue()))
  expect(values).toEqual([organisation._id, 'eva+les@gast.test', 'eva+les@gast.test'])
})

test('with scripts the server is asked as a field is left', async ({ open }) => {
  const page = await open('/en/login')
  await page.locator('html[data-awake]').waitFor()
  const given = founder()
  await fillIn(page, { ...given, email: 'contact@leerplein.test' })
  await form(page).locator('[data-error-for="email"]').getByText('already linked to an organisation').waitFor()
  await fillIn(page, { 'organisation.vat': 'BE 0999.123.457' })
  await form(page).locator('[name="organisation.name"]').focus()
  const vat = form(page).locator('[data-error-for="organisation.vat"]')
  await vat.getByText('Organisation name already exists').waitFor()
  expect(await form(page).locator('[data-error-for="organisation.name"]').count()).toBe(0)
  await fillIn(page, { 'organisation.vat': newVatNumber() })
  await vat.waitFor({ state: 'detached' })
  await fillIn(page, { email: 'private@leerplein.test', 'organisation.name': 'Brouwerij De Vaart' })
  await form(page).getByText('You already have an account.').waitFor()
  await fillIn(page, { isPrivatePerson: 'true' })
  await form(page).locator('[data-error-for="email"]').getByText('“My organisation”').waitFor()
  await fillIn(page, { ...given, isPrivatePerson: 'false' })
  expect(await form(page).locator('[data-error-for]').count()).toBe(0)
  await send(page)
  await page.waitForURL('**/en/register-success')
  await page.getByText(`You are the administrator of ${given['organisation.name']}`).waitFor()
})

test.for([404, 429, 500, null])('a check that fails (%s) counts as valid', async (status, { open }) => {
  const page = await open('/en/login')
  await page.locator('html[data-awake]').waitFor()
  await page.route('**/graphql', (route) => (status ? route.fulfill({ status, body: '{}' }) : route.abort()))
  const asked = page.waitForRequest('**/graphql')
  await fillIn(page, founder())
  await asked
  await send(page)
  await page.waitForURL('**/en/register-success')
})
