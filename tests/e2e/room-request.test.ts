import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { inDays, openDay } from '../support/rooms.ts'
import { test as siteTest } from '../support/site.ts'

const path = '/facilitiesBooking'

/** A working day that no other test and no demo booking knows. */
const day = () => openDay(200)

const who = () => ({
  ...{ firstName: 'Ann', lastName: 'Claes', email: `${crypto.randomUUID()}@bezoeker.test`, phone: '+32 2 555 01 20' },
})

const test = siteTest
  .extend('roomIds', { scope: 'file' }, async ({ site }) => {
    const rooms: { _id: string; key: string }[] = await (await fetch(`${site.url}/api/roomTypes/all`)).json()
    return new Map(rooms.map(({ _id, key }) => [key, _id]))
  })
  .extend('post', async ({ site }) => {
    return (entries: Record<string, string>, locale = '') =>
      fetch(site.url + locale + path, {
        method: 'POST',
        body: new URLSearchParams({ form: 'booking', ...entries }),
        redirect: 'manual',
      })
  })

const formOf = (page: Page) => page.locator('form[data-form="booking"]')
const sentencesOf = (page: Page) => page.locator('[data-error-for]').allInnerTexts()

describe('without scripts', () => {
  test('a room is asked for, and the same address says what happens next', async ({ visit }) => {
    const { page } = await visit(`${path}?room=circle`, { scripts: false })
    const form = formOf(page)
    expect(await form.locator('[name="roomType"]:checked').locator('..').innerText()).toContain('Zaal Cirkel')
    await form.locator('[name="persons"]').fill('14')
    await form.locator('[name="date"]').fill(day())
    await form.locator('[name="dayPart"][value="morning"]').check()
    await form.locator('[name="catering"][value="lunch"]').check()
    for (const [name, value] of Object.entries(who())) await form.locator(`[name="${name}"]`).fill(value)
    await form.getByRole('button', { name: 'Vraag een offerte' }).click()
    await page.waitForURL(/done=1/)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bedankt, uw aanvraag is binnen')
    expect(await page.locator('main').innerText()).toContain('Zaal Cirkel, ')
    expect(page.url()).not.toContain('Ann')
  })

  test('the price is calculated with all that was typed still there, and nothing is asked for yet', async ({
    visit,
  }) => {
    const { page } = await visit(path, { scripts: false })
    const form = formOf(page)
    await form.locator('[name="persons"]').fill('14')
    await form.locator('[name="date"]').fill(day())
    await form.locator('[name="dayPart"][value="all"]').check()
    await form.locator('[name="reducedRate"]').check()
    await form.locator('[name="firstName"]').fill('Ann')
    await form.getByRole('button', { name: 'Bereken de prijs' }).click()
    await page.locator('[data-total]').waitFor()
    // The smallest room for 14 has 16 places and costs 440 euro a day: a fifth off, then VAT.
    expect(await page.locator('[data-total]').getAttribute('data-total')).toBe(String(44_000 * 0.8 * 1.21))
    expect(await form.locator('[name="firstName"]').inputValue()).toBe('Ann')
    expect(await form.locator('[name="reducedRate"]').isChecked()).toBe(true)
    // What eating costs follows the rate: 12 euro becomes 9.60, and that 14 times.
    const lunch = (
      await form.locator('label', { has: page.locator('[name="catering"][value="lunch"]') }).innerText()
    ).replaceAll(/\s+/g, ' ')
    expect(lunch).toContain('€ 9,60')
    expect(lunch).toContain('€ 134,40')
    expect(await sentencesOf(page)).toEqual([])
    expect(new URL(page.url()).search).toBe('')
  })

  test('the name of each part of a day is one line, however little place there is', async ({ visit }) => {
    const { page } = await visit(path, { scripts: false })
    const parts = formOf(page).locator('label:has([name="dayPart"])')
    for (const width of [360, 768, 1000, 1080, 1160, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const linesOf = await parts.evaluateAll((labels) =>
        labels.map((label) => {
          const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          range.selectNodeContents(walker.nextNode() ?? label)
          return `${range}: ${new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size}`
        }),
      )
      expect([width, linesOf]).toEqual([width, ['Voormiddag: 1', 'Namiddag: 1', 'Hele dag: 1']])
    }
  })

  test('rooms that do not fit say why', async ({ visit }) => {
    const { page } = await visit(`${path}?persons=14&configuration=U-shape`, { scripts: false })
    const reasons = await page.locator('tr[data-fits="false"]').allInnerTexts()
    expect(reasons.join()).toContain('Te klein voor 14 personen')
    expect(reasons.join()).toContain('Niet met deze opstelling')
  })
})

test.for([
  ['', 'Vul de achternaam in'],
  ['/en', 'Enter the last name'],
  ['/fr', 'Indiquez le nom'],
] as const)('what is missing is said at its field, in the language of %s', async ([locale, missing], { post }) => {
  const refused = await post({ configuration: 'class', firstName: 'Ann' }, locale)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  const named = [...html.matchAll(/data-error-for="([^"]+)"/g)].map(([, name]) => name)
  expect(named).toEqual(['persons', 'date', 'dayPart', 'lastName', 'email', 'phone'])
  expect(html).toContain(missing)
  expect(html).toContain('value="Ann"')
})

describe('what the API refuses stands at its field', () => {
  test.for([
    ['persons', { persons: '31' }],
    ['configuration', { roomKey: 'quarter', configuration: 'theatre' }],
    ['date', { date: '2020-01-01' }],
    ['date', { date: inDays(800) }],
    ['email', { email: 'jan@' }],
    ['phone', { phone: '12' }],
    ['firstName', { firstName: 'x'.repeat(101) }],
    ['catering', { catering: 'oysters' }],
  ] as const)('%s: %o', async ([field, given], { post, roomIds }) => {
    const { roomKey = 'circle', ...entries } = given as { roomKey?: string }
    const refused = await post({
      ...{ persons: '2', date: day(), dayPart: 'all', catering: 'none', configuration: 'class', ...who() },
      ...{ roomType: roomIds.get(roomKey) ?? '', ...entries },
    })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`data-error-for="${field}"`)
  })
})

test('a page that is fetched in advance, or by a search engine, is nobody’s', async ({ site }) => {
  const response = await fetch(site.url + path)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toContain('<meta name="robots" content="noindex">')
  expect((await fetch(site.url + path, { headers: { 'Sec-Purpose': 'prefetch' } })).status).toBe(503)
})

test('a browser’s wrong clock takes no day for past, nor any for too far away', async ({ visit }) => {
  const { page } = await visit(path, { clock: new Date('2031-03-01T12:00:00Z') })
  await page.locator('html[data-awake]').waitFor()
  expect(await page.locator('[data-slot="free"]').count()).toBeGreaterThan(0)
  const form = formOf(page)
  await form.locator('[name="persons"]').fill('2')
  await form.locator('[name="date"]').fill(day())
  await form.locator('[name="dayPart"][value="all"]').check()
  for (const [name, value] of Object.entries(who())) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button', { name: 'Vraag een offerte' }).click()
  await page.waitForURL(/done=1/)
})

test('who sent a request from the foot of the page reads the thanks from their first word', async ({ visit }) => {
  const { page } = await visit(path, { width: 375, height: 740 })
  await page.locator('html[data-awake]').waitFor()
  const form = formOf(page)
  await form.locator('[name="persons"]').fill('2')
  await form.locator('[name="date"]').fill(day())
  await form.locator('[name="dayPart"][value="all"]').check()
  for (const [name, value] of Object.entries(who())) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button', { name: 'Vraag een offerte' }).click()
  await page.getByRole('heading', { name: 'Bedankt, uw aanvraag is binnen' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('what a tile lays is wrong no longer, as soon as it is laid', async ({ visit, roomIds }) => {
  const { page } = await visit(path)
  await page.locator('html[data-awake]').waitFor()
  const form = formOf(page)
  await form.locator('[name="date"]').fill(day())
  await form.locator('[type="submit"]:not([name="preview"])').last().click()
  const wrong = form.locator('[data-error-for="dayPart"]')
  await wrong.waitFor()
  await page
    .locator(`tr[data-id="${roomIds.get('circle')}"] td:not([data-away])[data-half="morning"] button`)
    .first()
    .click()
  await wrong.waitFor({ state: 'detached' })
  expect(await form.locator('[data-error-summary] a[href$="-dayPart"]').count()).toBe(0)
})

test('the tiles of a room lay its day and its half days, by mouse and by arrows', async ({ visit, roomIds }) => {
  const { page } = await visit(path)
  await page.locator('html[data-awake]').waitFor()
  const form = formOf(page)
  await form.locator('[name="persons"]').fill('2')
  await form.locator('[name="date"]').fill(day())
  const row = page.locator(`tr[data-id="${roomIds.get('circle')}"]`)
  const tile = (half: string) => row.locator(`td:not([data-away])[data-half="${half}"] button`)
  const laid = async () => ({
    room: await form.locator('[name="roomType"]:checked').getAttribute('value'),
    part: await form.locator('[name="dayPart"]:checked').getAttribute('value'),
    pressed: await row.locator('[aria-pressed="true"]').count(),
  })
  const room = roomIds.get('circle')
  await tile('morning').click()
  await expect.poll(laid).toEqual({ room, part: 'morning', pressed: 1 })
  await page.keyboard.press('ArrowRight')
  expect(await tile('afternoon').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(laid).toEqual({ room, part: 'all', pressed: 2 })
  await tile('morning').click()
  await expect.poll(laid).toEqual({ room, part: 'afternoon', pressed: 1 })
  expect(await form.locator('[name="date"]').inputValue()).toBe(day())
  // Half a day of this room is 210 euro, and VAT.
  expect(await page.locator('[data-total]').first().getAttribute('data-total')).toBe(String(21_000 * 1.21))
  await row.locator('td[data-away][data-half="morning"] button').first().click()
  await expect.poll(() => form.locator('[name="date"]').inputValue()).not.toBe(day())
  expect(await laid()).toEqual({ room, part: 'morning', pressed: 1 })
  expect(await row.locator('th[scope="row"]').innerText()).toContain('Zaal Cirkel')
})
