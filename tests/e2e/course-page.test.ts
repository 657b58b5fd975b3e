import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '../support/site.ts'

const excel = '/courses/excel-voor-elke-dag-van-lijst-tot-draaitabel'
const excelInFrench = '/fr/courses/excel-au-quotidien-de-la-liste-au-tableau-croise'
const firstAid = '/courses/eerste-hulp-op-het-werk'
const cybersecurity = '/en/courses/cybersecurity-the-basics-for-every-team'
const tailored = '/courses/uw-bedrijf-overdragen-zonder-brokken'
const withoutScripts = { scripts: false }

/** What a part of a page says, its spaces all alike. */
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ')
const linksIn = (page: Page, selector: string) =>
  page.locator(`${selector} a`).evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))

test('the head of a course says what it costs with and without VAT, when it starts, and leads to the dates', async ({
  visit,
}) => {
  const { page } = await visit(excel, withoutScripts)
  const head = await textOf(page, '[data-offer="head"]')
  expect(head).toMatch(/^€ 690 excl\. btw ?, € 834,90 incl\. btw Volgende start \w{2} \d{1,2} \w{3} 20\d\d/)
  await page.click('[data-offer="head"] a')
  expect(new URL(page.url()).hash).toBe('#dates')
})

test('on a phone price and dates stay at the bottom, and cover nothing that has focus', async ({ visit }) => {
  const { page } = await visit(excel, { width: 375, height: 700 })
  const bar = page.locator('[data-offer="bottom"]')
  const boxOf = async () => (await bar.boundingBox()) ?? { y: 0, height: 0 }
  expect(await page.locator('[data-offer="head"]').isVisible()).toBe(false)
  expect(await bar.innerText()).toContain('690')
  const before = await boxOf()
  expect(before.y + before.height).toBeCloseTo(700, 0)
  for (const link of await page.locator('#dates a, #subsidy a, #subsidy summary').all()) {
    await link.focus()
    const box = await link.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual((await boxOf()).y + 1)
  }
})

test('every date has its year and an event for the calendar, and the table says whose clock it goes by', async ({
  visit,
}) => {
  const { page, response } = await visit(excelInFrench, withoutScripts)
  const days = await page.locator('#dates time strong').allInnerTexts()
  expect(days.length).toBeGreaterThan(0)
  for (const day of days) expect(day).toMatch(/^\S+ \d{1,2}(er)? \S+ 20\d\d$/)
  expect(await textOf(page, '#dates')).toContain('Bruxelles')
  const events = (await linksIn(page, '#dates')).filter((href) => href.endsWith('.ics'))
  expect(events.length).toBeGreaterThan(0)
  const event = await fetch(events[0] ?? '')
  expect([event.status, event.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(response.status()).toBe(200)
})

test('the word of a register button stands on one line where the table is narrow', async ({ visit }) => {
  const { page } = await visit(excelInFrench, { ...withoutScripts, width: 768 })
  const heights = await page
    .locator('#dates td a[href*="/register/"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThan(48)
})

test('a full session says so and leads to its waiting list', async ({ visit, client }) => {
  const { rows } = await client.query(`update sessions set capacity = greatest(seats_taken, 1),
      seats_taken = greatest(seats_taken, 1)
    where id = (select id from sessions where start_date > now() and course_id =
      (select id from courses where key = 'leading-without-a-title') order by start_date limit 1)
    returning course_id, id`)
  const { page } = await visit('/en/courses/leading-without-a-title', withoutScripts)
  const row = page.locator('#dates tr', { hasText: 'Fully booked' }).first()
  expect(await row.getByRole('link', { name: 'Waiting list' }).getAttribute('href')).toBe(
    `/en/courses/${rows[0].course_id}/waiting-list/${rows[0].id}`,
  )
})

test('what decides stands on the page: what is included, the certificate, the group, cancelling, the way there, whom to ask', async ({
  visit,
}) => {
  const { page } = await visit(firstAid, withoutScripts)
  const main = await textOf(page, 'main')
  for (const fact of [
    'Koffie, thee en water',
    'De praktijkproef',
    'Het getuigschrift van hulpverlener',
    'Hoogstens 12',
  ])
    expect(main).toContain(fact)
  expect(main).toContain('Annuleren is kosteloos tot veertien dagen voor de start')
  const links = await linksIn(page, 'main')
  expect(links).toContain('https://www.openstreetmap.org/search?query=Dok-Noord%207%2C%209000%20Gent')
  expect(links).toContain('tel:+3220000000')
  expect(main).toContain('Yasmina Haddad')
  expect(await textOf(await (await visit(tailored, withoutScripts)).page, 'main')).toContain('Olivier Lemmens')
})

test('a course shows its own reviews', async ({ visit }) => {
  const { page } = await visit(excel, withoutScripts)
  expect(await page.locator('main figure blockquote').allInnerTexts()).toEqual([
    expect.stringContaining('Mijn maandrapport'),
  ])
})

test('a course that is in the Flemish training database says its number and for whom it is, another nothing', async ({
  visit,
}) => {
  const training = /ODB-0999104.* 125 /
  const inDatabase = '/courses/attest-personeelszaken'
  const { page } = await visit(inDatabase, withoutScripts)
  expect(await textOf(page, 'section[aria-labelledby="practical-title"]')).toMatch(training)
  const other = await visit(excel, withoutScripts)
  expect(await textOf(other.page, 'section[aria-labelledby="practical-title"]')).not.toContain('ODB-')
})

test('the kmo-portefeuille is reckoned where it pays, as Flemish, and nowhere else', async ({ visit }) => {
  const french = await visit(excelInFrench, withoutScripts)
  expect(await textOf(french.page, '#subsidy')).toMatch(/établies en Flandre.* 30 % .*483 €.* 20 % .*552 €/)
  const higher = await visit(cybersecurity, withoutScripts)
  expect(await textOf(higher.page, '#subsidy')).toMatch(/established in Flanders.* 45% .*€225\.50.* 35% .*€266\.50/)
  const none = await visit(firstAid, withoutScripts)
  expect(await none.page.locator('#subsidy').count()).toBe(0)
  expect(await textOf(none.page, 'main')).toContain('Geen subsidie')
})

test('the calculator works without scripts: participants, size, what was used, the VAT one pays oneself', async ({
  visit,
}) => {
  const { page } = await visit(excel, withoutScripts)
  await page.click('#calculator summary')
  await page.getByLabel('Middelgrote onderneming').check()
  await page.getByLabel('Aantal deelnemers').fill('4')
  await page.getByLabel('Al ontvangen steun').fill('7200')
  await page.getByRole('button', { name: 'Bereken' }).click()
  const { searchParams, hash } = new URL(page.url())
  expect([Object.fromEntries(searchParams), hash]).toEqual([
    { size: 'medium', participants: '4', used: '7200' },
    '#calculator',
  ])
  const sums = await page.locator('#calculator dd').allInnerTexts()
  expect(sums.map((sum) => sum.replaceAll(/\s/g, ' '))).toEqual([
    '€ 2.760,00',
    '€ -300,00',
    '€ 2.460,00',
    '€ 579,60',
    '€ 3.039,60',
  ])
  expect(await textOf(page, '#calculator')).toContain('jaarlijkse maximum')
  expect(await page.getByLabel('Aantal deelnemers').inputValue()).toBe('4')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/draaitabel$/)
})
