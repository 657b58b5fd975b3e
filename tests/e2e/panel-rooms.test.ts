import { expect } from 'vitest'
import { brusselsDay, plusMonths } from '../../src/domain/days.ts'
import { formatMonth } from '../../src/domain/format.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { visit as roomVisit, visitor } from '../support/rooms.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const rooms = '/control-panel/rooms'
const monthOf = (day: string) => day.slice(0, 7)
const titleOf = (month: string) => `Zalen in ${formatMonth(month, 'nl')}`

/** `asked` is a request for a whole day in a room of ours. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('asked', { scope: 'file' }, async ({ site, client }) => {
    const { rows } = await client.query<{ id: string }>('select id from room_types order by capacity desc limit 1')
    const asks = { ...roomVisit, ...visitor(), lastName: crypto.randomUUID(), dayPart: 'all', roomType: rows[0]?.id }
    const response = await fetch(`${site.url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asks),
    })
    const { _id } = await response.json()
    return { id: String(_id), name: `${asks.firstName} ${asks.lastName}` }
  })

test('both halves of a day lead to the request that asks for them, and back to its month', async ({
  visit,
  cookies,
  asked,
}) => {
  const { page } = await visit(`${rooms}?month=${monthOf(roomVisit.date)}`, { cookies, width: 1440, scripts: false })
  expect(await page.locator('h1').innerText()).toBe(titleOf(monthOf(roomVisit.date)))
  const tiles = page.locator(`td a[href$="${asked.id}"]`)
  expect(await tiles.allTextContents()).toEqual(Array(2).fill(`${asked.name}, Te beantwoorden`))
  await tiles.first().click()
  expect(await page.locator('h1').innerText()).toBe(asked.name)
  await page.getByRole('link', { name: 'Kalender van' }).click()
  expect(await tiles.count()).toBe(2)
})

test('the months follow each other, and one without requests says so', async ({ visit, cookies }) => {
  const today = brusselsDay(new Date())
  const { page } = await visit('/control-panel/requests', { cookies, width: 1440, scripts: false })
  await page.getByRole('link', { name: 'Kalender van de zalen' }).click()
  const title = page.locator('h1')
  expect(await title.innerText()).toBe(titleOf(monthOf(today)))
  await page.locator('a[rel="next"]').click()
  expect(await title.innerText()).toBe(titleOf(monthOf(plusMonths(today, 1))))
  await page.locator('a[rel="prev"]').click()
  await page.locator('a[rel="prev"]').click()
  expect(await title.innerText()).toBe(titleOf(monthOf(plusMonths(today, -1))))
  await page.getByRole('link', { name: 'Deze maand' }).click()
  expect(await title.innerText()).toBe(titleOf(monthOf(today)))
  await page.goto(`${new URL(page.url()).origin}${rooms}?month=2001-02`)
  expect(await page.locator('main').innerText()).toContain('In februari 2001 zijn alle zalen vrij')
  await page.goto(`${new URL(page.url()).origin}${rooms}?month=9999-12`)
  expect(await title.innerText()).toBe(titleOf(monthOf(today)))
})

test('reads well on a phone, as a list, and on a desk, as a floor', async ({ visit, cookies, asked }) => {
  for (const width of [360, 1440]) {
    const { page } = await visit(`/fr${rooms}?month=${monthOf(roomVisit.date)}`, { cookies, width })
    expect(await page.getByRole('table').isVisible(), String(width)).toBe(width > 360)
    const link = page.getByRole('link', { name: asked.name }).first()
    expect(await link.isVisible()).toBe(true)
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('an editor is led away', async ({ site, client }) => {
  const { read } = panelAt(site.url, await signInAtPanel(site.url, await newPanelAccount(client, 'EDITOR')))
  expect((await read(rooms)).headers.get('location')).toBe('/control-panel?said=not-yours')
})
