import { expect } from 'vitest'
import { localePath, locales } from '../../src/domain/locales.ts'
import { read } from '../support/calls.ts'
import { headOf } from '../support/page-content.ts'
import { test } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'

const addresses = ['/courses/in/gent', '/en/courses/in/ghent', '/fr/courses/in/gand']

test('a place has a page of its own in each language, which the catalogue and the sitemap lead to', async ({
  visit,
  site,
}) => {
  const { page } = await visit('/courses', { scripts: false })
  await page
    .getByRole('navigation', { name: 'Opleidingen per locatie en domein' })
    .getByRole('link', { name: 'Gent' })
    .click()
  await page.waitForURL(`${site.url}/courses/in/gent`)
  await page.getByRole('heading', { level: 1, name: 'Opleidingen in Gent', exact: true }).waitFor()
  expect(await page.title()).toBe('Opleidingen in Gent - Leerplein')
  expect(await page.getByText('Aan Dok-Noord, in Gent.').isVisible()).toBe(true)
  const { total } = await read(site, '/courses/filteredCourses?locations=ghent&limit=1')
  expect(await page.getByRole('main').getByRole('status').textContent()).toBe(`${total} opleidingen`)
  expect((await headOf(page)).canonical).toBe(`${site.url}/courses/in/gent`)
  const others = page.locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')
  const hrefs = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.toSorted()).toEqual(addresses.map((path) => site.url + path).toSorted())
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = ['/courses/category/digitalisering', '/fr/courses/category/numerique', '/fr/calendar', ...addresses]
  expect(listed.filter((path) => !sitemap.includes(`<loc>${site.url}${path}</loc>`))).toEqual([])
})

test('its list goes on in the catalogue, whose address for that place alone says that this is the page', async ({
  visit,
  site,
}) => {
  const { page } = await visit('/courses/in/gent')
  await page.getByRole('navigation', { name: 'Filters' }).locator('#languages-nl').click()
  await page.waitForURL(`${site.url}/courses?locations=ghent&languages=nl`)
  await page.goto(`${site.url}/courses?locations=ghent`)
  expect((await headOf(page)).canonical).toBe(`${site.url}/courses/in/gent`)
  await page.goto(`${site.url}/courses?locations=ghent&page=2`)
  expect((await headOf(page)).canonical).toBe(`${site.url}/courses?locations=ghent&page=2`)
})

test('a category has one too, and a place or a category that there is not has none', async ({ visit, site }) => {
  const { page } = await visit('/fr/courses/category/numerique')
  await page.getByRole('heading', { level: 1, name: /^Numérique/ }).waitFor()
  for (const path of ['/courses/in/atlantis', '/courses/category/niets', '/courses/in'])
    expect((await fetch(site.url + path)).status).toBe(404)
})

const withCrumbs = [
  ...['/courses/in/gent', '/fr/courses/category/numerique', '/en/page/how-it-works', '/calendar', '/fr/about'],
  ...['/coaching', '/en/newsletter', '/facilities', '/fr/contact', '/privacy', '/en/disclaimer'],
]

test.for(withCrumbs)(
  'the way to %s is in sight, and search engines read the same one',
  async (path, { visit, site }) => {
    const { page } = await visit(path, { scripts: false })
    const links = page.locator('main nav').first().getByRole('link')
    const seen = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, (link as HTMLAnchorElement).href]),
    )
    expect(seen.at(-1)?.[1]).toBe(site.url + path)
    const lists = await page.locator('script[type="application/ld+json"]').allTextContents()
    const crumbs = lists.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'BreadcrumbList')
    const told = crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [
      name,
      new URL(item).href,
    ])
    expect(told).toEqual(seen)
  },
)

const robots = async (address: string) => {
  const response = await fetch(address)
  return [response.status, (await response.text()).includes('<meta name="robots" content="noindex">')]
}

test('a category without courses says so, and search engines leave it out', async ({ site, visit }) => {
  const { page } = await visit('/courses/category/komt-niet-in-aanmerking', { scripts: false })
  const ways = page.getByRole('navigation', { name: 'Opleidingen per locatie en domein' })
  expect(await ways.getByRole('heading').allTextContents()).toEqual(['Opleidingen per domein'])
  expect(await robots(`${site.url}/courses/category/komt-niet-in-aanmerking`)).toEqual([200, true])
  expect(await robots(`${site.url}/courses/category/digitalisering`)).toEqual([200, false])
})

test('a list by one filter can be found and says what it holds, one by several is left out', async ({
  visit,
  site,
}) => {
  expect(await robots(`${site.url}/courses?languages=nl`)).toEqual([200, false])
  expect(await robots(`${site.url}/courses?languages=nl&locations=ghent`)).toEqual([200, true])
  expect(await robots(`${site.url}/courses?languages=nl&languages=fr`)).toEqual([200, true])
  const { page } = await visit('/courses?languages=nl', { scripts: false })
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description).toMatch(/^\d+ opleidingen · Nederlands, met datum/)
})

test('the calendar leads to all dates for one’s own', async ({ visit, site }) => {
  const { page } = await visit('/fr/calendar', { scripts: false })
  const link = page.getByRole('link', { name: 'Mettre toutes les dates dans votre agenda (iCal)' })
  const response = await fetch(new URL((await link.getAttribute('href')) ?? '', site.url))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
})

test('the calendar keeps languages and seats on one line where it has little width', async ({ visit }) => {
  const { page } = await visit('/fr/calendar', { width: 768, scripts: false })
  await page.evaluate(() => document.fonts.ready)
  const lines = (cells: HTMLElement[]) =>
    cells.filter((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return words.getClientRects().length > 1
    }).length
  const cells = page.locator('[data-block="course-calendar"] td:nth-last-child(-n + 2)')
  expect(await cells.count()).toBeGreaterThan(10)
  expect(await cells.evaluateAll(lines)).toBe(0)
})

test('the calendar lists what starts, month by month', async ({ visit, site }) => {
  const { page } = await visit('/calendar')
  await page.getByRole('heading', { level: 1, name: 'Kalender' }).waitFor()
  await page.getByRole('navigation', { name: 'Maanden' }).getByRole('link').nth(2).click()
  await page.waitForURL(/month=/)
  const month = new URL(page.url()).searchParams.get('month')
  const { items, total } = await read(site, `/sessions?month=${month}&limit=300`)
  expect(await page.locator('[data-block="course-calendar"] tbody tr').count()).toBe(total)
  expect(await page.locator('[data-block="course-calendar"] time').first().getAttribute('datetime')).toContain(
    `${month}-`,
  )
  const [first] = items
  expect(await page.locator('tbody tr').first().textContent()).toContain(first.plannedCourse.title.nl)
  expect(await page.locator('tbody tr').first().textContent()).toContain(first.location.name.nl)
  expect((await headOf(page)).canonical).toBe(`${site.url}/calendar?month=${month}`)
  expect((await fetch(`${site.url}/calendar?month=2026-13`)).status).toBe(404)
})

/** What a list without courses says to do. */
const hints = {
  nl: { none: 'Vertel ons wat u zoekt.', filters: 'Laat een filter los of', word: 'Kijk de spelling na of' },
  en: { none: 'Tell us what you are', filters: 'Drop a filter, or', word: 'Check the spelling, or' },
  fr: { none: 'Dites-nous ce que', filters: 'Retirez un filtre ou', word: 'Vérifiez l’orthographe ou' },
}

test('a list without courses says what would help: no spelling where nobody searched, no filter where none is chosen', async ({
  site,
}) => {
  const staff = await callsAs(site.url, 'staff@leerplein.test')
  const key = `empty-${crypto.randomUUID()}`
  const { _id } = await staff.send('POST', '/categories', { key, name: { nl: key, en: key, fr: key }, sequence: 99 })
  for (const locale of locales) {
    const asked = {
      none: `/courses/category/${key}`,
      filters: `/courses?categories=${key}`,
      word: '/courses?search=qqqqzzzz',
    }
    for (const [kind, hint] of Object.entries(hints[locale])) {
      const response = await fetch(site.url + localePath(asked[kind as keyof typeof asked], locale))
      const [said] = (await response.text()).match(/<h3[^>]*>[^<]*<\/h3><p[^>]*>[^<]*<\/p>/) ?? []
      expect(said, `${kind} in ${locale}`).toContain(`>${hint}`)
    }
  }
  await staff.send('DELETE', `/categories/${_id}`)
})
