import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { closeContext, openVisit } from '../support/browser.ts'
import { cookieOf, expireToken, fetchManyTimes, signInThere } from '../support/signed-in.ts'
import { test as base, siteWith } from '../support/site.ts'

const secret = 'a secret that only these tests sign with, long enough'
const email = 'contact@leerplein.test'

/** `person` is a new visitor who has signed in; what the browser says of refused calls is expected here. */
const test = base
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: secret }))
  .extend('query', { scope: 'file' }, async ({ client }) => {
    return async (text: string): Promise<number> => (await client.query({ text, rowMode: 'array' })).rows[0]?.[0]
  })
  .extend('person', async ({ browser, site }, { onCleanup }) => {
    const { context, visit } = await openVisit(browser, `${site.url}/en/about`, {}, [])
    onCleanup(() => closeContext(context))
    const { user } = await signInThere(visit.page, email)
    return { ...visit, context, userId: user?._id ?? '', calls: counted(context) }
  })

/** How often the browser sent something to these addresses since. */
function counted(context: BrowserContext) {
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return (call: string) => sent.filter((one) => one === call).length
}

const ofThem = `from login_sessions where user_id = (select id from users where email = '${email}')`
const sessions = `select count(*)::int ${ofThem}`
const renewals = `select coalesce(sum(generation), 0)::int ${ofThem}`

test('signing in gives the browser a token and a role, and keeps the refresh token from scripts', async ({
  person,
}) => {
  const { page, context, userId } = person
  expect(userId).not.toBe('')
  expect(await cookieOf(context, 'refreshToken')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect((await cookieOf(context, 'role'))?.value).toBe('CONTACT')
  const seen = await page.evaluate(() => document.cookie)
  expect(seen).toContain('accessToken=')
  expect(seen).not.toContain('refreshToken')
  expect(await page.locator('[data-site-header]').getAttribute('data-user')).toBe('contact')
  expect(await fetchManyTimes(page, userId, 1)).toEqual([email])
})

test('wrong credentials pass on what the API says, and clear the session', async ({ person }) => {
  expect(await signInThere(person.page, email, 'nothing')).toEqual({ status: 401, message: 'Wrong password' })
  expect(await cookieOf(person.context, 'accessToken')).toBeUndefined()
  expect(await cookieOf(person.context, 'refreshToken')).toBeUndefined()
  expect(await person.page.locator('[data-site-header]').getAttribute('data-user')).toBe('guest')
})

test('20 calls at once with an expired token lead to one renewal, and all succeed', async ({ person, site, query }) => {
  const { page, context, userId, calls } = person
  await expireToken(context, site.url, secret)
  const before = await query(renewals)
  expect(await fetchManyTimes(page, userId, 20)).toEqual(Array(20).fill(email))
  expect(calls('POST /graphql')).toBe(40)
  expect(calls('POST /session/refresh')).toBe(1)
  expect(await query(renewals)).toBe(before + 1)

  expect(await fetchManyTimes(page, userId, 20)).toEqual(Array(20).fill(email))
  expect(calls('POST /session/refresh')).toBe(1)
})

test('two tabs at once lead to one renewal', async ({ person, site, query }) => {
  const { page, context, userId, calls } = person
  const other = await context.newPage()
  await other.goto(`${site.url}/fr`)
  await expireToken(context, site.url, secret)
  const before = await query(renewals)
  const responses = await Promise.all([page, other].map((tab) => fetchManyTimes(tab, userId, 10)))
  expect(responses.flat()).toEqual(Array(20).fill(email))
  expect(calls('POST /session/refresh')).toBe(1)
  expect(await query(renewals)).toBe(before + 1)
})

test('two tabs of a browser without locks still stay signed in', async ({ person, site, query }) => {
  const { context, userId } = person
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto(`${site.url}/en`)))
  await expireToken(context, site.url, secret)
  const before = await query(renewals)
  const responses = await Promise.all(tabs.map((tab) => fetchManyTimes(tab, userId, 10)))
  expect(responses.flat()).toEqual(Array(20).fill(email))
  expect(await query(renewals)).toBe(before + 1)
})

test('a token that is JSON is read as well', async ({ person, site }) => {
  const { page, context, userId, calls } = person
  const token = (await cookieOf(context, 'accessToken'))?.value
  await context.addCookies([{ name: 'accessToken', value: JSON.stringify(token), url: site.url }])
  expect(await fetchManyTimes(page, userId, 1)).toEqual([email])
  expect(calls('POST /session/refresh')).toBe(0)
})

test('a failed renewal clears the cookies, leads to where one signs in once, and is not tried again for 30 s', async ({
  person,
  site,
  query,
}) => {
  const { page, context, userId, calls } = person
  await query(`delete ${ofThem}`)
  const token = await expireToken(context, site.url, secret)
  const here = page.url()
  fetchManyTimes(page, userId, 20).catch(() => {})
  await page.waitForURL(/\/login\?returnUrl=/)
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(new URL(here).pathname)
  expect(calls('GET /session/sign-in')).toBe(1)
  expect(calls('POST /session/refresh')).toBe(1)
  const left = (await context.cookies()).map(({ name }) => name)
  expect(left.sort()).toEqual(['cookieConsent', 'locale'])

  await page.goto(here)
  await expireToken(context, site.url, secret, token)
  const rejected = await fetchManyTimes(page, userId, 20, { skipAuthRedirect: true })
  expect(rejected.every((response) => response.startsWith('failed'))).toBe(true)
  expect(calls('POST /session/refresh')).toBe(1)
  expect(page.url()).toBe(here)
  expect(await page.locator('[data-site-header]').getAttribute('data-user')).toBe('guest')

  await page.clock.setFixedTime(Date.now() + 31_000)
  await expireToken(context, site.url, secret, token)
  await fetchManyTimes(page, userId, 1, { skipAuthRedirect: true })
  expect(calls('POST /session/refresh')).toBe(2)
})

test.for([
  { failure: 'no answer', status: null },
  { failure: 'a 503', status: 503 },
])(
  'a renewal that brings $failure is no refusal: one stays signed in, and it is tried again after 30 s',
  async ({ status }, { person, site }) => {
    const { page, context, userId, calls } = person
    await context.route('**/session/refresh', (route) => (status ? route.fulfill({ status }) : route.abort()))
    await expireToken(context, site.url, secret)
    const here = page.url()
    const failed = await fetchManyTimes(page, userId, 20)
    expect(new Set(failed)).toEqual(new Set(['failed: [Network] The session could not be renewed']))
    expect(await fetchManyTimes(page, userId, 1)).toEqual([...new Set(failed)])
    expect(calls('POST /session/refresh')).toBe(1)
    expect(calls('POST /session/logout')).toBe(0)
    expect(page.url()).toBe(here)
    expect(await cookieOf(context, 'refreshToken')).toBeDefined()
    expect(await page.locator('[data-site-header]').getAttribute('data-user')).toBe('contact')

    await context.unroute('**/session/refresh')
    await page.clock.setFixedTime(Date.now() + 31_000)
    expect(await fetchManyTimes(page, userId, 5)).toEqual(Array(5).fill(email))
  },
)

test('only a contact sends a token', async ({ person, site }) => {
  const { page, context, userId } = person
  await context.addCookies([{ name: 'role', value: 'STAFF', url: site.url }])
  const sent = page.waitForRequest('**/graphql')
  await fetchManyTimes(page, userId, 1)
  expect((await sent).headers().authorization).toBeUndefined()
})

test('the form in the header signs out, without scripts too', async ({ person, browser, site, query }) => {
  const { context } = person
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  await page.goto(`${site.url}/en/about`)
  const before = await query(sessions)
  await page.locator('form[action="/en/logout"]').evaluate((form) => (form as HTMLFormElement).submit())
  await page.waitForURL(`${site.url}/en#logged-out`)
  expect(await page.getByText('You have been logged out').isVisible()).toBe(true)
  expect(await plain.cookies()).toEqual([])
  expect(await query(sessions)).toBeLessThan(before)
  await page.getByRole('link', { name: 'Close' }).click()
  expect(await page.getByText('You have been logged out').isVisible()).toBe(false)
  await closeContext(plain)
})

test('a page of one’s own has the menu of who is signed in, without scripts too', async ({ person, browser, site }) => {
  const storageState = await person.context.storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const page = await plain.newPage()
  await page.goto(`${site.url}/en/my-account`)
  const header = page.locator('[data-site-header]')
  await header.getByRole('button', { name: 'Account' }).click()
  expect(await header.getByRole('button', { name: 'Log out' }).isVisible()).toBe(true)
  expect(await header.getByRole('link', { name: 'Log in' }).isVisible()).toBe(false)
  await closeContext(plain)
})

test('pages are the same for whoever is signed in', async ({ person, site }) => {
  const cookie = (await person.context.cookies(site.url)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const [own, others] = await Promise.all([fetch(`${site.url}/en`, { headers: { cookie } }), fetch(`${site.url}/en`)])
  expect(own.headers.get('set-cookie')).toBeNull()
  expect(await own.text()).toBe(await others.text())
})

test('a guest fetches nothing that a session needs', async ({ visit }) => {
  const { page, requests } = await visit('/en/courses')
  await fetchManyTimes(page, 'nobody', 1)
  expect(requests.filter((address) => /contact-calls|renew|session/.test(address))).toEqual([])
})
