import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAt } from '../support/cookies.ts'
import { panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'

const widths = [360, 414, 540, 640, 768, 880, 1000, 1080, 1160, 1280, 1440, 1680, 1920]

const panelLists = [
  '/registrations',
  '/sessions',
  '/courses',
  '/requests',
  '/customers',
  '/doubles',
  '/invoices',
  '/payments',
  '/books',
  '/mails',
  '/activity',
  '/evaluations',
  '/evaluations/reviews',
  '/messages',
  '/newsletter',
  '/visits',
  '/content',
  '/content/homepage/versions',
  '/media',
  '/words',
  '/words/mails',
  '/words/search-terms',
  '/settings',
]
const accountTables = ['/my-account/participants', '/my-account/invoice-data', '/my-account/registration-data']

const test = base
  .extend('staff', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('contact', { scope: 'file' }, ({ site }) => signInAt(site.url, 'contact@leerplein.test'))

/** What of the tables of a page is broken over two lines within: words, dates, amounts and states; and what is wider than its place. */
const brokenIn = (page: Page) =>
  page.evaluate(() => {
    const months = 'jan|feb|m(?:aa|r)|apr|mei|jun|jul|aug|sep|okt|nov|dec'
    const date = new RegExp(`\\d{1,2}\\s(?:${months})[a-z.]*(?:\\s\\d{4})?`, 'g')
    // The name of a file has no words; a date in a description may end a line.
    const isOther = (what: string, at: number) => /\.\w{3,4}$/.test(what) || (/^\d.*\p{L}/u.test(what) && at > 14)
    const wholes = [/[^\s-]+-?/g, /\S*\d+-\d\S*/g, /-?€\s?[\d.,]+/g, date]
    const broken: string[] = []
    const isBroken = (node: Node, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      return lines.size > 1
    }
    for (const cell of document.querySelectorAll('table :is(th, td, td *)')) {
      for (const node of cell.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || cell.matches('.visually-hidden, option, select')) continue
        const text = node.textContent ?? ''
        const isState = cell.closest('[data-status]') !== null
        for (const whole of isState ? [/^.+$/g] : wholes)
          for (const match of text.matchAll(whole))
            if (!isOther(match[0], match.index) && isBroken(node, match.index, match.index + match[0].length))
              broken.push(match[0])
      }
    }
    for (const table of document.querySelectorAll('table')) {
      const place = table.parentElement
      if (place && place.scrollWidth > place.clientWidth + 1)
        broken.push(`${table.caption?.textContent}: ${place.scrollWidth} in ${place.clientWidth}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) broken.push('the page')
    return broken
  })

/** Labels of records of which a word is wider than the column that they stand in. */
const overlappingLabels = (page: Page) =>
  page.evaluate(() => {
    const measure = document.createElement('canvas').getContext('2d')
    const wide = [...document.querySelectorAll<HTMLElement>('td[data-label]')].filter((cell) => {
      const { content, font, width } = getComputedStyle(cell, '::before')
      if (!measure || content === 'none') return false
      measure.font = font
      const words = cell.dataset.label?.split(/\s/) ?? []
      return Math.max(...words.map((word) => measure.measureText(word).width)) > Number.parseFloat(width) + 1
    })
    return wide.map((cell) => `the label ${cell.dataset.label}`)
  })

async function brokenAt(page: Page) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const text of new Set([...(await brokenIn(page)), ...(await overlappingLabels(page))]))
      found.push(`${width}: ${text}`)
  }
  return found
}

test.for(panelLists)(
  'no word, label, date, amount or state of the panel’s table at %s is broken at any width',
  async (path, { staff, visit }) => {
    const { page } = await visit(`/control-panel${path}`, { cookies: staff })
    expect(await brokenAt(page)).toEqual([])
  },
)

test('nor are those of the participants of a session', async ({ client, site, staff, visit }) => {
  const { rows } = await client.query('select id from sessions order by seats_taken desc limit 1')
  const path = `/control-panel/sessions/${rows[0].id}`
  expect((await panelAt(site.url, staff).read(path)).status).toBe(200)
  const { page } = await visit(path, { cookies: staff })
  expect(await brokenAt(page)).toEqual([])
})

test.for(accountTables)('nor those of the account at %s', async (path, { contact, visit }) => {
  const { page } = await visit(path, { cookies: contact })
  await page.locator('h1').waitFor()
  expect(await brokenAt(page)).toEqual([])
})

test('at 1280 by 800 the registrations begin near the top, under filters in one bar', async ({ staff, visit }) => {
  const { page } = await visit('/control-panel/registrations', { cookies: staff, height: 800 })
  const first = await page.locator('tbody tr').first().boundingBox()
  expect(first?.y).toBeLessThan(300)
  const fields = await page.locator('main search :is(input, select, button):visible').evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    }),
  )
  expect(new Set(fields.map(({ top, height }) => `${height} at ${top}`)).size).toBe(1)
  expect(fields[0]?.height).toBe(44)
})
