import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { headOf } from '../support/page-content.ts'
import { test } from '../support/site.ts'

const bar = (page: Page) => page.getByRole('banner')
const theme = (page: Page) => bar(page).getAttribute('data-theme')

/** Scrolls and gives the page the frame it needs to follow. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, top)

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

describe('the bar', () => {
  test('stays on top in a window higher than 515 px', async ({ visit }) => {
    const { page } = await visit('/', { height: 516 })
    await scrollTo(page, 400)
    expect(await topOf(page, 'header')).toBe(0)
  })

  test('scrolls away in a window of 515 px', async ({ visit }) => {
    const { page } = await visit('/', { height: 515 })
    await scrollTo(page, 400)
    expect(await topOf(page, 'header')).toBe(-400)
    expect(await theme(page)).toBe('light')
  })

  test('turns dark on the way down and light on the way up, after 60 px', async ({ visit }) => {
    const { page } = await visit('/')
    const seen: (string | null)[] = []
    for (const top of [0, 59, 60, 400, 341, 340, 399, 400, 0]) {
      await scrollTo(page, top)
      seen.push(await theme(page))
    }
    expect(seen).toEqual(['light', 'light', 'dark', 'dark', 'dark', 'light', 'light', 'dark', 'light'])
  })
})

describe('the menu of a phone', () => {
  const phone = { width: 375, height: 740 }
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

  test('opens and closes by keyboard', async ({ visit }) => {
    const { page } = await visit('/en', phone)
    const button = page.getByRole('button', { name: 'Menu' })

    expect(await menu(page).isVisible()).toBe(false)
    await button.press('Enter')
    await menu(page).getByRole('link', { name: 'Courses' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Courses')
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('is closed on the page it led to, and on the way back', async ({ visit, site }) => {
    const { page } = await visit('/en', phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu(page).getByRole('link', { name: 'About us' }).click()
    await page.waitForURL(`${site.url}/en/about`)
    expect(await menu(page).isVisible()).toBe(false)
    await page.goBack()
    await page.waitForURL(`${site.url}/en`)
    expect(await menu(page).isVisible()).toBe(false)
  })

  test('works without scripts', async ({ visit, site }) => {
    const { page } = await visit('/en', { ...phone, scripts: false })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu(page).getByRole('link', { name: 'Tailor-made' }).click()
    await page.waitForURL(`${site.url}/en/coaching`)
  })
})

test('the bar shows which part of the site one is in', async ({ visit }) => {
  const { page } = await visit('/en/courses')
  expect(await bar(page).locator('nav [aria-current="page"]').allTextContents()).toEqual(['Courses'])
})

test('a link to a part of a page leaves 200 px above it', async ({ visit }) => {
  const { page } = await visit('/#faq')
  await expect.poll(() => topOf(page, '#faq')).toBe(200)
})

test('the first Tab offers to skip the bar', async ({ visit }) => {
  const { page } = await visit('/en')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
})

const lost = [
  {
    path: '/niets',
    locale: 'nl',
    heading: 'Deze pagina bestaat niet (meer)',
    button: 'Terug naar de startpagina',
    home: '/',
  },
  {
    path: '/en/nothing',
    locale: 'en',
    heading: 'This page does not exist',
    button: 'Back to the home page',
    home: '/en',
  },
  {
    path: '/fr/rien',
    locale: 'fr',
    heading: 'Cette page n’existe pas',
    button: 'Retour à la page d’accueil',
    home: '/fr',
  },
]

test.for(lost)('$path is not found, and a button leads home', async (page404, { visit, site }) => {
  const { page, response } = await visit(page404.path, { scripts: false })

  expect(response.status()).toBe(404)
  expect(await headOf(page)).toMatchObject({ lang: page404.locale, canonical: '', jsonLd: [] })
  await page.getByRole('heading', { level: 1, name: page404.heading }).waitFor()
  await page.getByRole('link', { name: page404.button }).click()
  await page.waitForURL(site.url + page404.home)
})

test.for(['/de/courses', '/nl/courses', '/courses/no-such-course', '/en/page/no-such-page', '/courses/a/b', '/EN'])(
  '%s is not found',
  async (path, { site }) => {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1>')
  },
)

test.for([
  ['/courses/', '/courses'],
  ['/en/courses/?search=excel', '/en/courses?search=excel'],
  ['//example.org/', '/example.org'],
])('%s leads to the address without a slash at its end', async ([from, to], { site }) => {
  const response = await fetch(site.url + from, { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(to)
})
