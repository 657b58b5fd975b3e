import { expect, vi } from 'vitest'
import { asHeader, cookiesOf, signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { portalPages, visitorOf } from '../support/portal.ts'
import { test as base } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'

// The site starts first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

const password = 'leerplein-demo'
const test = base.extend('owner', { scope: 'file' }, async ({ site, database }) => {
  const organisation = { name: `Brouwerij ${crypto.randomUUID()}` }
  return newAccount({ url: site.url, databaseUrl: database.url }, { organisation, lastName: 'Eigenaar' })
})

test('who is signed in to the control panel is nobody here', async ({ site }) => {
  for (const path of portalPages) {
    const answer = await visitorOf(site.url, await signInAt(site.url, 'editor@leerplein.test')).get(path)
    expect([answer.status, (await answer.text()).includes('data-area')]).toEqual([303, false])
  }
})

test.for(portalPages)('%s is kept nowhere, in no language, refused or not', async (path, { site, owner }) => {
  const visitor = visitorOf(site.url, owner.cookies)
  for (const prefix of ['', '/en', '/fr']) {
    const answer = await visitor.get(prefix + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  }
  const refused = await visitor.post(path, { form: 'nothing-like-it' })
  expect(refused.status).toBe(405)
  const headers = { cookie: asHeader(owner.cookies), 'Sec-Purpose': 'prefetch' }
  expect((await fetch(site.url + path, { headers, redirect: 'manual' })).status).toBe(503)
})

test.for(portalPages)('%s takes no form from another site', async (path, { site, owner }) => {
  const visitor = visitorOf(site.url, owner.cookies)
  const answer = await visitor.post(path, { form: 'personal-data' }, { origin: 'https://evil.test' })
  expect(answer.status).toBe(403)
})

test('a new password ends every other session, on pages too, and the tokens that could renew them', async ({
  site,
  database,
}) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url })
  const here = visitorOf(site.url, await signInAt(site.url, account.email))
  const there = visitorOf(site.url, account.cookies)
  expect((await there.get('/my-account')).status).toBe(200)
  const chosen = { oldPassword: password, newPassword: 'drie nieuwe woorden', confirmPassword: 'drie nieuwe woorden' }
  expect((await here.post('/my-account/login-data', { form: 'password', ...chosen })).status).toBe(303)
  for (const path of portalPages) expect((await there.get(path)).status).toBe(303)
  expect((await here.get('/my-account')).status).toBe(200)
})

test('signing out forgets what the browser holds, and the old cookies open nothing', async ({ site, database }) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url })
  const visitor = visitorOf(site.url, account.cookies)
  const answer = await visitor.post('/logout', { form: 'logout' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('clear-site-data')).toContain('"cache"')
  for (const path of portalPages) expect((await visitor.get(path)).status).toBe(303)
})

test('no address on a private page, nor any that it leads to, has a token or who it is of in it', async ({
  site,
  owner,
}) => {
  const visitor = visitorOf(site.url, owner.cookies)
  const secrets = [...owner.cookies.values(), owner.email, owner.userId].filter((value) => value.length > 10)
  for (const path of portalPages) {
    const answer = await visitor.get(path)
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const html = await answer.text()
    const addresses = [...html.matchAll(/\b(?:href|src|srcset|action|formaction)="([^"]*)"/g)].map(
      ([, address]) => address,
    )
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => secrets.some((secret) => address?.includes(secret)))).toEqual([])
  }
})

test('an account that staff close can do nothing more: it sees no page, sends no form and signs in nowhere', async ({
  site,
  database,
}) => {
  const account = await newAccount({ url: site.url, databaseUrl: database.url })
  const visitor = visitorOf(site.url, account.cookies)
  expect((await visitor.get('/my-account')).status).toBe(200)
  const { send } = await callsAs(site.url, 'staff@leerplein.test')
  await send('PATCH', `/users/${account.userId}`, { active: false })
  for (const path of portalPages) expect([path, (await visitor.get(path)).status]).toEqual([path, 303])
  const person = { form: 'personal-data', firstName: 'Gekaapt', lastName: 'Peeters', language: 'nl' }
  expect((await visitor.post('/my-account', person)).headers.get('location')).toMatch(/^\/login\?returnUrl=/)
  expect((await account.call('PATCH', `/users/${account.userId}`, { firstName: 'Gekaapt' })).status).toBe(401)
  expect((await visitor.post('/session/refresh', {})).status).toBe(401)
  const signIn = { form: 'login', email: account.email, password }
  const refused = await visitorOf(site.url, new Map()).post('/login', signIn)
  expect(refused.status).toBe(422)
  expect([...cookiesOf(refused).values()].join('')).toBe('')
})

test('signing in tells the same of a wrong password, whoever’s it is', async ({ site, database, owner }) => {
  const closed = await newAccount({ url: site.url, databaseUrl: database.url })
  const { send } = await callsAs(site.url, 'staff@leerplein.test')
  await send('PATCH', `/users/${closed.userId}`, { active: false })
  const answers = await Promise.all(
    [owner.email, closed.email, 'staff@leerplein.test'].map(async (email) => {
      const answer = await visitorOf(site.url, new Map()).post('/login', { form: 'login', email, password: 'nothing' })
      const html = await answer.text()
      const cookies = [...cookiesOf(answer)]
      return { status: answer.status, cookies, html: html.replaceAll(email, '').replace(/"now":"[^"]+"/, '') }
    }),
  )
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})
