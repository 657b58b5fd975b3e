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
  const csv = await file(await page.getByRole('link', { name: 'csv' }).getAttribute('href'))
  expect(csv[0]).toBe('Naam;E-mailadres')
  expect(csv.length).toBeGreaterThan(2)

  // Of chosen rows alone.
  const box = page.locator('tbody input[type="checkbox"]').first()
  await box.check()
  const [id, button] = [await box.getAttribute('value'), page.getByRole('button', { name: 'Download de gekozen' })]
  const asked = new URLSearchParams({ chosen: id ?? '', columns: 'name,email' })
  expect(await file(`${await button.getAttribute('formaction')}?${asked}`)).toHaveLength(2)
  await page.locator('[data-columns] summary').click()
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
