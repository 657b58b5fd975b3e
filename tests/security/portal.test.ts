import { expect } from 'vitest'
import { asHeader, signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { portalPages, visitorOf } from '../support/portal.ts'
import { test as base } from '../support/site.ts'

const password = 'leerplein-demo'
/** Text of a script where a name is asked for, as far as names take it. */
const script = `"'><img src=x onerror=alert(1)><script>alert(1)</script>`

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

test('text of a script in a name is shown as text on every page', async ({ site, database }) => {
  const account = await newAccount(
    { url: site.url, databaseUrl: database.url },
    { firstName: script, lastName: script, organisation: { name: `${script}${crypto.randomUUID()}` } },
  )
  await account.call('PATCH', `/users/${account.userId}`, { student: { birthPlace: script } })
  const email = `${crypto.randomUUID()}@deelnemer.test`
  await account.call('POST', '/students', { firstName: script, lastName: script, email, birthPlace: script })
  const visitor = visitorOf(site.url, account.cookies)
  for (const path of portalPages) {
    const html = await visitor.read(path)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;img src=x')
  }
  const typed = await visitor.post('/my-account', {
    form: 'personal-data',
    firstName: script,
    lastName: '',
    phone: script,
  })
  expect(typed.status).toBe(422)
  const html = await typed.text()
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img src=x')
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
