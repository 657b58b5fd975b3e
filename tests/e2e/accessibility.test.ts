import type { CDPSession, Page } from 'playwright'
import { expect } from 'vitest'
import { localePath, locales, splitLocale } from '../../src/domain/locales.ts'
import { openVisit } from '../support/browser.ts'
import { signInAt } from '../support/cookies.ts'
import { portalPages } from '../support/portal.ts'
import { reading } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'
import { violationsIn } from '../support/violations.ts'

const test = reading
  .extend('sharedVisit', { scope: 'file' }, async ({ browser, site }) => {
    const problems: string[] = []
    const { visit } = await openVisit(browser, site.url, { cookieQuestion: 'open' }, problems)
    return { page: visit.page, problems }
  })
  /** In one window for all tests, which knows of no visit before. */
  .extend('visitAnew', async ({ sharedVisit: { page, problems }, site }, { onCleanup }) => {
    onCleanup(() => expect(problems.splice(0)).toEqual([]))
    return async (path: string): Promise<Page> => {
      await page.context().clearCookies()
      await page.goto(site.url + path)
      return page
    }
  })

/** Every kind of page in every language, each kind on a phone and on a desktop. */
const pages = [
  { path: '/', widths: [375, 1440] },
  { path: '/en', widths: [375, 1440] },
  { path: '/fr', widths: [375, 1440] },
  { path: '/courses', widths: [375] },
  { path: '/en/courses?search=zzzzzz', widths: [375, 1440] },
  { path: '/fr/courses?types=ONLINE&search=excel', widths: [1440] },
  { path: '{course}', widths: [1440] },
  { path: '/en{course}', widths: [375] },
  { path: '/fr{course}', widths: [375] },
  { path: '/page/hoe-het-werkt', widths: [375] },
  { path: '/en/page/how-it-works', widths: [1440] },
  { path: '/fr/page/subsides-et-cheques-formation', widths: [375] },
  { path: '/fr/coaching', widths: [375, 1440] },
  { path: '/page/toegankelijkheidsverklaring', widths: [1440] },
  { path: '/niets', widths: [1440] },
  { path: '/en/nothing', widths: [375] },
  { path: '/fr/rien', widths: [1440] },
  { path: '/login?returnUrl=%2Fmy-account', widths: [375, 1440] },
  { path: '/fr/login?type=private', widths: [375] },
  { path: '/en/password-reset', widths: [1440] },
  { path: '/password-reset?sent=1', widths: [375] },
  { path: '/fr/password-reset/nothing', widths: [375] },
  { path: '/register-success?state=waiting', widths: [375, 1440] },
  { path: '/facilitiesBooking?persons=14&room=circle', widths: [375, 1440] },
]

/** Long courses show the most: the one with the most dates. */
async function coursePath(url: string): Promise<string> {
  const response = await fetch(`${url}/api/courses/filteredCourses?sort=nextSession:ASC&limit=1`)
  const { items }: { items: { slug: { nl: string } }[] } = await response.json()
  return `/courses/${items[0]?.slug.nl}`
}

test.for(pages)('nobody is kept out of $path', async ({ path, widths }, { visitAnew, site }) => {
  const page = await visitAnew(path.replace('{course}', await coursePath(site.url)))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsIn(page), `at ${width} px`).toEqual([])
  }
})

/** Every page that search engines are told of, but for the courses, which are all one kind. */
async function pathsOfSitemap(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return paths.filter((path) => !/\/courses\/(?!category|location)/.test(path))
}

/** A window, and how large somebody has the text of their browser; 16 is what it comes with. */
const windows = [
  { width: 360, text: 16 },
  { width: 375, text: 16 },
  { width: 768, text: 16 },
  { width: 1024, text: 16 },
  { width: 1280, text: 32 },
  { width: 375, text: 32 },
]

/** How far a page that nobody needs to see sticks out of a window, in pixels. */
async function overflowIn(browser: CDPSession, page: Page, { width, text }: (typeof windows)[number]) {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text } })
  const size = { width, height: 740, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true }
  await browser.send('Emulation.setDeviceMetricsOverride', size)
  const { inner, overflow } = await page.evaluate(() => ({
    inner: innerWidth,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(inner).toBe(width)
  return overflow
}

test.for(locales)(
  'nothing runs out of the side in %s, in any window, nor with text twice as large',
  async (locale, { visit, site }) => {
    const course = await coursePath(site.url)
    const paths = [...pages.map(({ path }) => path.replace('{course}', course)), ...(await pathsOfSitemap(site.url))]
    const { page } = await visit('/', { height: 740 })
    const browser = await page.context().newCDPSession(page)
    const wide: string[] = []
    for (const path of new Set(paths)) {
      if (splitLocale(new URL(path, site.url).pathname).locale !== locale) continue
      await page.goto(site.url + path)
      if ((await page.locator('[data-area]').count()) > 0) await page.locator('html[data-awake]').waitFor()
      await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'))
      for (const window of windows) {
        const overflow = await overflowIn(browser, page, window)
        if (overflow > 0) wide.push(`${path} at ${window.width}, text of ${window.text}: ${overflow} px`)
      }
    }
    expect(wide).toEqual([])
  },
)

/** Words that stand on more than one line: a word alone cannot be wider than where it stands. */
const brokenWords = (element: HTMLElement) =>
  [...element.innerText.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const letters = document.createRange()
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) return [word]
    letters.setStart(text, index)
    letters.setEnd(text, index + word.length)
    return letters.getClientRects().length > 1 ? [word] : []
  })

test.for(locales)(
  'the button of signing in keeps its words whole in text twice as large in %s',
  async (locale, { visit }) => {
    const { page } = await visit(localePath('/', locale), { width: 320, height: 740, scripts: false })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const button = page.locator('[data-site-header] a[href$="/login"]')
    expect(await button.evaluate(brokenWords)).toEqual([])
    expect((await page.locator('[popovertarget="site-menu"]').boundingBox())?.width).toBe(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

/** What sticks out of the window, or of a sheet that cuts what does; what only a screen reader hears may. */
const cutOff = () => {
  const wide = document.documentElement.scrollWidth - innerWidth
  const sheets = [...document.querySelectorAll<HTMLElement>('main :is(article, aside, section, div)')]
  const cut = sheets.filter((sheet) => {
    if (getComputedStyle(sheet).overflowX === 'visible') return false
    const edge = sheet.getBoundingClientRect().right
    return [...sheet.querySelectorAll('*')].some(
      (inner) => !inner.closest('svg, .visually-hidden') && inner.getBoundingClientRect().right > edge + 1,
    )
  })
  return [...(wide > 0 ? [`${wide} px`] : []), ...cut.map(({ textContent }) => textContent.trim().slice(0, 60))]
}

test.for(locales)(
  'on a phone with text twice as large nothing of the account is cut off in %s',
  async (locale, { visit, site }) => {
    const customer = 'contact@leerplein.test'
    const [cookies, { get }] = await Promise.all([signInAt(site.url, customer), callsAs(site.url, customer)])
    const { items: courses } = await get('/courses/filteredCourses?sort=nextSession:ASC&limit=1')
    const [{ _id: session }] = await get(`/courses/${courses[0]._id}/sessions`)
    const things: { _id: string; status: string }[][] = await Promise.all(
      ['bookings', 'registrations'].map(async (kind) => (await get(`/${kind}?limit=100`)).items),
    )
    const [bookings = [], registrations = []] = things.map((all) => [
      ...new Map(all.map((one) => [one.status, one._id])).values(),
    ])
    const paths = [
      ...portalPages,
      ...bookings.map((id) => `/my-account/bookings-data/${id}`),
      ...registrations.flatMap((id) => [`/my-account/registration-data/${id}`, `/billing/complete/${id}`]),
      ...['select', 'students'].map((step) => `/courses/${courses[0].slug.nl}/register/${session}?step=${step}`),
    ]
    const { page } = await visit('/', { width: 375, height: 740, cookies })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const found: string[] = []
    for (const path of paths) {
      await page.goto(site.url + localePath(path, locale))
      for (const cut of await page.evaluate(cutOff)) found.push(`${path}: ${cut}`)
    }
    expect(found).toEqual([])
  },
)

test.for(['/', '/en/courses', '{course}', '/fr/page/comment-ca-marche'])(
  'nothing moves while %s is loading',
  async (path, { visit, site }) => {
    const address = path.replace('{course}', await coursePath(site.url))
    for (const width of [375, 1440]) {
      const { page } = await visit(address, { width, cookieQuestion: 'open' })
      const shifts = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = []
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) if ('value' in entry) seen.push(Number(entry.value))
            })
            observer.observe({ type: 'layout-shift', buffered: true })
            document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen))))
          }),
      )
      expect(shifts, `at ${width} px`).toEqual([])
    }
  },
)
