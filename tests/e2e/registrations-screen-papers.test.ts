import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import { brusselsYear } from '../../src/domain/days.ts'
import { signInAt } from '../support/cookies.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/my-account/registration-data'

const test = base
  .extend('mine', { scope: 'file' }, async ({ site }) => signInAt(site.url, 'contact@leerplein.test'))
  .extend('theirs', { scope: 'file' }, async ({ site }) => signInAt(site.url, 'admin@brouwerij.test'))

test('the calendar’s address is made, shown, followed without signing in, and revoked', async ({
  visit,
  mine,
  site,
}) => {
  const { page } = await visit(`/en${path}`, { cookies: mine, scripts: false })
  await page.locator('[data-form="calendar-feed"] button').click()
  expect(await page.locator('[data-snackbar="success"]').textContent()).toContain('Your calendar address is ready')
  const address = await page.locator('input[data-feed]').inputValue()
  expect(address).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
  const follow = () => fetch(site.url + new URL(address).pathname)
  const response = await follow()
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = (await response.text()).replaceAll('\r\n ', '')
  expect(text).toContain('Amina Benali\\, Marc Dubois')
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3)
  await page.locator('[data-form="calendar-feed-revoke"] button').click()
  expect(await page.locator('[data-form="calendar-feed"]').count()).toBe(1)
  expect((await follow()).status).toBe(404)
})

test('the calendar’s address is copied by its button', async ({ visit, theirs, site }) => {
  const { page } = await visit(`/en${path}`, { cookies: theirs })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.locator('[data-form="calendar-feed"] button').click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('input[data-feed]').inputValue(),
  )
  await page.locator('[data-form="calendar-feed-revoke"] button').click()
  await page.locator('[data-form="calendar-feed"]').waitFor()
})

test('the days of what comes are a file for one’s calendar; what is over has none', async ({ visit, mine, site }) => {
  const { page } = await visit(`/en${path}`, { cookies: mine, scripts: false })
  const links = page.getByRole('link', { name: 'Add to your calendar: ' })
  expect(await links.count()).toBeGreaterThan(0)
  const response = await page.request.get(site.url + (await links.first().getAttribute('href')))
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await response.text()).toContain('BEGIN:VEVENT')
  await page.goto(`${page.url()}?status=expired`)
  expect(await links.count()).toBe(0)
})

test('a certificate comes as an Open Badge to whose it is, and to nobody else', async ({
  visit,
  mine,
  theirs,
  site,
}) => {
  const { page } = await visit(`/fr${path}?status=certificate`, { cookies: mine, scripts: false })
  const href = await page.getByRole('link', { name: 'Open Badge de Tom Claes' }).getAttribute('href')
  const response = await page.request.get(site.url + href)
  expect(response.headers()['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''badge-LP-.*\.jwt$/)
  const { id, issuer } = decodeJwt<{ id: string; issuer: { id: string } }>(await response.text())
  for (const address of [id, issuer.id]) expect((await fetch(site.url + new URL(address).pathname)).status).toBe(200)
  const { response: refused } = await visit(String(href), { cookies: theirs })
  expect(refused.status()).toBe(404)
})

test('an employer reads what each participant followed in a year, and takes it along', async ({
  visit,
  mine,
  site,
}) => {
  const { page } = await visit(path, { cookies: mine, scripts: false })
  await page.getByRole('link', { name: 'Wat elke deelnemer in een jaar volgde' }).click()
  const row = page.locator('tr[data-id]').filter({ hasText: 'Tom Claes' })
  expect(await row.locator('td').allTextContents()).toContain('3')
  expect(
    await page.locator('tr[data-id]').filter({ hasText: 'Stijn Wouters' }).locator('td').allTextContents(),
  ).toContain('2')
  const csv = await page.request.get(`${site.url}${path}/year/${brusselsYear(new Date())}.csv`)
  expect(await csv.text()).toContain('Claes;Tom;')
  await page.goto(`${page.url()}?year=2099&search=%3Cb%3E`)
  expect(await page.locator('main').textContent()).toContain('Niets gevolgd in 2099')
})

test.for(['', '/en', '/fr'])('nobody is kept out of the year at %s', async (prefix, { visit, mine }) => {
  const { page } = await visit(`${prefix}${path}/year`, { cookies: mine })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  }
})
