import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { make } from '../support/calls.ts'
import { freePort } from '../support/free-port.ts'
import { test as siteTest, startSite } from '../support/site.ts'
import { registrationOf } from '../support/training.ts'
import { openWorld } from '../support/world.ts'

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

/** Another origin: whatever it is asked, it says what. */
const test = siteTest
  .extend('panel', async ({}, { onCleanup }) => {
    const server = createServer((request, response) => response.end(`here is ${request.url}`))
    const url = `http://127.0.0.1:${await listening(server)}`
    onCleanup(() => void server.close())
    return url
  })
  .extend('elsewhere', async ({ database, panel }, { onCleanup }) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const site = await startSite(database, { PORT: String(port), PUBLIC_URL: url, CONTROL_PANEL_URL: panel })
    onCleanup(async () => {
      await site.stop()
    })
    return { url, otherName: `http://127.0.0.1:${port}`, panel }
  })

test('a form may lead to the control panel, and nowhere else', async ({ browser, elsewhere }) => {
  const page = await browser.newPage()
  const submit = (action: string) =>
    page.evaluate((address) => {
      const form = document.createElement('form')
      form.action = address
      document.body.append(form)
      form.submit()
    }, action)
  await page.goto(elsewhere.url)
  await submit('/session/sign-in')
  await page.waitForURL(`${elsewhere.panel}/**`)
  expect(await page.textContent('body')).toContain('here is /login')

  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(elsewhere.url)
  await submit('http://127.0.0.2:9/steal')
  await expect.poll(() => refused.join()).toContain('form-action')
  expect(new URL(page.url()).origin).toBe(elsewhere.url)
  await page.close()
})

test('who pays under another name of the same site comes back to its own address', async ({ browser, elsewhere }) => {
  const world = await openWorld(elsewhere)
  const post = async (path: string, body: object) =>
    (await make(elsewhere, { method: 'POST', path, body, headers: world.payer })).body
  const student = await post('/api/students', { firstName: 'An', lastName: 'Maes', email: 'an@betaalt.test' })
  const { _id: id } = await post('/api/registrations', registrationOf(world.session, [student._id]))
  const { redirectUrl } = await post('/api/registrations/create-payment', { id })
  const page = await browser.newPage()
  await page.goto(elsewhere.otherName + new URL(redirectUrl).pathname)
  // Nobody is signed in there: the page they come back to leads on.
  const back = page.waitForRequest((request) => request.url().startsWith(`${elsewhere.url}/`))
  await page.locator('button[value="paid"]').click()
  await back
  await page.close()
})

test('who is not signed in is led to the control panel of another site, and back from there', async ({ elsewhere }) => {
  for (const path of ['/my-account', '/fr/my-account/participants?search=an']) {
    const response = await fetch(elsewhere.url + path, { redirect: 'manual' })
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(`${elsewhere.panel}/login`)
    expect(location.searchParams.get('returnUrl')).toBe(elsewhere.url + path)
  }
})
