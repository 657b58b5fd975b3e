import { expect } from 'vitest'
import { asHeader, type Cookies, cookiesOf, expired, signInAt } from '../support/cookies.ts'
import { test as base, siteWith, startSite } from '../support/site.ts'

const secret = 'a secret of these tests alone, of more than 32 characters'
const owner = 'contact@leerplein.test'

/** `mine` are the paths below /my-account of a file of each kind that the demo's organisation has. */
const test = base
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: secret }))
  .extend('signIn', { scope: 'file' }, async ({ site }) => {
    const known = new Map<string, Promise<Cookies>>()
    return (email: string) => {
      const cookies = known.get(email) ?? signInAt(site.url, email)
      known.set(email, cookies)
      return cookies
    }
  })
  .extend('get', async ({ site }) => {
    return (path: string, cookies: Cookies = new Map(), headers: Record<string, string> = {}) =>
      fetch(site.url + path, { redirect: 'manual', headers: { cookie: asHeader(cookies), ...headers } })
  })
  .extend('mine', { scope: 'file' }, async ({ site, signIn }) => {
    const token = (await signIn(owner)).get('accessToken')
    const first = async (list: string) => {
      const response = await fetch(`${site.url}/api/${list}`, { headers: { Authorization: `Bearer ${token}` } })
      return (await response.json()).items[0]._id
    }
    return {
      invoice: `/my-account/invoice-data/${await first('invoices?limit=1')}.pdf`,
      quotation: `/my-account/bookings-data/${await first('bookings?limit=1&status=waiting_for_customer')}.pdf`,
    }
  })

const kinds = ['invoice', 'quotation'] as const

test.for(kinds)(
  'the %s comes to whose it is, under a name, and nobody keeps it',
  async (kind, { get, mine, signIn }) => {
    for (const prefix of ['', '/en', '/fr']) {
      const file = await get(prefix + mine[kind], await signIn(owner))
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[\w-]+\d\.pdf$/)
      expect(file.headers.get('cache-control')).toBe('private, no-store')
      expect(file.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    }
  },
)

test.for(kinds)('the %s is nobody else’s: to them it is not there', async (kind, { get, mine, signIn }) => {
  expect((await get(mine[kind], await signIn('beheer@leerplein.test'))).status).toBe(200)
  for (const email of ['private@leerplein.test', 'admin@brouwerij.test']) {
    const refused = await get(`/en${mine[kind]}`, await signIn(email))
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(await refused.text()).toContain('<html lang="en"')
  }
  expect((await get(mine[kind], await signIn('editor@leerplein.test'))).headers.get('location')).toBe(
    '/?said=works-here',
  )
})

test('the UBL of an invoice is saved by whose it is, and by nobody else', async ({ get, mine, signIn }) => {
  const path = mine.invoice.replace('.pdf', '.xml')
  for (const prefix of ['', '/en', '/fr']) {
    const file = await get(prefix + path, await signIn(owner))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w-]+\d\.xml$/)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(await file.text()).toContain('urn:fdc:peppol.eu:2017:poacc:billing:3.0')
  }
  expect((await get(path, await signIn('private@leerplein.test'))).status).toBe(404)
})

test('what is no id leads to no other call', async ({ get, signIn }) => {
  const cookies = await signIn(owner)
  for (const id of ['..', '%2e%2e', 'x%2Fy', crypto.randomUUID(), 'all?limit=1'])
    expect((await get(`/my-account/invoice-data/${id}.pdf`, cookies)).status, id).toBe(404)
})

test('whoever is signed out signs in first, and comes back to it', async ({ get, mine }) => {
  const response = await get(`/fr${mine.invoice}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
  expect(response.headers.get('location')).toBe(`/fr/login?returnUrl=${encodeURIComponent(`/fr${mine.invoice}`)}`)
})

test('a token that is too old is renewed, one that is none leads to where one signs in', async ({
  get,
  mine,
  signIn,
}) => {
  const old = await expired(await signIn('beheer@leerplein.test'), secret)
  const renewed = await get(mine.invoice, old)
  expect(renewed.status).toBe(200)
  expect((await renewed.text()).slice(0, 5)).toBe('%PDF-')
  expect([...cookiesOf(renewed).keys()].sort()).toEqual(['accessToken', 'refreshToken', 'role'])
  const forged = await get(
    mine.invoice,
    await expired(await signIn(owner), 'another secret, of more than 32 characters').then(
      (cookies) => new Map([...cookies, ['refreshToken', 'nothing']]),
    ),
  )
  expect([forged.status, forged.headers.get('location')]).toEqual([
    303,
    `/login?returnUrl=${encodeURIComponent(mine.invoice)}`,
  ])
})

test('a browser that only thinks of going there gets nothing', async ({ get, mine, signIn }) => {
  const response = await get(mine.invoice, await signIn(owner), { 'sec-purpose': 'prefetch' })
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []])
})

test('nothing is sent there', async ({ site, mine, signIn }) => {
  const headers = { cookie: asHeader(await signIn(owner)) }
  expect((await fetch(site.url + mine.invoice, { method: 'POST', headers })).status).toBe(405)
  const head = await fetch(site.url + mine.invoice, { method: 'HEAD', headers })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/pdf', ''])
})

test('while the API is away a page says so, and the person stays signed in', async ({ database, mine, signIn }) => {
  const site = await startSite(database, { JWT_SECRET: secret, API_URL: 'http://127.0.0.1:9/api' })
  const response = await fetch(`${site.url}/en${mine.invoice}`, {
    headers: { cookie: asHeader(await signIn(owner)) },
  }).finally(site.stop)
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []])
  expect(await response.text()).toContain('<html lang="en"')
})
