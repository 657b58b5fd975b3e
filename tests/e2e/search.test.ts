import type { Page } from 'playwright'
import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

const excel = 'Excel voor elke dag: van lijst tot draaitabel'

/** The search answers by itself from the moment it is a combobox. */
async function awakenSearch(page: Page) {
  await page.getByRole('searchbox').focus()
  const search = page.getByRole('combobox')
  await search.waitFor()
  return search
}

const titles = (page: Page) => page.locator('[data-block="course-list"] article h3').allTextContents()
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' })
/** A value of a filter, which scripts make a box to check. */
const facet = (page: Page, name: string) => filters(page).getByRole('checkbox', { name })
const chosen = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' })
const found = (page: Page) => page.locator('[data-block="course-list"]').getByRole('status')

/** How many courses the list says there are. */
const total = async (page: Page) => Number.parseInt((await found(page).textContent()) ?? '', 10)

test('two characters are too few: home stays and says why', async ({ visit, site }) => {
  const { page } = await visit('/')
  const search = await awakenSearch(page)
  await search.fill('ex')
  await search.press('Enter')
  await page.getByText('Typ minstens drie tekens om te zoeken.').waitFor()
  expect(page.url()).toBe(`${site.url}/`)
})

test('three characters lead to the list of courses', async ({ visit, site }) => {
  const { page } = await visit('/')
  const search = await awakenSearch(page)
  await search.fill('btw')
  await search.press('Enter')
  await page.waitForURL(`${site.url}/courses?search=btw`)
  expect(await page.getByRole('searchbox').inputValue()).toBe('btw')
  expect((await titles(page)).length).toBeGreaterThan(0)
})

test('the search fetches its code when somebody turns to it, not before', async ({ visit }) => {
  const { page, requests } = await visit('/')
  const island = await page.locator('[data-block="course-search"]').getAttribute('data-island')
  const isIsland = (address: string) => address.endsWith(String(island))

  expect(requests.filter(isIsland)).toEqual([])
  await awakenSearch(page)
  expect(requests.filter(isIsland)).toHaveLength(1)
})

test('a typing error still finds the course, which the keyboard opens', async ({ visit, site }) => {
  const { page } = await visit('/')
  const search = await awakenSearch(page)
  await search.pressSequentially('draaitabl')
  const suggestion = page.getByRole('option', { name: excel })
  await suggestion.waitFor()
  await search.press('ArrowDown')
  expect(await search.getAttribute('aria-activedescendant')).toBe(
    await page.getByRole('option').first().getAttribute('id'),
  )
  await search.press('Enter')
  await page.waitForURL(`${site.url}/courses/excel-voor-elke-dag-van-lijst-tot-draaitabel`)
  await page.getByRole('heading', { level: 1, name: excel }).waitFor()
})

test('two characters are enough on the list of courses, one is not', async ({ visit, site }) => {
  const { page } = await visit('/courses')
  const search = await awakenSearch(page)
  await search.fill('a')
  await search.press('Enter')
  await page.getByText('Typ minstens twee tekens om te zoeken.').waitFor()
  await search.fill('AI')
  await page.getByRole('option', { name: 'AI op het werk' }).waitFor()
  await search.press('Enter')
  await page.waitForURL(`${site.url}/courses?search=AI`)
  expect((await titles(page)).some((title) => title.includes('AI'))).toBe(true)
})

test.for([
  ['', 'exel', 'Resultaten voor Excel (u typte “exel”)'],
  ['/en', 'exel', 'Results for Excel (you typed “exel”)'],
  ['/fr', 'comptabilte', 'Résultats pour Comptabilité (vous avez tapé «\u00a0comptabilte\u00a0»)'],
] as const)(
  'what was corrected is said in the list and while one types, %s',
  async ([prefix, typed, said], { visit }) => {
    const { page } = await visit(`${prefix}/courses?search=${typed}`)
    const sentence = page.locator('[data-block="course-list"]').getByText(said.slice(0, said.indexOf(' (')))
    expect(await sentence.textContent()).toBe(said)
    expect(await sentence.locator('strong').count()).toBe(1)
    const search = await awakenSearch(page)
    await search.fill('')
    await search.pressSequentially(typed)
    const panel = page.locator('[data-block="course-search"]')
    await panel
      .locator('p', { has: page.locator('strong') })
      .filter({ hasText: said })
      .waitFor()
    await panel.getByRole('status').filter({ hasText: typed }).waitFor()
    await search.fill('excel')
    await panel.locator('p', { has: page.locator('strong') }).waitFor({ state: 'hidden' })
  },
)

test('suggestions go away with Escape and say so when there are none', async ({ visit }) => {
  const { page } = await visit('/')
  const search = await awakenSearch(page)
  await search.fill('excel')
  await page.getByRole('option', { name: excel }).waitFor()
  await search.press('Escape')
  await page.getByRole('option', { name: excel }).waitFor({ state: 'hidden' })
  await search.fill('zzzzzzzz')
  await page.getByRole('status').filter({ hasText: 'Geen opleiding gevonden' }).waitFor()
})

test('what is typed while the search wakes up is not lost', async ({ visit }) => {
  const { page } = await visit('/')
  await page.getByRole('searchbox').fill('excel')
  await page.getByRole('option', { name: excel }).waitFor()
  expect(await page.getByRole('combobox').inputValue()).toBe('excel')
})

test('the list leads to the course', async ({ visit }) => {
  const { page } = await visit('/courses?search=excel')
  await page.getByRole('link', { name: excel }).click()
  await page.getByRole('heading', { level: 1, name: excel }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/courses/excel-voor-elke-dag-van-lijst-tot-draaitabel')
})

test('filters narrow the list, and chips take them back', async ({ visit, site }) => {
  const { page } = await visit('/courses')
  const all = await total(page)
  await facet(page, 'Online').first().click()
  await page.waitForURL(`${site.url}/courses?types=ONLINE`)
  const online = await total(page)
  await facet(page, 'Digitalisering').click()
  await page.waitForURL(`${site.url}/courses?types=ONLINE&categories=digitalization`)
  const both = await total(page)

  expect(online).toBeLessThan(all)
  expect(both).toBeLessThan(online)
  expect(both).toBe((await titles(page)).length)
  expect(await filters(page).getByRole('checkbox', { checked: true }).count()).toBe(2)

  await chosen(page).getByRole('link', { name: 'Verwijder Online' }).click()
  await page.waitForURL(`${site.url}/courses?categories=digitalization`)
  await facet(page, 'Digitalisering').click()
  await page.waitForURL(`${site.url}/courses`)
  expect(await total(page)).toBe(all)
  expect(await chosen(page).count()).toBe(0)
})

test('pages of the list follow each other without repeating a course', async ({ visit, site }) => {
  const { page } = await visit('/courses')
  const pages = page.getByRole('navigation', { name: 'Pagina’s' })
  const seen = await titles(page)
  const all = await total(page)
  for (let number = 2; seen.length < all; number++) {
    await pages.getByRole('link', { name: 'Volgende' }).click()
    await page.waitForURL(`${site.url}/courses?page=${number}`)
    seen.push(...(await titles(page)))
  }

  expect(new Set(seen).size).toBe(all)
  expect(await pages.getByRole('link', { name: 'Volgende' }).count()).toBe(0)
  expect(await pages.locator('[aria-current="page"]').textContent()).toBe(`Pagina ${Math.ceil(all / 12)}`)
})

test('an order of the list is an order of its prices', async ({ visit }) => {
  const { page } = await visit('/courses')
  await page.getByRole('navigation', { name: 'Volgorde' }).getByRole('link', { name: 'Laagste prijs' }).click()
  await page.waitForURL(/sort=price%3AASC/)
  const texts = await page.locator('[data-block="course-list"] article').allTextContents()
  // The first price of a card is without VAT.
  const prices = texts.flatMap((text) => /€\s*([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? []).map(Number)

  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test('nothing found says so and shows ways on', async ({ visit, site }) => {
  const { page } = await visit('/courses?search=zzzzzzzz')
  await page.getByRole('heading', { name: 'Hier hebben we nu niets voor' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Alles wissen' }).last().click()
  await page.waitForURL(`${site.url}/courses`)
})

test('without scripts the search of home works all the same', async ({ visit, site }) => {
  const { page } = await visit('/en', { scripts: false })
  await page.getByRole('searchbox').fill('bookkeeping')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`${site.url}/en/courses?search=bookkeeping`)
  expect((await titles(page)).length).toBeGreaterThan(0)
  await filters(page).getByRole('link').first().click()
  await page.waitForURL(/\/en\/courses\?search=bookkeeping&types=/)
})

test("the specification's own names of filters lead to the same list", async ({ visit, site }) => {
  const { page } = await visit('/courses?type=calendar&language=NL')
  const listed = await titles(page)
  expect(listed.length).toBeGreaterThan(0)
  expect(await chosen(page).getByRole('listitem').count()).toBe(3)
  await page.goto(`${site.url}/courses?types=CALENDAR&languages=nl`)
  expect(await titles(page)).toEqual(listed)
})
