import type { Page } from 'playwright'
import { expect, vi } from 'vitest'
import { breakableDatabase } from '../support/breakable-database.ts'
import { closeContext, openVisit } from '../support/browser.ts'
import { asHeader, signInAt } from '../support/cookies.ts'
import { formPath, placeForm } from '../support/form-page.ts'
import { newAccount } from '../support/new-account.ts'
import { test as siteTest, startSite } from '../support/site.ts'

// Two sites start first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

const said = /data-snackbar="error">.{0,400}<p[^>]*>Oeps, er ging iets mis! Probeer het nog eens\./s
const failed = 'Mislukt. Er is iets fout gegaan. Probeer opnieuw of probeer later nog eens.'

/** A site whose database one can take away; `away` does while something is tried. */
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
  .extend('away', async ({ distant, line }) => async <T>(tried: () => Promise<T>): Promise<T> => {
    await line.cut()
    const result = await tried().finally(line.mend)
    await expect.poll(async () => (await fetch(`${distant.url}/health/ready`)).status).toBe(200)
    return result
  })

const email = () => `${crypto.randomUUID()}@lezer.test`
const password = 'een lange zin van vroeger'

/** What a page sends on without anybody typing it again. */
const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  )

/** Forms of guests, with what each leaves standing, and where it leads in the end. */
const guestForms: {
  form: string
  path: string
  fields: () => Record<string, string>
  secrets?: string[]
  leads: RegExp
}[] = [
  { form: 'newsletter', path: formPath, fields: () => ({ email: email() }), leads: /said=/ },
  {
    ...{ form: 'register', path: '/login', secrets: ['password', 'confirmPassword'], leads: /register-success/ },
    fields() {
      const address = email()
      return {
        ...{ isPrivatePerson: 'true', firstName: 'Noor', lastName: 'Peeters', language: 'nl' },
        ...{ email: address, confirmEmail: address, password, confirmPassword: password },
      }
    },
  },
  {
    ...{ form: 'password-reset', path: '/password-reset', leads: /sent=1/ },
    fields: () => ({ email: 'private@leerplein.test' }),
  },
  {
    ...{ form: 'login', path: '/login', secrets: ['password'], leads: /^\/$/ },
    fields: () => ({ email: 'private@leerplein.test', password: 'leerplein-demo' }),
  },
]

test.for(guestForms)(
  'the form $form that nobody can take stays, says so, and can be sent again',
  async ({ form, path, fields, secrets = [], leads }, { distant, away }) => {
    if (form === 'newsletter') await placeForm(distant.url)
    const given = fields()
    const address = distant.url + path
    const body = () => new URLSearchParams({ form, ...given })
    const post = () => fetch(address, { method: 'POST', body: body(), redirect: 'manual' })
    expect((await fetch(address)).status).toBe(200)
    const refused = await away(post)
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []])
    const html = await refused.text()
    expect(html).toMatch(said)
    const shown = Object.entries(given).filter(([name]) => !secrets.includes(name) && !/^is|^language$/.test(name))
    for (const [, value] of shown) expect(html).toContain(`value="${value}"`)
    for (const name of secrets) expect(html).not.toContain(`value="${given[name]}"`)
    await expect.poll(async () => (await post()).headers.get('location')).toMatch(leads)
  },
)

const account = [
  { form: 'personal-data', path: '/my-account', fields: { firstName: 'Nora', phone: '0475 12 34 56' } },
  {
    ...{ form: 'participant', path: '/my-account/participants' },
    fields: { firstName: 'Nele', lastName: 'Claes', email: 'nele@deelnemer.test' },
  },
  {
    ...{ form: 'invoice-data', path: '/my-account/invoice-data' },
    fields: { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel' },
  },
  {
    ...{ form: 'password', path: '/my-account/login-data' },
    fields: { oldPassword: 'leerplein-demo', newPassword: password, confirmPassword: password },
  },
]

const fieldsOf = (page: Page, form: string, fields: object) =>
  Object.keys(fields).map((name) => page.locator(`[data-form="${form}"] [name="${name}"]`).first())

test('forms of the account that nobody can take stay as they were typed, say so, and can be sent again', async ({
  browser,
  distant,
  database,
  away,
}) => {
  const { cookies } = await newAccount({ url: distant.url, databaseUrl: database.url })
  const { context, visit } = await openVisit(browser, `${distant.url}/my-account`, { cookies }, [])
  const { page } = visit
  for (const { form, path, fields } of account) {
    await page.goto(distant.url + path)
    await page.locator('html[data-awake]').waitFor()
    const inputs = fieldsOf(page, form, fields)
    const values = Object.values(fields)
    for (const [place, input] of inputs.entries()) await input.fill(values[place] ?? '')
    const send = () => page.locator(`[data-form="${form}"] [type="submit"]`).first().click()
    await away(async () => {
      await send()
      await page.locator('[data-snackbar="error"]').getByText(failed).waitFor()
    })
    expect([form, await Promise.all(inputs.map((input) => input.inputValue()))]).toEqual([form, values])
    await send()
    await page.locator('[data-snackbar="success"]').waitFor()
  }
  await closeContext(context)
})

test('while a proxy answers for the site, nothing that was typed is lost, though no code of the form has come', async ({
  browser,
  site,
  database,
}) => {
  const { cookies } = await newAccount({ url: site.url, databaseUrl: database.url })
  const { context, visit } = await openVisit(browser, `${site.url}/my-account`, { cookies }, [])
  const { page } = visit
  await page.locator('html[data-awake]').waitFor()
  await page.route('**/*', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }))
  const phone = page.locator('[data-form="personal-data"] [name="phone"]')
  const send = page.locator('[data-form="personal-data"] [type="submit"]')
  await phone.fill('0475 12 34 56')
  await send.click()
  await page.locator('[data-snackbar="error"]').getByText('We kregen geen antwoord.').waitFor()
  expect(await phone.inputValue()).toBe('0475 12 34 56')
  await page.unroute('**/*')
  await send.click()
  await page.locator('[data-snackbar="success"]').waitFor()
  expect(await phone.inputValue()).toBe('0475 12 34 56')
  await closeContext(context)
})

test('a row’s button whose code does not come is sent by the browser itself, and the server does it', async ({
  browser,
  site,
  database,
}) => {
  const { cookies, email } = await newAccount({ url: site.url, databaseUrl: database.url })
  await signInAt(site.url, email)
  const { context, visit } = await openVisit(browser, `${site.url}/my-account/login-data`, { cookies }, [])
  const { page } = visit
  await page.locator('html[data-awake]').waitFor()
  await page.route('**/*.js', (route) => route.abort())
  const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await page.locator('[data-form="session-end"] [type="submit"]').click()
  expect((await posted).postData()).toContain('sessionId=')
  await page.locator('[data-current]').waitFor()
  await expect.poll(() => page.locator('[data-form="session-end"]').count()).toBe(0)
  await closeContext(context)
})

test('without scripts the account says that nobody answers, keeps the session, and sends from there what was typed', async ({
  distant,
  database,
  away,
}) => {
  const { cookies } = await newAccount({ url: distant.url, databaseUrl: database.url })
  const headers = { cookie: asHeader(cookies), origin: distant.url }
  const post = (path: string, fields: Record<string, string>) =>
    fetch(distant.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  const typed = { form: 'personal-data', firstName: 'Nora "N"', lastName: 'Peeters', language: 'nl' }
  const secrets = { oldPassword: 'leerplein-demo', newPassword: password, confirmPassword: password }
  const [refused, secret] = await away(() =>
    Promise.all([post('/my-account', typed), post('/my-account/login-data', { form: 'password', ...secrets })]),
  )
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []])
  expect(refused.headers.get('cache-control')).toContain('no-store')
  expect(secret.status).toBe(503)
  const kept = hiddenIn(await refused.text())
  expect(kept).toMatchObject(typed)
  expect(await secret.text()).not.toMatch(new RegExp(`leerplein-demo|${password}`))
  await expect
    .poll(async () => (await post('/my-account', kept)).headers.get('location'))
    .toContain('said=personal-data')
})
