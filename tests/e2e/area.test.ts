import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAt } from '../support/cookies.ts'
import { test as base } from '../support/site.ts'

const link = (path: string) => `[data-area] nav a[href="${path}"]`
const registrations = '/my-account/registration-data'

const isAwake = (page: Page) => page.locator('html[data-awake]').waitFor()
/** A mark that a page loaded anew does not bear. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

const test = base.extend('open', async ({ browser, site }, { onCleanup }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  onCleanup(() => context.close())
  return async (path: string, email?: string) => {
    const cookies = email ? [...(await signInAt(site.url, email))] : []
    await context.addCookies(
      [...cookies, ['cookieConsent', 'declined'] as const].map(([name, value]) => ({ name, value, url: site.url })),
    )
    const page = await context.newPage()
    const queries: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) queries.push(request.postData() ?? '')
    })
    await page.goto(site.url + path)
    await isAwake(page)
    await mark(page)
    return { page, queries, context }
  }
})

test('a move inside the account loads nothing anew: one question, then title, address and focus are the next page’s', async ({
  open,
}) => {
  const { page, queries } = await open('/my-account', 'contact@leerplein.test')
  const before = await page.title()
  const asked = queries.length
  await page.locator(link(registrations)).click()
  await page.locator(`${link(registrations)}[aria-current="page"]`).waitFor()
  expect(queries).toHaveLength(asked + 1)
  expect(await isMarked(page)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(registrations)
  expect(await page.title()).not.toBe(before)
  expect(await focused(page)).toBe('H1')
  expect(await page.locator('a[hreflang="fr"]').first().getAttribute('href')).toContain(`/fr${registrations}`)

  await page.goBack()
  await page.locator(`${link('/my-account')}[aria-current="page"]`).waitFor()
  expect(await page.title()).toBe(before)
  await page.goForward()
  await page.locator(`${link(registrations)}[aria-current="page"]`).waitFor()
  expect(queries).toHaveLength(asked + 1)
  expect(await isMarked(page)).toBe(true)
})

test('a page that one moves to, or back to, looks as it does where it is loaded', async ({ open }) => {
  const { page } = await open('/my-account', 'contact@leerplein.test')
  /** How each element is drawn, but for what only the mouse and the focus change. */
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-area] *')].map((element) => {
        const { display, fontSize, padding, margin, borderRadius } = getComputedStyle(element)
        return [element.tagName, display, fontSize, padding, margin, borderRadius].join(' ')
      }),
    )
  const paths = ['/my-account/participants', '/my-account/invoice-data', registrations]
  for (const path of paths) {
    await page.locator(link(path)).click()
    await page.locator(`${link(path)}[aria-current="page"]`).waitFor()
  }
  const detail = page.locator('article h3 a').first()
  await detail.click()
  await page.locator(`${link(registrations)}[aria-current="true"]`).waitFor()
  const moved = await look()
  await page.goBack()
  await page.locator(`${link(registrations)}[aria-current="page"]`).waitFor()
  expect(await isMarked(page)).toBe(true)
  const back = await look()
  await page.reload()
  await isAwake(page)
  expect(back).toEqual(await look())
  await detail.click()
  await page.waitForURL(/registration-data\/[\w-]+$/)
  await page.reload()
  await isAwake(page)
  expect(moved).toEqual(await look())
})

test('a page of the account asks nothing as it is loaded', async ({ open }) => {
  const { queries } = await open(registrations, 'contact@leerplein.test')
  expect(queries).toEqual([])
})

test('a move that fails keeps what is shown, and says so', async ({ open }) => {
  const { page } = await open('/my-account', 'contact@leerplein.test')
  await page.route('**/graphql', (route) => route.abort())
  await page.locator(link(registrations)).click()
  await page.locator('[data-snackbar="error"]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-account')
  expect(await isMarked(page)).toBe(true)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await page.waitForURL(`**${registrations}`)
  await page.locator('[data-snackbar="error"]').waitFor({ state: 'detached' })
})

test('the last move asked for wins', async ({ open }) => {
  const { page } = await open('/my-account', 'contact@leerplein.test')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  await page.locator(link(registrations)).click()
  await page.locator('[data-area-progress][data-busy]').waitFor({ state: 'attached' })
  await page.locator(link('/my-account')).click()
  release()
  await page.locator('[data-area-progress]:not([data-busy])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/my-account')
  expect(await page.locator(link('/my-account')).getAttribute('aria-current')).toBe('page')
})

test('a move that lasts is said after 300 ms, in words after 5 s, and no more once it is there', async ({ open }) => {
  const { page } = await open('/my-account', 'contact@leerplein.test')
  await page.clock.install()
  // From here on no time passes but what the test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  const progress = page.locator('[data-area-progress]')
  const isBusy = () => progress.evaluate((element) => element.hasAttribute('data-busy'))
  const asked = page.waitForRequest('**/graphql')
  await page.locator(link(registrations)).click()
  await asked
  await page.clock.runFor(299)
  expect(await isBusy()).toBe(false)
  await page.clock.runFor(1)
  expect([await isBusy(), await progress.textContent()]).toEqual([true, ''])
  await page.clock.runFor(4700)
  expect(await progress.textContent()).toBe(await progress.getAttribute('data-slow'))
  release()
  await page.locator('[data-area-progress]:not([data-busy])').waitFor({ state: 'attached' })
  expect(await progress.textContent()).toBe('')
})

test.for([{ width: 375 }, { width: 1440 }])(
  'what waits stands in words beside the ways there, at $width',
  async ({ width }, { open }) => {
    const { page, queries } = await open('/my-account', 'contact@leerplein.test')
    await page.setViewportSize({ width, height: 900 })
    const texts = (path: string) => page.locator(link(path)).textContent()
    expect(await texts(registrations)).toMatch(/^Inschrijvingen\d+\ste\sbetalen$/)
    expect(await texts('/my-account/bookings-data')).toBe(
      'Zaalreservaties1\u00a0te\u00a0betalen, 1\u00a0te\u00a0beantwoorden',
    )
    expect(await texts('/my-account/login-data')).toBe('E‑mail en wachtwoord')
    const summary = page.locator('[data-area] nav summary')
    expect(await summary.isVisible()).toBe(width < 768)
    expect(await summary.textContent()).toMatch(/Mijn gegevens\d+ wachten op u$/)
    const asked = queries.length
    if (width < 768) await summary.click()
    await page.locator(link('/my-account/login-data')).click()
    await page.locator(`${link('/my-account/login-data')}[aria-current="page"]`).waitFor({ state: 'attached' })
    expect(queries).toHaveLength(asked + 1)
    expect(await texts(registrations)).toMatch(/\d+\ste\sbetalen$/)
  },
)

test('where an area cannot wake, its links and forms work as they do without scripts', async ({ browser, site }) => {
  const page = await browser.newPage()
  await page.route('**/assets/auth-*.json', (route) => route.abort())
  await page.goto(`${site.url}/login`)
  await page.locator('[data-area] a[href*="/password-reset"]').first().click()
  await page.waitForURL('**/password-reset*')
  expect(await page.locator('[data-form="password-reset"]').count()).toBe(1)
  await page.close()
})

test.for([
  { prefix: '', stay: 'Hier blijven', go: 'Weggaan' },
  { prefix: '/en', stay: 'Stay here', go: 'Leave' },
  { prefix: '/fr', stay: 'Rester ici', go: 'Partir' },
])('what was typed and not sent is not left unasked: $go', async ({ prefix, stay, go }, { open }) => {
  const { page } = await open(`${prefix}/password-reset`)
  const typed = page.locator('[data-form="password-reset"] [name="email"]')
  const away = page.locator('[data-area] a[href*="/login"]').first()
  const question = page.getByRole('dialog')
  await typed.fill('iemand@lezer.test')
  await away.click()
  await question.waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(stay)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await away.evaluate((element) => element === document.activeElement)).toBe(true)

  await away.press('Enter')
  await question.getByRole('link', { name: stay }).press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await typed.inputValue()).toBe('iemand@lezer.test')
  await away.press('Enter')
  await question.getByRole('button', { name: go }).press('Enter')
  await page.waitForURL('**/login*')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('without a network a band says so, and goes when it is back', async ({ open }) => {
  const { page, context } = await open('/my-account', 'contact@leerplein.test')
  await context.setOffline(true)
  await page.locator('[data-offline][data-shown]').waitFor()
  await context.setOffline(false)
  await page.locator('[data-offline]:not([data-shown])').waitFor({ state: 'attached' })
})

/** Years ahead of the server, as on a computer that was never told the date. */
const wrongClock = new Date('2031-03-01T12:00:00Z')
const saidBy = (page: Page) => page.locator('[data-area]').innerText()

test.for([registrations, `${registrations}/year`, '/my-account/bookings-data', '/my-account/invoice-data'])(
  '%s says the same by a browser’s wrong clock as by the server’s',
  async (path, { visit, site }) => {
    const cookies = await signInAt(site.url, 'contact@leerplein.test')
    const plain = await visit(path, { cookies, scripts: false })
    const { page } = await visit(path, { cookies, clock: wrongClock })
    await isAwake(page)
    expect(await saidBy(page)).toBe(await saidBy(plain.page))
  },
)

test('a move goes by what the server’s clock says then', async ({ visit, site }) => {
  const cookies = await signInAt(site.url, 'contact@leerplein.test')
  const { page } = await visit('/my-account', { cookies })
  await isAwake(page)
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: wrongClock.toUTCString() } })
  })
  await page.locator(link('/my-account/invoice-data')).click()
  await expect.poll(() => page.locator('article[data-due]').first().innerText()).toContain('moest op')
})
