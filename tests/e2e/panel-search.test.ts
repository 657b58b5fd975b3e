import type { Page } from 'playwright'
import { expect } from 'vitest'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('open', async ({ visit, cookies }) => async (path: string, options: object = {}) => {
    const { page } = await visit(panel + path, { cookies, width: 1440, ...options })
    return page
  })

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek in alles' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first()
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** `SHOTS=folder` keeps pictures of what people see. */
async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

test('from anywhere a customer with a typing error is found and opened by keyboard alone', async ({ open }) => {
  const page = await open('/messages')
  await field(page).waitFor()
  await page.keyboard.press('/')
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('korenblom')
  const found = option(page, /De Korenbloem/)
  await found.waitFor()
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /result/ })
      .textContent(),
  ).toMatch(/^\d+ resulta/)
  await shot(page, 'search-open')
  await page.keyboard.press('ArrowDown')
  const active = await field(page).getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowUp')
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/control-panel\/customers\//)
  expect(await page.locator('h1').textContent()).toContain('Korenbloem')
})

test('an act is found by its words in another language, Escape closes, and a slash in a field is a slash', async ({
  open,
}) => {
  const page = await open('/customers')
  await field(page).waitFor()
  await page.locator('main').getByRole('searchbox').first().focus()
  await page.keyboard.type('a/b')
  expect(await page.locator('main').getByRole('searchbox').first().inputValue()).toBe('a/b')
  await page.keyboard.press('Control+k')
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await option(page, 'Nieuwe inschrijving').waitFor()
  await page.keyboard.type('nouvelle ins')
  await page.waitForFunction(() => document.querySelector('[role="option"]')?.textContent === 'Nieuwe inschrijving')
  await page.keyboard.press('Escape')
  expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/registrations\/new/)
})

test('what stands on the page is led to by its name, and a slash goes on from a box that was ticked', async ({
  open,
}) => {
  const page = await open('/content')
  const chosen = page.getByRole('checkbox', { name: 'Kies Banner' })
  await field(page).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('kies ban')
  await page.getByRole('group', { name: 'Op deze pagina' }).getByRole('option', { name: 'Kies Banner' }).waitFor()
  await shot(page, 'search-here')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await chosen.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  expect(await chosen.isChecked()).toBe(true)
  await page.keyboard.press('/')
  await page.keyboard.type('versies voor')
  const versions = option(page, /^Versies: Voor werkgevers/)
  await versions.waitFor()
  expect(await page.getByRole('group', { name: 'Op deze pagina' }).getByRole('option').count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/versions$/)
})

test('of two things with one name on the page the one in sight is led to', async ({ open }) => {
  const page = await open('/settings')
  await field(page).fill('wachtwoord')
  await page.getByRole('group', { name: 'Op deze pagina' }).getByRole('option', { name: 'Wachtwoord' }).click()
  const password = page.locator('[data-form="second-factor-demand"] [name="password"]')
  expect(await password.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('each act is found by other words for it in any language, by who may do it, and leads to its field', async ({
  open,
  site,
  client,
  visit,
}) => {
  const page = await open('/customers')
  await page.keyboard.press('/')
  for (const [words, act] of [
    ['relevé importer', 'Bestand van de bank inlezen'],
    ['virement', 'Betaling noteren'],
    ['employee', 'Nodig een collega uit'],
    ['nouvelle question', 'Nieuwe vraag'],
    ['turnover', 'Cijfers'],
    ['photo', 'Laad een beeld op'],
    ['verwittigen', 'Bericht aan een sessie'],
    ['plannen', 'Geplande publicaties'],
    ['fusionner', 'Dubbele klanten'],
    ['teacher', 'Nieuwe lesgever'],
  ] as const) {
    await field(page).fill(words)
    await option(page, act).waitFor()
  }
  await field(page).fill('coda')
  await option(page, 'Bestand van de bank inlezen').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/control-panel\/bank/)
  expect(await page.locator('#bank-file-file').isVisible()).toBe(true)
  await shot(page, 'act-bank')
  const cookies = await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR'))
  const { page: editor } = await visit(`${panel}/search?text=coda`, { cookies, width: 1440 })
  expect(await editor.locator('main').textContent()).not.toContain('Bestand van de bank inlezen')
  await editor.goto(`${site.url}${panel}/search?text=photo`)
  expect(await editor.locator('#found-acts ~ ul').textContent()).toContain('Laad een beeld op')
})

test('a sentence of the site leads to where it is written', async ({ open }) => {
  const page = await open('/search?text=E-mail+en+wachtwoord')
  await page.locator('section[aria-labelledby="found-text"] a').first().click()
  expect(new URL(page.url()).searchParams.get('search')).toMatch(/loginData$/)
  await page.locator('main').getByText('E\u2011mail en wachtwoord').first().waitFor()
})

test('the answer to an older question never stands in place of a newer one', async ({ open }) => {
  const page = await open('')
  await field(page).waitFor()
  let held: (() => void) | undefined
  await page.route('**/search/found?*', async (route) => {
    if (route.request().url().includes('text=korenbloem')) await new Promise<void>((free) => (held = free))
    await route.continue().catch(() => {})
  })
  await field(page).fill('korenbloem')
  await expect.poll(() => held).toBeDefined()
  await field(page).fill('nieuwe inschrijving')
  await option(page, 'Nieuwe inschrijving').waitFor()
  held?.()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('option', { name: /Korenbloem/ }).count()).toBe(0)
})

test('without scripts, and on a phone, the same is found on a page of its own', async ({ open, site, cookies }) => {
  const page = await open('', { width: 375, scripts: false })
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
  await page.locator('#search-here').fill('korenbloem')
  await page.locator('#search-here').press('Enter')
  expect(new URL(page.url()).searchParams.get('text')).toBe('korenbloem')
  expect(await page.locator('#found-customer').textContent()).toBe('Klanten')
  expect(await fits(page)).toBe(true)
  await page
    .getByRole('link', { name: /De Korenbloem/ })
    .first()
    .click()
  expect(new URL(page.url()).pathname).toContain('/customers/')
  const { read } = panelAt(site.url, cookies)
  for (const text of ['', '%', '🙂', '\\', 'x'.repeat(1000), '<script>alert(1)</script>']) {
    const response = await read(`${panel}/search?text=${encodeURIComponent(text)}`)
    expect(response.status, text).toBe(200)
    expect(await response.text()).not.toContain('<script>alert')
  }
  expect(await (await read(`/fr${panel}/search?text=sessie%20plannen`)).text()).toContain('Planifier des sessions')
})

test('an editor finds contents with their text and no customers', async ({ site, client, visit }) => {
  const cookies = await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR'))
  const { page } = await visit(`${panel}/search?text=kleine+groepen`, { cookies, width: 1440 })
  expect(await page.locator('#content').locator('h2').allTextContents()).toEqual(['Inhoud'])
  const href = await page.locator('section[aria-labelledby="found-content"] a').first().getAttribute('href')
  expect(href).toMatch(/content\/\S+\?in=nl/)
  await page.goto(`${site.url}${panel}/search?text=korenbloem`)
  expect(await page.locator('main').textContent()).toContain('Niets gevonden')
})

test('axe finds nothing in the results and in the list under the field, at both widths', async ({ open }) => {
  const page = await open('/search?text=korenbloem')
  await shot(page, 'search-1440')
  expect(await violationsIn(page)).toEqual([])
  await field(page).focus()
  await option(page, /Korenbloem/).waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await violationsIn(page)).toEqual([])
  const tablet = await open('/search?text=kleine+groepen', { width: 768 })
  await shot(tablet, 'search-768')
  expect(await fits(tablet)).toBe(true)
  const phone = await open('/search?text=korenbloem', { width: 375 })
  await shot(phone, 'search-375')
  expect(await violationsIn(phone)).toEqual([])
  expect(await fits(phone)).toBe(true)
})
