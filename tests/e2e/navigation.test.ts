import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { headOf } from '../support/page-content.ts'
import { reading as test } from '../support/site.ts'

const bar = (page: Page) => page.getByRole('banner')
const theme = (page: Page) => bar(page).getAttribute('data-theme')

/** Scrolls, and lets the 200 ms go by in which the page rests from following. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (y) => {
    if (scrollY === y) return
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    await scrolled
  }, top)
  await page.clock.runFor(200)
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

describe('the bar', () => {
  test('stays on top in a window higher than 515 px', async ({ visit }) => {
    const { page } = await visit('/', { height: 516 })
    await page.clock.install()
    await scrollTo(page, 400)
    expect(await topOf(page, 'header')).toBe(0)
  })

  test('scrolls away in a window of 515 px', async ({ visit }) => {
    const { page } = await visit('/', { height: 515 })
    await page.clock.install()
    await scrollTo(page, 400)
    expect(await topOf(page, 'header')).toBe(-400)
    expect(await theme(page)).toBe('light')
  })

  test('turns dark on the way down and light on the way up, after 60 px', async ({ visit }) => {
    const { page } = await visit('/')
    // Its first frame says where the page stood when it began to follow.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.clock.install()
    const seen: (string | null)[] = []
    for (const top of [0, 59, 60, 400, 341, 340, 399, 400, 0]) {
      await scrollTo(page, top)
      seen.push(await theme(page))
    }
    expect(seen).toEqual(['light', 'light', 'dark', 'dark', 'dark', 'light', 'light', 'dark', 'light'])
  })
})

describe('the links of the bar', () => {
  test.for([
    { path: '/', width: 1024 },
    { path: '/fr', width: 992 },
    { path: '/en', width: 1440 },
  ])('stand in one line at $width px on $path', async ({ path, width }, { visit }) => {
    const { page } = await visit(path, { width })
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(tops.length).toBe(9)
    expect(new Set(tops).size).toBe(1)
    expect(await page.locator('[popovertarget="site-menu"]').isVisible()).toBe(false)
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(76)
  })

  test.for([375, 992, 1200])('stay apart at %i px when letters and words are spaced out', async (width, { visit }) => {
    const { page } = await visit('/fr', { width })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    const overlaps = await bar(page).evaluate((header) => {
      const shown = [...header.querySelectorAll('a, button')].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute('href') !== '#content',
      )
      const boxes = shown
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1)
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: b }) =>
              a.box.left < b.right - 1 &&
              b.left < a.box.right - 1 &&
              a.box.top < b.bottom - 1 &&
              b.top < a.box.bottom - 1,
          )
          .map((b) => `${a.text} and ${b.text}`),
      )
    })
    expect(overlaps).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

describe('the menu of a contact', () => {
  test('leads to the account, to another organisation and out, by keyboard', async ({ visit, site }) => {
    const { page } = await visit('/en')
    await page.context().addCookies([{ name: 'role', value: 'CONTACT', url: site.url }])
    await page.reload()
    const button = page.getByRole('button', { name: 'Account' })
    await button.press('Enter')
    const menu = page.locator('#user-menu')
    await menu.waitFor()
    expect(await menu.getByRole('link').allTextContents()).toEqual(['My account', 'Switch organisation'])
    expect(await menu.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/en/my-account',
      '/en/my-account/organisations',
    ])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My account')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await button.press('Enter')
    await menu.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${site.url}/en#logged-out`)
    await page.locator('#logged-out[data-snackbar=success]').waitFor()
    await page.getByRole('link', { name: 'Log in' }).waitFor()
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

  test('hangs from the bar, also under the cookie question', async ({ visit }) => {
    const { page } = await visit('/en', { ...phone, cookieQuestion: 'open' })
    await page.getByRole('button', { name: 'Menu' }).click()
    const header = await bar(page).boundingBox()
    const list = await menu(page).boundingBox()
    expect(header?.y).toBeGreaterThan(40)
    expect(Math.abs((list?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThanOrEqual(1)
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

test('a link without a part of a page leads to its top', async ({ visit, site }) => {
  const { page } = await visit('/en')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await page.locator('footer').getByRole('link', { name: 'About us' }).click()
  await page.waitForURL(`${site.url}/en/about`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
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

test.for(['/de/courses', '/courses/no-such-course', '/en/page/no-such-page', '/courses/a/b', '/EN'])(
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
