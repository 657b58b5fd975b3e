import { expect } from 'vitest'
import { test as base, siteWith, startSite } from '../support/site.ts'

const email = 'private@leerplein.test'
const credentials = { email, password: 'leerplein-demo' }

const test = base
  .extend('site', { scope: 'file' }, siteWith({ TRUST_PROXY: '1' }))
  .extend('send', async ({ site }) => {
    return (path: string, body: object | URLSearchParams | null = null, headers: Record<string, string> = {}) =>
      fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers:
          body && !(body instanceof URLSearchParams) ? { 'Content-Type': 'application/json', ...headers } : headers,
        body: body instanceof URLSearchParams ? body : body && JSON.stringify(body),
      })
  })
  .extend('query', { scope: 'file' }, async ({ client }) => {
    return async (text: string): Promise<unknown[]> => (await client.query({ text, rowMode: 'array' })).rows.flat()
  })

/** How often sessions of this account were renewed. */
const renewals = `select coalesce(sum(generation), 0)::int from login_sessions
  where user_id = (select id from users where email = '${email}')`

/** What a browser would send to /session/ after this response. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

test('the tokens are in cookies alone, which last as long as the session', async ({ send }) => {
  const response = await send('/session/login', credentials)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const body = await response.json()
  expect(body).toEqual({ user: expect.objectContaining({ email }) })
  const cookies = response.headers.getSetCookie()
  expect(cookies).toHaveLength(3)
  const almostTwoWeeks = Date.now() + 13 * 86_400_000
  for (const cookie of cookies) {
    expect(cookie).toContain('SameSite=Lax')
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')).toBeGreaterThan(almostTwoWeeks)
    expect(cookie.includes('HttpOnly')).toBe(cookie.startsWith('refreshToken='))
  }
})

test('a refusal is the one of the API, counted for the address of the visitor', async ({ send, query }) => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const response = await send('/session/login', { ...credentials, password: 'nothing' }, from)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ statusCode: 401, message: 'Wrong password' })
  expect(await query(`select count(*)::int from rate_limits where key = 'login-failures-address:203.0.113.7'`)).toEqual(
    [1],
  )
  expect((await send('/session/login', { email })).status).toBe(400)
  const torn = { 'content-type': 'multipart/form-data' }
  expect((await send('/session/login', new URLSearchParams('torn'), torn)).status).toBe(400)
  expect((await send('/session/login', { ...credentials, more: 'x'.repeat(20_000) })).status).toBe(413)
})

test('renewals of one token at once, or just after, are one renewal', async ({ send, query }) => {
  const cookie = cookiesOf(await send('/session/login', credentials))
  const [before] = await query(renewals)
  const responses = await Promise.all(Array.from({ length: 20 }, () => send('/session/refresh', null, { cookie })))
  responses.push(await send('/session/refresh', null, { cookie }))
  expect(responses.map(({ status }) => status)).toEqual(Array(21).fill(204))
  const refreshTokens = responses.map((response) => /refreshToken=([^;]+)/.exec(cookiesOf(response))?.[1])
  expect(new Set(refreshTokens).size).toBe(1)
  expect(await query(renewals)).toEqual([Number(before) + 1])
})

test('without a session there is nothing to renew', async ({ send }) => {
  const none = await send('/session/refresh')
  expect(none.status).toBe(401)
  const bad = await send('/session/refresh', null, { cookie: 'refreshToken=nothing' })
  expect(bad.status).toBe(401)
  expect(bad.headers.getSetCookie().filter((one) => one.includes('Max-Age=0'))).toHaveLength(3)
})

test('signing out ends the session at the API too', async ({ send, site }) => {
  const cookie = cookiesOf(await send('/session/login', credentials))
  const renewed = cookiesOf(await send('/session/refresh', null, { cookie }))
  expect((await send('/session/logout', null, { cookie: renewed })).status).toBe(204)
  expect((await send('/session/refresh', null, { cookie: renewed })).status).toBe(401)
  expect((await send('/session/refresh', null, { cookie })).status).toBe(401)
  const form = await send('/fr/logout', new URLSearchParams(), { cookie: renewed })
  expect(form.status).toBe(303)
  expect(form.headers.get('location')).toBe('/fr#logged-out')
  expect(form.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(form.headers.getSetCookie().every((one) => one.includes('Max-Age=0'))).toBe(true)
  expect((await fetch(`${site.url}/fr/logout`)).status).toBe(404)
})

test.for(['/session/login', '/session/refresh', '/session/logout', '/en/logout'])(
  'another site cannot post to %s',
  async (path, { send, site }) => {
    expect((await send(path, credentials, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await send(path, credentials, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send(path, credentials, { origin: site.url })).status).not.toBe(403)
  },
)

test('over https no other host can plant the refresh token: its cookie bears the prefix for that', async ({
  database,
}) => {
  const site = await startSite(database, { PUBLIC_URL: 'https://leerplein.example' })
  const post = (path: string, cookie = '') =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(credentials),
    })
  const cookies = (await post('/session/login')).headers.getSetCookie()
  const [refresh] = cookies.filter((one) => one.includes('refreshToken='))
  expect(refresh).toMatch(/^__Host-refreshToken=.*; Path=\/; .*HttpOnly; Secure/)
  expect(cookies.every((one) => one.includes('Secure'))).toBe(true)
  const given = refresh?.split(';')[0] ?? ''
  expect((await post('/session/refresh', given.replace('__Host-', ''))).status).toBe(401)
  expect((await post('/session/refresh', given)).status).toBe(204)
  await site.stop()
})

test('where the site is https, what http of the same name posts is another site’s', async ({ database }) => {
  const site = await startSite(database, { PUBLIC_URL: 'https://leerplein.example' })
  const { host } = new URL(site.url)
  const post = async (path: string, origin: string) =>
    (await fetch(site.url + path, { method: 'POST', redirect: 'manual', headers: { origin } })).status
  for (const path of ['/session/login', '/logout', '/login', '/control-panel/login']) {
    expect([path, await post(path, `http://${host}`)]).toEqual([path, 403])
    for (const own of ['https://leerplein.example', `https://${host}`]) {
      expect([path, await post(path, own)]).not.toEqual([path, 403])
    }
  }
  await site.stop()
})

test('signing in again ends the session that was there', async ({ send }) => {
  const before = cookiesOf(await send('/session/login', credentials))
  await send('/session/login', credentials, { cookie: before })
  expect((await send('/session/refresh', null, { cookie: before })).status).toBe(401)
})
