import pg from 'pg'
import { expect } from 'vitest'
import { test as base, startSite } from '../support/site.ts'

const email = 'private@leerplein.test'
const credentials = { email, password: 'leerplein-demo' }

const test = base
  .extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const site = await startSite(database, { TRUST_PROXY: '1' })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
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
  .extend('query', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    onCleanup(() => client.end())
    return async (text: string): Promise<unknown[]> => (await client.query({ text, rowMode: 'array' })).rows.flat()
  })

const rows = `select count(*)::int from refresh_tokens where user_id = (select id from users where email = '${email}')`

/** What a browser would send to /session/ after this answer. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

test('the tokens are in cookies alone, which last as long as the session', async ({ send }) => {
  const answer = await send('/session/login', credentials)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const body = await answer.json()
  expect(body).toEqual({ user: expect.objectContaining({ email }) })
  const cookies = answer.headers.getSetCookie()
  expect(cookies).toHaveLength(3)
  const month = Date.now() + 29 * 86_400_000
  for (const cookie of cookies) {
    expect(cookie).toContain('SameSite=Lax')
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')).toBeGreaterThan(month)
    expect(cookie.includes('HttpOnly')).toBe(cookie.startsWith('refreshToken='))
  }
})

test('a form signs in and goes on to a page of the site, never elsewhere', async ({ send }) => {
  const form = (returnUrl: string) => send('/session/login', new URLSearchParams({ ...credentials, returnUrl }))
  const answer = await form('/en/my-account?tab=1')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/en/my-account?tab=1')
  expect(cookiesOf(answer)).toContain('refreshToken=')
  for (const bad of ['https://evil.test/x', '//evil.test/x', 'javascript:alert(1)', '/\\evil.test']) {
    const location = (await form(bad)).headers.get('location')
    expect(location).toBe('/')
  }
  expect((await form('/.//evil.test')).headers.get('location')).toBe('/evil.test')
})

test('a form with a wrong password goes back to its page with the message', async ({ site, send }) => {
  const wrong = new URLSearchParams({ ...credentials, password: 'nothing' })
  const answer = await send('/session/login', wrong, { referer: `${site.url}/fr/login?returnUrl=%2Ffr` })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/fr/login?returnUrl=%2Ffr&error=Wrong+password')
  const elsewhere = await send('/session/login', wrong, { referer: 'https://evil.test/' })
  expect(elsewhere.headers.get('location')).toBe('/login?error=Wrong+password')
})

test('a refusal is the one of the API, counted for the address of the visitor', async ({ send, query }) => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const answer = await send('/session/login', { ...credentials, password: 'nothing' }, from)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ statusCode: 401, message: 'Wrong password' })
  expect(await query(`select count(*)::int from rate_limits where key like '%203.0.113.7'`)).toEqual([1])
  expect((await send('/session/login', { email })).status).toBe(400)
  expect((await send('/session/login', { ...credentials, more: 'x'.repeat(20_000) })).status).toBe(413)
})

test('renewals of one token at once, or just after, are one renewal', async ({ send, query }) => {
  const cookie = cookiesOf(await send('/session/login', credentials))
  const [before] = await query(rows)
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('/session/refresh', null, { cookie })))
  answers.push(await send('/session/refresh', null, { cookie }))
  expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(204))
  expect(new Set(answers.map(cookiesOf)).size).toBe(1)
  expect(await query(rows)).toEqual([Number(before) + 1])
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
  const form = await send('/fr/logout', new URLSearchParams())
  expect(form.status).toBe(307)
  expect(form.headers.get('location')).toBe('/session/logout?returnUrl=%2Ffr')
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
