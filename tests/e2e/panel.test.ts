import type { Page } from 'playwright'
import { expect } from 'vitest'
import { asHeader, cookiesOf, signInAt } from '../support/cookies.ts'
import { newPanelAccount, panelAt, panelPassword, signInAtPanel } from '../support/panel.ts'
import { codeAt } from '../support/second-factor.ts'
import { test } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
const isAccessible = async (page: Page) => expect(await violationsIn(page)).toEqual([])
async function reads(page: Page) {
  await isAccessible(page)
  expect(await fits(page)).toBe(true)
}
const form = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

async function signIn(page: Page, email: string) {
  await form(page, 'panel-login').locator('[name="email"]').fill(email)
  await form(page, 'panel-login').locator('[name="password"]').fill(panelPassword)
  await form(page, 'panel-login').locator('[type="submit"]').click()
}

async function give(page: Page, name: string, fields: Record<string, string>) {
  for (const [field, value] of Object.entries(fields)) await form(page, name).locator(`[name="${field}"]`).fill(value)
  await form(page, name).locator('[type="submit"]').click()
}

/** The app shows a code that was not used yet. */
const unused = (client: { query(text: string): Promise<unknown> }) =>
  client.query('update second_factors set last_step = 0')

test('who gets in is never told why somebody does not', async ({ site }) => {
  const tries = [
    ['staff@leerplein.test', 'a-wrong-one'],
    [`${crypto.randomUUID()}@leerplein.test`, panelPassword],
    ['contact@leerplein.test', panelPassword],
  ]
  for (const [email = '', password = ''] of tries) {
    const refused = await panelAt(site.url).post(`${panel}/login`, { form: 'panel-login', email, password })
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain('Dat lukte niet. Kijk uw e-mailadres en wachtwoord na.')
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain(`value="${password}"`)
    expect([...cookiesOf(refused).values()].join('')).toBe('')
  }
  const empty = await panelAt(site.url).post(`/fr${panel}/login`, { form: 'panel-login', email: '', password: '' })
  expect(await empty.text()).toMatch(/data-error-for="email"/)
})

test('whose code comes too late for its password is told so, and begins again', async ({ site }) => {
  const late = await panelAt(site.url).post(`/en${panel}/login?step=code`, { form: 'panel-code', code: '123456' })
  const html = await late.text()
  expect(late.status).toBe(422)
  expect(html).toContain('Your code came too late. Enter your password again.')
  expect(html).toContain('data-form="panel-login"')
})

test('what was typed while a session ended waits until its writer is signed in again, and is sent by nobody else', async ({
  site,
  visit,
}) => {
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const { page } = await visit(`${panel}/courses/new`, { cookies, width: 360 })
  const context = page.context()
  const course = page.locator('form[data-form^="course"]')
  const text = '"Wilg" & <riet>\n\nin twee delen'
  await course.locator('[name="description.nl"]').fill(text)
  await course.locator('[name="showOnHomePage"]').check()
  await context.clearCookies()
  await course.locator('[type="submit"]').click()
  expect(await page.locator('h1').innerText()).toBe('Meld u opnieuw aan')
  expect(page.url()).toBe(`${site.url}${panel}/courses/new`)
  await reads(page)
  const back = page.getByRole('button', { name: 'Terug naar het formulier' })
  await back.click()
  expect(await page.locator('h1').innerText()).toBe('Meld u opnieuw aan')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Aanmelden in een nieuw tabblad' }).click()
  const beside = await opened
  await signIn(beside, 'staff@leerplein.test')
  await beside.waitForURL(`${site.url}${panel}`)
  await back.click()
  expect(await page.locator('main').innerText()).toContain('Kijk na wat u invulde, en verstuur het opnieuw.')
  expect(await course.locator('[name="description.nl"]').inputValue()).toBe(text)
  expect(await course.locator('[name="showOnHomePage"]').isChecked()).toBe(true)
  expect(page.url()).toBe(`${site.url}${panel}/courses/new`)
})

test('what waits for its writer holds no secret, is kept by nothing, and comes from no other site', async ({
  site,
}) => {
  const fields = { form: 'second-factor-remove', password: 'heel-geheim', unknown: 'niet gevraagd' }
  const sent = await panelAt(site.url).post(`${panel}/access`, fields)
  const html = await sent.text()
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(html).toContain('name="unsent"')
  for (const secret of ['heel-geheim', 'niet gevraagd']) expect(html).not.toContain(secret)
  const other = await panelAt(site.url).post(`${panel}/access`, fields, { 'sec-fetch-site': 'cross-site' })
  expect(other.status).toBe(403)
})

test('the panel and the site know nothing of each other’s sessions', async ({ site }) => {
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  expect([...cookies.keys()].sort()).toEqual(['panelAccessToken', 'panelRefreshToken'])
  const ofSite = await fetch(`${site.url}/my-account`, {
    headers: { cookie: asHeader(cookies) },
    redirect: 'manual',
  })
  expect(ofSite.headers.get('location')).toBe('/login?returnUrl=%2Fmy-account')
  for (const email of ['contact@leerplein.test', 'staff@leerplein.test']) {
    const page = await panelAt(site.url, await signInAt(site.url, email)).read(panel)
    expect(page.headers.get('location')).toBe(`${panel}/login`)
  }
  const set = await panelAt(site.url).post(`${panel}/login`, {
    ...{ form: 'panel-login', email: 'editor@leerplein.test', password: panelPassword },
  })
  for (const cookie of set.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
})

test('its pages are nobody else’s: kept nowhere, listed nowhere, not fetched ahead, not posted to from elsewhere', async ({
  site,
}) => {
  const { read, post } = panelAt(site.url, await signInAtPanel(site.url, 'staff@leerplein.test'))
  const page = await read(panel)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect((await read(panel, { 'Sec-Purpose': 'prefetch' })).status).toBe(503)
  expect((await post(`${panel}/logout`, { form: 'panel-logout' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await read(`${panel}/nothing`)).status).toBe(404)
  expect((await post(panel, { form: 'nothing' })).status).toBe(405)
  const asNobody = await panelAt(site.url).read(`/en${panel}/settings?a=1`)
  expect([asNobody.status, asNobody.headers.get('location')]).toEqual([
    303,
    '/en/control-panel/login?returnUrl=%2Fen%2Fcontrol-panel%2Fsettings%3Fa%3D1',
  ])
})

test('signing in leads back into the panel, and nowhere else', async ({ site }) => {
  const fields = { form: 'panel-login', email: 'staff@leerplein.test', password: panelPassword }
  const leads = async (returnUrl: string) => {
    const address = `/en${panel}/login?returnUrl=${encodeURIComponent(returnUrl)}`
    return (await panelAt(site.url).post(address, fields)).headers.get('location')
  }
  expect(await leads('/fr/control-panel/settings')).toBe('/fr/control-panel/settings')
  expect(await leads(`${site.url}/control-panel/access`)).toBe('/control-panel/access')
  for (const elsewhere of ['https://evil.test/control-panel', '//evil.test', '/my-account', '/control-panels'])
    expect(await leads(elsewhere)).toBe('/en/control-panel')
})

test('a token that is too old is renewed, for requests that come together too', async ({ site }) => {
  const cookies = await signInAtPanel(site.url, 'editor@leerplein.test')
  cookies.delete('panelAccessToken')
  const answers = await Promise.all([1, 2, 3].map(() => panelAt(site.url, cookies).read(panel)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const renewed = cookiesOf(answers[0] as Response)
  expect((await panelAt(site.url, renewed).read(panel)).status).toBe(200)
})

test('whoever signs out is out: the tokens open nothing any more', async ({ site }) => {
  const cookies = await signInAtPanel(site.url, 'editor@leerplein.test')
  const { read, post } = panelAt(site.url, cookies)
  const out = await post(`/fr${panel}/logout`, { form: 'panel-logout' })
  expect(out.headers.get('location')).toBe('/fr/control-panel/login?said=logged-out')
  expect([...cookiesOf(out).keys()].sort()).toEqual(['panelAccessToken', 'panelRefreshToken', 'panelTicket'])
  expect((await read(panel)).headers.get('location')).toBe(`${panel}/login`)
  const again = await post(`/fr${panel}/logout`, { form: 'panel-logout' })
  expect(again.headers.get('location')).toBe('/fr/control-panel/login')
})

test('an editor finds nothing that is for staff', async ({ site, visit }) => {
  const cookies = await signInAtPanel(site.url, 'editor@leerplein.test')
  const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
  const address = `${site.url}/api/static-contents/disclaimer`
  const { data, layout, version } = await (await fetch(`${address}?draft=true`, { headers })).json()
  const nl = { ...data.nl, seoDescription: 'Wat u van ons mag verwachten.' }
  const body = JSON.stringify({ data: { ...data, nl }, layout, version })
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200)
  const { page } = await visit(`/en${panel}`, { cookies, scripts: false })
  expect(await page.locator('nav a', { hasText: 'Settings' }).count()).toBe(0)
  expect(await page.locator('#unpublished [data-id="disclaimer"] a').first().innerText()).toBe('Disclaimer')
  await page.goto(`${site.url}/en${panel}/settings`)
  expect(new URL(page.url()).pathname).toBe('/en/control-panel')
})

test('the navigation stands whole on a low screen: groups that one is not in fold, where all of them do not fit', async ({
  site,
  visit,
}) => {
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  for (const here of ['/invoices', '/words', '/settings']) {
    const { page } = await visit(panel + here, { cookies, scripts: false, width: 1280 })
    await page.setViewportSize({ width: 1280, height: 800 })
    const navigation = page.getByRole('navigation', { name: 'Beheer' })
    const bottoms = () =>
      navigation
        .locator('a:visible, summary:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
    expect(Math.max(...(await bottoms()))).toBeLessThan(800)
    expect(await navigation.locator('a[aria-current]:visible').getAttribute('href')).toBe(panel + here)
    expect(await navigation.getByRole('link', { name: 'Vandaag' }).isVisible()).toBe(true)
  }
  const { page } = await visit(panel, { cookies, width: 1280 })
  const navigation = page.getByRole('navigation', { name: 'Beheer' })
  expect(await navigation.getByRole('link', { name: 'Beelden' }).count()).toBe(0)
  await navigation.getByText('Site', { exact: true }).last().press('Enter')
  await isAccessible(page)
  await navigation.getByRole('link', { name: 'Beelden' }).press('Enter')
  await page.waitForURL(`**${panel}/media`)
  const editor = await visit(panel, { cookies: await signInAtPanel(site.url, 'editor@leerplein.test'), width: 1280 })
  expect(await editor.page.getByRole('navigation').getByRole('link', { name: 'Beelden' }).isVisible()).toBe(true)
})

test('a second factor is set up, asked for, lost and taken away, without scripts', async ({ client, visit }) => {
  const email = await newPanelAccount(client, 'STAFF')
  const { page } = await visit(`${panel}/access`, { scripts: false })
  await signIn(page, email)
  expect(new URL(page.url()).pathname).toBe(`${panel}/access`)

  await give(page, 'second-factor-start', { password: 'a-wrong-one' })
  expect(await page.locator('[role="alert"]').first().innerText()).toContain('Dat lukte niet.')
  await give(page, 'second-factor-start', { password: panelPassword })
  const secret = (await page.locator('#setup code').first().innerText()).replaceAll(' ', '')
  const recovery = await page.locator('[data-recovery-codes] code').allInnerTexts()
  expect(recovery).toHaveLength(10)
  expect(await page.locator('#setup svg[role="img"]').count()).toBe(1)

  await give(page, 'second-factor-confirm', { code: '12345' })
  expect(await page.locator('[data-error-for="code"]').first().innerText()).toContain('Deze code klopt niet')
  await give(page, 'second-factor-confirm', { code: codeAt(secret) })
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('Tweestapsverificatie staat aan.')
  expect(await page.locator('#setup').count()).toBe(0)
  expect(await page.content()).not.toContain(recovery[0])

  await form(page, 'panel-logout').locator('button').click()
  await signIn(page, email)
  expect(await page.locator('h1').innerText()).toBe('Uw code')
  await give(page, 'panel-code', { code: '12345' })
  expect(await page.locator('[data-error-for="code"]').innerText()).toContain('Deze code klopt niet')
  await unused(client)
  await give(page, 'panel-code', { code: codeAt(secret) })
  expect(new URL(page.url()).pathname).toBe(panel)

  await form(page, 'panel-logout').locator('button').click()
  await signIn(page, email)
  await give(page, 'panel-code', { code: String(recovery[0]) })
  await page.goto(new URL(`${panel}/access`, page.url()).href)
  expect(await page.locator('main').innerText()).toContain('U hebt nog 9 herstelcodes.')
  await page.getByRole('link', { name: 'Zet tweestapsverificatie uit' }).click()
  await give(page, 'second-factor-remove', { password: panelPassword, code: String(recovery[1]) })
  expect(await page.locator('[data-snackbar="success"]').innerText()).toContain('Tweestapsverificatie staat uit.')
})

test('staff demand it of everybody; who has none yet gets no further than setting it up', async ({
  site,
  client,
  visit,
}) => {
  const [staff, editor] = [await newPanelAccount(client, 'STAFF'), await newPanelAccount(client, 'EDITOR')]
  const { page } = await visit(`/en${panel}/access`, { cookies: await signInAtPanel(site.url, staff) })
  await give(page, 'second-factor-start', { password: panelPassword })
  const secret = (await page.locator('#setup code').first().innerText()).replaceAll(' ', '')
  await give(page, 'second-factor-confirm', { code: codeAt(secret) })
  const cookies = await signInAtPanel(site.url, editor)
  await page.goto(`${site.url}/en${panel}/settings`)
  await form(page, 'second-factor-demand').getByRole('button', { name: 'Require of everybody' }).click()
  await page.locator('[data-snackbar="success"]').waitFor()
  try {
    const led = await panelAt(site.url, cookies).read(`/en${panel}`)
    expect(led.headers.get('location')).toBe('/en/control-panel/access')
    const only = await visit(`/en${panel}/access`, { cookies })
    expect(await only.page.locator('nav li').allInnerTexts()).not.toContain('Today')
    expect(await only.page.locator('main').innerText()).toContain('Set up two-step verification first.')
    await isAccessible(page)
  } finally {
    await form(page, 'second-factor-demand').getByRole('button', { name: 'Make optional' }).click()
  }
  await page.locator('main', { hasText: 'made two-step verification optional again' }).waitFor()

  // The colleague's is lost.
  await client.query(
    `insert into second_factors (user_id, secret, confirmed_at) select id, 'lost', now() from users where email = $1`,
    [editor],
  )
  await page.reload()
  await page.locator('tr', { hasText: editor }).getByRole('link', { name: 'Remove two-step' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Remove two-step verification' }).click()
  await page.locator('[data-snackbar="success"]').waitFor()
  expect((await panelAt(site.url, await signInAtPanel(site.url, editor)).read(panel)).status).toBe(200)
})

test('an account that acts for several organisations says in the panel for which', async ({ site, client, visit }) => {
  const email = await newPanelAccount(client, 'STAFF')
  const { rows } = await client.query<{ id: string; name: string }>('select id, name from organisations limit 2')
  await client.query(
    `insert into memberships (user_id, organisation_id)
     select users.id, wanted from users, unnest($2::uuid[]) wanted where email = $1`,
    [email, rows.map(({ id }) => id)],
  )
  const { page } = await visit(`${panel}/access`, { cookies: await signInAtPanel(site.url, email), scripts: false })
  const row = page.locator(`[data-id="${rows[1]?.id}"]`)
  await row.getByRole('button').click()
  expect(await row.innerText()).toContain('Nu')
  const { rows: spoken } = await client.query('select organisation_id as id from users where email = $1', [email])
  expect(spoken).toEqual([{ id: rows[1]?.id }])
})

test('every page reads well in each language, on a phone and on a desk', async ({ site, client, visit }) => {
  const cookies = await signInAtPanel(site.url, await newPanelAccount(client, 'STAFF'))
  await client.query(
    `insert into second_factors (user_id, secret, confirmed_at)
     select id, 'long', '2026-09-23T10:00:00Z' from users where email = $1`,
    [await newPanelAccount(client, 'EDITOR')],
  )
  const words = { '': 'Instellingen', '/en': 'Settings', '/fr': 'Paramètres' }
  for (const [prefix, title] of Object.entries(words)) {
    const { page } = await visit(`${prefix}${panel}/settings`, { cookies, width: 360 })
    expect(await page.locator('h1').innerText()).toBe(title)
    expect(await page.title()).toBe(`${title} - Leerplein`)
    await reads(page)
    for (const path of ['', '/access']) {
      await page.goto(`${site.url}${prefix}${panel}${path}`)
      await reads(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await page.locator('nav a[aria-current="page"]:visible').count()).toBe(1)
  }
  const { page } = await visit(`/fr${panel}/login`, { width: 360 })
  await reads(page)
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await page.goto(`${site.url}/fr${panel}/access`)
  await give(page, 'second-factor-start', { password: panelPassword })
  await page.locator('#setup').waitFor()
  await reads(page)
})
