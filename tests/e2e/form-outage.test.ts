import { expect } from 'vitest'
import { breakableDatabase } from '../support/breakable-database.ts'
import { formPath, placeForm } from '../support/form-page.ts'
import { test as siteTest, startSite } from '../support/site.ts'

const test = siteTest
  .extend('line', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const line = await breakableDatabase(database.url)
    onCleanup(line.cut)
    return line
  })
  .extend('distant', { scope: 'file' }, async ({ database, line }, { onCleanup }) => {
    const site = await startSite({ ...database, url: line.url }, { LOG_LEVEL: 'silent' })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

test('a form that nobody can take stays, says so, and can be sent again', async ({ distant, line }) => {
  await placeForm(distant.url)
  const address = distant.url + formPath
  expect((await fetch(address)).status).toBe(200)
  const email = `${crypto.randomUUID()}@lezer.test`
  const post = () => fetch(address, { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' })
  await line.cut()
  const unanswered = await post()
  expect(unanswered.status).toBe(503)
  const html = await unanswered.text()
  expect(html).toContain(`value="${email}"`)
  expect(html).toMatch(/data-snackbar="error">.{0,400}<p[^>]*>We kregen geen antwoord/s)
  await line.mend()
  await expect.poll(async () => (await post()).status).toBe(303)
})

test('whose session nobody can renew stays signed in, is told so, and goes on once somebody can', async ({
  distant,
  line,
}) => {
  const credentials = { email: 'contact@leerplein.test', password: 'leerplein-demo' }
  const signedIn = await fetch(`${distant.url}/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const cookie = cookies.find((one) => one.startsWith('refreshToken=')) ?? ''
  const open = () => fetch(`${distant.url}/en/my-account`, { headers: { cookie }, redirect: 'manual' })
  await line.cut()
  const unanswered = await open()
  expect(unanswered.status).toBe(503)
  expect(unanswered.headers.get('cache-control')).toContain('no-store')
  expect(unanswered.headers.getSetCookie()).toEqual([])
  await line.mend()
  await expect.poll(async () => (await open()).status).toBe(200)
})
