import type { Page } from 'playwright'
import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('staff', async ({ visit, cookies }) => async (path: string, more = {}) => {
    const { page } = await visit(`/control-panel${path}`, { cookies, width: 1280, scripts: false, ...more })
    return page
  })

/** So many messages under one subject. */
async function messages(client: { query(text: string, values: unknown[]): Promise<unknown> }, count: number) {
  const subject = `Vraag ${crypto.randomUUID()}`
  await client.query(
    `insert into contact_messages (first_name, last_name, email, subject, message)
     select 'Eva', 'Smet', 'eva@klant.test', $1, 'Een vraag' from generate_series(1, $2)`,
    [subject, count],
  )
  return subject
}

test('chosen messages are marked as answered, and it says how many were not and why', async ({ client, staff }) => {
  const subject = await messages(client, 3)
  const page = await staff(`/messages?search=${subject}`)
  await page.getByText('Noteer als beantwoord').dispatchEvent('click')
  await page.locator('[role="status"]').getByText('Kies eerst een of meer rijen').waitFor()
  const boxes = page.locator('tbody input[type="checkbox"]')
  for (const place of [0, 1]) await boxes.nth(place).check()
  // A colleague was there first.
  const first = await boxes.first().getAttribute('value')
  await client.query('update contact_messages set handled_at = now() where id = $1', [first])
  await page.getByRole('button', { name: 'Noteer als beantwoord' }).click()
  const told = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  expect(told).toContain('1 bericht genoteerd als beantwoord. 1 was al beantwoord.')
  expect(await page.locator('tbody [data-status="completed"]').count()).toBe(2)
  expect(page.url()).toContain('search=')
  const { rows } = await client.query(
    `select from state_changes join contact_messages on entity_id = contact_messages.id
     where subject = $1 and entity = 'contact-message' and user_id is not null`,
    [subject],
  )
  expect(rows).toHaveLength(1)
})

test('the menu of columns closes with Escape and with a press elsewhere, and its button has the focus again', async ({
  staff,
}) => {
  const page = await staff('/customers?kind=person', { scripts: true })
  const menu = page.locator('[data-columns]')
  const button = menu.locator('summary')
  for (const leave of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
    await button.click()
    await page.keyboard.press('Tab')
    await leave()
    expect(await menu.evaluate((element) => element.hasAttribute('open'))).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test('chosen columns stand in the address, stay with another order, and are those of the file', async ({ staff }) => {
  const page = await staff('/customers?kind=person')
  await page.locator('[data-columns] summary').click()
  for (const name of ['Soort', 'Btw-nummer of organisatie', 'Stand', 'Klant sinds'])
    await page.locator('[data-columns]').getByLabel(name).uncheck()
  await page.getByRole('button', { name: 'Toon deze kolommen' }).click()
  const heads = () => page.locator('thead th[scope="col"]').allInnerTexts()
  expect((await heads()).map((text) => text.replace(/ .*/, ''))).toEqual(['Naam', 'E-mailadres'])
  expect(page.url()).toContain('kind=person')
  await page.locator('thead a').first().click()
  expect(await heads()).toHaveLength(2)
  const file = async (href: string | null) =>
    (await (await page.request.get(new URL(href ?? '', page.url()).href)).text())
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  await page.locator('[data-columns] summary').click()
  const csv = await file(await page.getByRole('link', { name: 'csv' }).getAttribute('href'))
  expect(csv[0]).toBe('Naam;E-mailadres')
  expect(csv.length).toBeGreaterThan(2)

  // Of chosen rows alone.
  const box = page.locator('tbody input[type="checkbox"]').first()
  await box.check()
  const [id, button] = [await box.getAttribute('value'), page.getByRole('button', { name: 'Download de gekozen' })]
  const asked = new URLSearchParams({ chosen: id ?? '', columns: 'name,email' })
  expect(await file(`${await button.getAttribute('formaction')}?${asked}`)).toHaveLength(2)
  await page.getByRole('link', { name: 'Alle kolommen' }).click()
  expect(await heads()).toHaveLength(6)
})

test('lists with columns and chosen rows read well on a phone and are accessible', async ({ staff }) => {
  for (const path of ['/customers', '/registrations', '/messages', '/invoices'])
    for (const width of [360, 1280]) {
      const page = await staff(path, { width, scripts: true })
      await page.locator('[data-columns] summary').click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
      expect(await violationsIn(page), path).toEqual([])
    }
})

/** Every list, and whether a row of it leads somewhere. */
const lists = {
  '/registrations': true,
  '/sessions': true,
  '/courses': true,
  '/requests': true,
  '/customers': true,
  '/doubles': true,
  '/invoices': true,
  '/open': true,
  '/payments': true,
  '/receipts': true,
  '/bank': true,
  '/mails': true,
  '/activity': true,
  '/evaluations': true,
  '/evaluations/questions': true,
  '/evaluations/reviews': true,
  '/messages': true,
  '/newsletter': false,
  '/media': true,
  '/content': true,
  '/words': true,
  '/words/mails': true,
  '/words/search-terms': true,
  '/discount-codes': true,
  '/lists/faqs': true,
  '/lists/rooms': true,
}

/** Where the rows of a list and what stands above them are, in pixels of the window. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const rows = [...document.querySelectorAll('main tbody tr')]
    const menu = document.querySelector('main [data-columns]')
    const fields = [...(menu?.parentElement?.querySelectorAll('search form > :is(div, button, details)') ?? [])]
    const bar = [menu, ...fields]
    const name = rows[0]?.querySelector('td:not([data-choose])')
    const side = box(rows[0]?.lastElementChild ?? null)
    return {
      rows: rows.length,
      fit: rows.filter((row) => box(row).bottom <= innerHeight).length,
      isWide: document.documentElement.scrollWidth > innerWidth,
      lines: new Set(bar.map((one) => Math.round(box(one).top + box(one).height / 2))).size,
      chips: fields.filter((field) => field.matches('[data-filters], :has(select, [type="date"])')).length,
      leads: name?.querySelector('a') !== null,
      // The row's own way is what a press beside its words meets.
      isWhole: document.elementFromPoint(side.right - 3, side.top + 3)?.closest('a') === name?.querySelector('a'),
    }
  })

test.for(Object.entries(lists))(
  'the list at %s shows ten rows at 1280 by 800 under one bar, and its rows are the ways to what they are of',
  async ([path, leads], { visit, cookies }) => {
    const { page } = await visit(`/control-panel${path}`, { cookies, width: 1280, height: 800, scripts: false })
    const { rows, fit, lines, chips, ...seen } = await measured(page)
    expect(lines).toBe(1)
    expect(fit).toBeGreaterThanOrEqual(Math.min(rows, 10))
    expect(chips).toBeLessThanOrEqual(3)
    if (rows > 0 && leads) expect(seen).toEqual({ isWide: false, leads: true, isWhole: true })
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await measured(page)).isWide, `${width}`).toBe(false)
    }
  },
)

/** Texts of a list that are cut off, or lie outside their row or over another text; with texts so long that no line has room for all. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    // Cut with an ellipsis, and said whole where one points at it.
    const isTitled = (element: Element | null): boolean =>
      element !== null &&
      ((element.hasAttribute('title') && getComputedStyle(element).overflow !== 'visible') ||
        isTitled(element.parentElement))
    const texts = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      return found.filter(
        ({ data, parentElement: of }) =>
          data.trim() && !of?.closest('details, select, .visually-hidden') && !isTitled(of),
      )
    }
    const rows = [...document.querySelectorAll('main tbody tr')]
    const cells = rows.flatMap((row) =>
      [...row.querySelectorAll('td:not([data-choose])')].map((cell) => ({ row, cell })),
    )
    for (const { cell } of cells)
      for (const text of texts(cell)) {
        const { whiteSpace } = getComputedStyle(text.parentElement ?? cell)
        if (whiteSpace !== 'nowrap' && !text.parentElement?.closest('button'))
          text.data = `${text.data} en al het andere, `.repeat(3)
      }
    const boxesOf = (cell: Element) =>
      texts(cell).flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()].filter(({ width }) => width > 1)
      })
    const isWithin = (one: DOMRect, other: DOMRect) =>
      one.left >= other.left - 1 &&
      one.right <= other.right + 1 &&
      one.top >= other.top - 1 &&
      one.bottom <= other.bottom + 1
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 3 &&
      other.top < one.bottom - 3
    const isCut = (element: Element) =>
      getComputedStyle(element).overflow !== 'visible' &&
      element.clientWidth > 1 &&
      !isTitled(element) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    return rows.flatMap((row) => {
      const own = cells.filter((one) => one.row === row).map(({ cell }) => ({ cell, boxes: boxesOf(cell) }))
      const around = row.getBoundingClientRect()
      const wrong = own.filter(
        ({ cell, boxes }) =>
          boxes.some((box) => !isWithin(box, around)) ||
          [row, cell, ...cell.querySelectorAll('*')].some(isCut) ||
          own.some(
            (other) => other.cell !== cell && other.boxes.some((box) => boxes.some((mine) => isOver(mine, box))),
          ),
      )
      return wrong.map(({ cell }) => `${cell.getAttribute('data-label')}: ${cell.textContent?.slice(0, 60)}`)
    })
  })

test.for(Object.keys(lists))(
  'nothing of the list at %s is cut off between a phone and a wide screen',
  async (path, { staff }) => {
    for (const width of [768, 900, 1024]) {
      const page = await staff(path, { width })
      const shot = `${process.env.SHOTS}/list${path.replaceAll('/', '-')}-${width}.png`
      if (process.env.SHOTS) await page.screenshot({ path: shot })
      expect(await cutTexts(page), `${width}`).toEqual([])
    }
  },
)

test('the bar of what is chosen takes the place of the head, as high, and stays in sight with it', async ({
  visit,
  cookies,
}) => {
  const { page } = await visit('/control-panel/registrations', { cookies, width: 1280, height: 800 })
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    return box && { top: Math.round(box.y), height: Math.round(box.height) }
  }
  const bar = 'main form[data-choice]'
  expect(await boxOf(bar)).toBeNull()
  const head = await boxOf('main thead tr')
  await page.locator('[data-choose] input').first().check()
  expect(await boxOf(bar)).toEqual(head)
  await page.locator('tbody tr').last().scrollIntoViewIfNeeded()
  expect(await boxOf(bar)).toEqual({ top: 0, height: head?.height })
  // Nothing of it lies outside.
  const acts = await page.locator(`${bar} :is(button, a)`).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, right } = one.getBoundingClientRect()
      return top >= 0 && bottom <= 41 && right <= innerWidth
    }),
  )
  expect(new Set(acts)).toEqual(new Set([true]))
  await page.getByRole('button', { name: 'Keuze wissen' }).click()
  expect(await boxOf(bar)).toBeNull()
})

test('filters that the bar has no room for are a press away, and say how many narrow the list', async ({ staff }) => {
  const page = await staff('/invoices')
  await page.locator('[data-filters] summary').click()
  await page.locator('#overdue').selectOption('true')
  await page.getByRole('button', { name: 'Filteren' }).click()
  expect(page.url()).toContain('overdue=true')
  expect(await page.locator('[data-filters] summary').innerText()).toContain('(1)')
})
