import type { Page, Route } from 'playwright'
import { describe, expect } from 'vitest'
import { openVisit } from '../support/browser.ts'
import { test as siteTest, startSite } from '../support/site.ts'

/** A site that tells Matomo and Plausible, which here only note what they are asked. */
const test = siteTest.extend('counted', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const site = await startSite(database, {
    ...{ MATOMO_URL: 'https://matomo.count.test/', MATOMO_SITE_ID: '7' },
    ...{ PLAUSIBLE_URL: 'https://plausible.count.test', PLAUSIBLE_DOMAIN: 'leerplein.test' },
  })
  onCleanup(async () => {
    await site.stop()
  })
  return site
})

const counters = /count\.test/
const ownCounts = (requests: string[]) => requests.filter((address) => address.endsWith('/graphql'))
const outside = (requests: string[], url: string) => requests.filter((address) => !address.startsWith(url))

const accept = (page: Page) => page.locator('[data-consent="accepted"]').click()
const decline = (page: Page) => page.locator('[data-consent="declined"]').click()

describe('where no other counter is configured', () => {
  test('nothing is sent before a yes, nor after a no', async ({ visit }) => {
    const { page, requests } = await visit('/en/courses', { cookieQuestion: 'open' })
    await decline(page)
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
    await page.waitForURL(/about/)
    await page.waitForLoadState('networkidle')
    expect(ownCounts(requests)).toEqual([])
  })

  test('after a yes a page counts once, by path and language, on this site alone', async ({ visit, site }) => {
    const { page, requests } = await visit('/en/about', { cookieQuestion: 'open' })
    expect(ownCounts(requests)).toEqual([])
    const sent = page.waitForRequest((request) => request.url().endsWith('/graphql'))
    await accept(page)
    const { variables } = (await sent).postDataJSON()
    expect(variables).toEqual({ input: { path: '/about', locale: 'en' } })
    expect(await (await (await sent).response())?.json()).toEqual({ data: { countPageView: { counted: true } } })
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await accept(page)
    await page.waitForLoadState('networkidle')
    expect(ownCounts(requests)).toHaveLength(1)
    expect(outside(requests, site.url)).toEqual([])
  })

  test('a no after a yes ends it', async ({ visit }) => {
    const { page, requests } = await visit('/en/about', { cookieQuestion: 'open' })
    await accept(page)
    await expect.poll(() => ownCounts(requests).length).toBe(1)
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await decline(page)
    await page.goto(new URL('/en/coaching', page.url()).href)
    await page.waitForLoadState('networkidle')
    expect(ownCounts(requests)).toHaveLength(1)
  })

  test('a page with a secret in its address is never counted', async ({ visit }) => {
    const { page, requests } = await visit('/en/newsletter/confirm/some-secret', { cookieQuestion: 'open' })
    await accept(page)
    await page.waitForLoadState('networkidle')
    expect(ownCounts(requests)).toEqual([])
  })
})

const asScript = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `window.loaded = [...(window.loaded ?? []), document.currentScript.src]`,
  })

describe('where Matomo and Plausible are configured', () => {
  test('their scripts come after a yes and no sooner, past the policy, and the own counter rests', async ({
    browser,
    counted,
  }) => {
    const problems: string[] = []
    const { context, visit } = await openVisit(browser, `${counted.url}/en/about`, { cookieQuestion: 'open' }, problems)
    const { page, requests } = visit
    await page.route(counters, asScript)
    expect(outside(requests, counted.url)).toEqual([])
    await accept(page)
    const loaded = () => page.evaluate(() => (window as { loaded?: string[] }).loaded?.toSorted())
    await expect
      .poll(loaded)
      .toEqual(['https://matomo.count.test/matomo.js', 'https://plausible.count.test/js/script.js'])
    const commands = await page.evaluate(() => (window as { _paq?: unknown[][] })._paq)
    expect(commands).toContainEqual(['setTrackerUrl', 'https://matomo.count.test/matomo.php'])
    expect(commands).toContainEqual(['setSiteId', '7'])
    expect(await page.locator('script[data-domain]').getAttribute('data-domain')).toBe('leerplein.test')
    expect(ownCounts(requests)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test.for([
    [{ MATOMO_URL: 'https://matomo.count.test' }, 'MATOMO_SITE_ID'],
    [{ PLAUSIBLE_DOMAIN: 'leerplein.test' }, 'PLAUSIBLE_URL'],
    [{ MATOMO_URL: 'matomo', MATOMO_SITE_ID: '7' }, 'MATOMO_URL'],
  ] as const)('half of a configuration stops the start: %o', async ([environment, named], { database }) => {
    await expect(startSite(database, environment)).rejects.toThrow(named)
  })
})
