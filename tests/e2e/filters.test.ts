import type { Page } from 'playwright'
import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

const list = (page: Page) => page.locator('[data-block="course-list"]')
const heading = (page: Page) => list(page).locator('[data-title]')
const facet = (page: Page, name: string) => list(page).getByRole('checkbox', { name }).first()
const titles = (page: Page) => list(page).locator('article h3').allTextContents()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Marks the document, so that a test sees whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

test('a filter changes the list in place, and says so in title, heading, address and state', async ({
  visit,
  site,
}) => {
  const { page } = await visit('/courses')
  await mark(page)
  await page.evaluate(() => scrollTo(0, 300))
  await facet(page, 'Digitalisering').click()
  await page.waitForURL(`${site.url}/courses?categories=digitalization`)
  await facet(page, 'Gent').click()
  await page.waitForURL(`${site.url}/courses?categories=digitalization&locations=ghent`)

  const text = (await heading(page).textContent()) ?? ''
  expect(text).toMatch(/^\d+ opleidingen? · Digitalisering · Gent$/)
  expect(await page.title()).toBe(`${text} - Leerplein`)
  expect(await list(page).getByRole('status').textContent()).toBe(text)
  expect((await titles(page)).length).toBe(Number.parseInt(text, 10))
  const sessions = await list(page).locator('article:has(time)').allTextContents()
  expect(sessions.filter((session) => !/ · Gent · /.test(session.slice(session.lastIndexOf('€'))))).toEqual([])
  expect(await facet(page, 'Gent').getAttribute('aria-checked')).toBe('true')
  expect(await focused(page)).toBe('locations-ghent')
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await isMarked(page)).toBe(true)
  const english = page.locator('a[hreflang=en]').first()
  expect(await english.getAttribute('href')).toContain('/en/courses?categories=digitalization&locations=ghent')
})

test('back and forward show what was there, with focus and scroll where they were', async ({ visit, site }) => {
  const { page } = await visit('/courses')
  await mark(page)
  const all = await titles(page)
  await page.evaluate(() => scrollTo(0, 250))
  await facet(page, 'Digitalisering').click()
  await page.waitForURL(/categories=digitalization$/)
  const some = await titles(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(all)
  expect(page.url()).toBe(`${site.url}/courses`)
  await expect.poll(() => focused(page)).toBe('categories-digitalization')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
  await page.goForward()
  await expect.poll(() => titles(page)).toEqual(some)
  expect(await facet(page, 'Digitalisering').getAttribute('aria-checked')).toBe('true')
  expect(await isMarked(page)).toBe(true)
})

test('the keyboard switches a facet by space, and two at once both count', async ({ visit, site }) => {
  const { page } = await visit('/courses')
  await facet(page, 'Gent').focus()
  await page.keyboard.press(' ')
  await page.waitForURL(`${site.url}/courses?locations=ghent`)
  await page.keyboard.press(' ')
  await page.waitForURL(`${site.url}/courses`)
  await page.evaluate(() => {
    document.getElementById('locations-ghent')?.click()
    document.getElementById('languages-nl')?.click()
  })
  await page.waitForURL(`${site.url}/courses?locations=ghent&languages=nl`)
  expect(await heading(page).textContent()).toMatch(/ · Gent · Nederlands$/)
})

test('on a phone the sheet stays open while one chooses, and leads to the list', async ({ visit }) => {
  const { page } = await visit('/courses', { width: 375, height: 740 })
  await list(page).getByRole('button', { name: 'Filters' }).click()
  await facet(page, 'Gent').click()
  await page.waitForURL(/locations=ghent/)
  await facet(page, 'Digitalisering').click()
  await page.waitForURL(/categories=digitalization/)
  expect(await page.locator('#course-filters').isVisible()).toBe(true)
  await list(page)
    .getByRole('button', { name: /^Toon \d+ opleiding/ })
    .click()
  expect(await page.locator('#course-filters').isVisible()).toBe(false)
  expect(await list(page).getByRole('button', { name: 'Filters (2)' }).isVisible()).toBe(true)
})

test('a network that fails keeps what is shown, says so, and can be tried again', async ({ visit, site }) => {
  const { page } = await visit('/courses')
  const all = await titles(page)
  const broken = (url: URL) => url.search.includes('ghent')
  // An answer, so that the browser itself reports nothing.
  await page.route(broken, (route) => route.fulfill({ status: 503, body: 'gone' }))
  const problem = list(page).getByRole('alert')
  await page.evaluate(() => {
    const plain = window.fetch
    window.fetch = (...asked) =>
      String(asked[0]).includes('ghent') && !('mended' in window)
        ? Promise.reject(new TypeError('gone'))
        : plain(...asked)
  })
  await facet(page, 'Gent').click()
  await problem.filter({ hasText: 'de verbinding viel weg' }).waitFor()
  expect(page.url()).toBe(`${site.url}/courses`)
  expect(await titles(page)).toEqual(all)
  expect(await facet(page, 'Gent').getAttribute('aria-checked')).toBe('false')
  await page.unroute(broken)
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await facet(page, 'Gent').click()
  await page.waitForURL(/locations=ghent/)
  expect(await problem.textContent()).toBe('')
})

test('another word searched for keeps the filters chosen in place, before the search wakes up and after', async ({
  visit,
  site,
}) => {
  const { page } = await visit('/courses')
  await facet(page, 'Online').click()
  await page.waitForURL(/types=ONLINE/)
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.getByRole('combobox').fill('excel')
  await facet(page, 'Nederlands').click()
  await page.waitForURL(/languages=nl/)
  await page.getByRole('combobox').fill('excel')
  await page.getByRole('combobox').press('Enter')
  await page.waitForURL(`${site.url}/courses?search=excel&types=ONLINE&languages=nl`)
})

test('each page of the list has a title and a canonical address of its own', async ({ visit, site }) => {
  const { page } = await visit('/courses?sort=price:ASC&page=2')
  expect(await page.title()).toMatch(/^\d+ opleidingen · pagina 2 - Leerplein$/)
  const canonical = (selector: string) => page.locator(`head ${selector}`).getAttribute('href')
  expect(await canonical('link[rel=canonical]')).toBe(`${site.url}/courses?page=2`)
  expect(await canonical('link[hreflang=fr]')).toBe(`${site.url}/fr/courses?page=2`)
  await list(page).getByRole('link', { name: 'Volgende' }).click()
  await page.waitForURL(/page=3/)
  expect(await page.title()).toMatch(/pagina 3/)
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-title'))).toBe(true)
  await page.goto(`${site.url}/courses?search=excel&page=1`)
  expect(await canonical('link[rel=canonical]')).toBe(`${site.url}/courses`)
})

test('without scripts facets are links that say which are chosen', async ({ visit, site }) => {
  const { page } = await visit('/courses?month=2091-05', { scripts: false })
  expect(await heading(page).textContent()).toBe('0 opleidingen · mei 2091')
  await page.goto(`${site.url}/courses`)
  await list(page).getByRole('link', { name: 'Gent' }).first().click()
  await page.waitForURL(`${site.url}/courses?locations=ghent`)
  expect(await list(page).locator('#locations-ghent').getAttribute('aria-current')).toBe('true')
})

test('a course that stays in the list stays where it is, and what one closed stays closed', async ({ visit }) => {
  const { page } = await visit('/courses')
  const kept = list(page).locator('#filter-types')
  await kept.locator('summary').click()
  await list(page)
    .locator('article')
    .evaluateAll((cards) => {
      for (const card of cards) Object.assign(card, { kept: card.querySelector('h3 a')?.getAttribute('href') })
    })
  await facet(page, 'Nederlands').click()
  await page.waitForURL(/languages=nl/)
  const cards = await list(page)
    .locator('article')
    .evaluateAll((all) =>
      all.map((card) => [Reflect.get(card, 'kept'), card.querySelector('h3 a')?.getAttribute('href')]),
    )
  const stayed = cards.filter(([before]) => before)
  expect(stayed.length).toBeGreaterThan(0)
  expect(stayed.filter(([before, now]) => before !== now)).toEqual([])
  expect(await kept.evaluate((details) => details.hasAttribute('open'))).toBe(false)
})

test('a script gets the list alone, at an address of its own that nobody else is led to', async ({ site }) => {
  const read = async (query: string) => (await fetch(`${site.url}/courses?${query}`)).text()
  const whole = await read('categories=digitalization')
  const alone = await read('categories=digitalization&only=list')
  const titleOf = (html: string) => /<title>.*?<\/title>/.exec(html)?.[0]
  const listOf = (html: string) => /<div data-block="course-list".*<\/section>/.exec(html)?.[0]
  expect(titleOf(alone)).toBe(titleOf(whole))
  expect(listOf(alone)).toBe(listOf(whole))
  expect(alone).toContain('<meta name="robots" content="noindex">')
  expect(alone).not.toContain('<header')
  expect(await read('categories=digitalization')).toContain('<header')
  expect(alone).not.toContain('only=list')
})
