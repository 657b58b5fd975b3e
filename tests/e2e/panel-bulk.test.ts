import { expect } from 'vitest'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base.extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

test('chosen rows are canceled after a look at what it does, by mouse and without scripts, and what is refused leads to it', async ({
  client,
  desk,
  visit,
}) => {
  const { page } = await visit(`${panel}/registrations?status=paid`, { cookies: desk, width: 1440 })
  const { rows: past } = await client.query<{ id: string }>(`
    select registrations.id from registrations join sessions on sessions.id = session_id
    where status = 'paid' and start_date < now() order by registrations.created_at desc, registrations.id desc limit 1`)
  const { rows: coming } = await client.query<{ id: string }>(`
    select registrations.id from registrations join sessions on sessions.id = session_id
    where status = 'paid' and start_date > now() + interval '3 days' and sessions.canceled_at is null
    order by registrations.created_at desc, registrations.id desc limit 2`)
  const [first, second] = coming.map(({ id }) => id)
  for (const [id, scripts, width] of [
    [first, true, 1440],
    [second, false, 375],
  ] as const) {
    const { page: list } = await visit(`${panel}/registrations?status=paid`, { cookies: desk, width, scripts })
    await list.evaluate(
      (ids) => {
        const box = document.querySelector<HTMLInputElement>('[data-choose] input')
        for (const value of ids) {
          const own = box?.cloneNode() as HTMLInputElement
          own.value = value
          own.checked = true
          box?.after(own)
        }
        box?.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [String(id), String(past[0]?.id)],
    )
    await list.getByRole('button', { name: 'Annuleer', exact: true }).click()
    expect(await list.locator('h1').innerText()).toBe('2 inschrijvingen annuleren')
    expect(await list.locator('#content').innerText()).toContain('Wat niet kan, blijft zoals het is.')
    const told = list.locator('[data-mails]')
    expect(await told.innerText()).toMatch(/\d+ mens(en)? krijg(t|en) een e-mail/)
    await told.locator('summary').first().click()
    expect(await told.locator('details[open]').innerText()).toMatch(/Zo krijgt \S+@\S+ het/)
    if (scripts) expect(await violationsIn(list)).toEqual([])
    expect(await list.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await list.getByRole('button', { name: 'Annuleer 1 inschrijving' }).click()
    if (!scripts)
      await expect
        .poll(async () => {
          await list.reload()
          return list.locator('[data-progress]').innerText()
        })
        .toContain('2 van 2 behandeld')
    await list.getByText('Gedaan bij 1 inschrijving').waitFor()
    if (scripts) expect(await violationsIn(list)).toEqual([])
    expect(await list.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const refused = list.locator('[data-progress] tbody')
    expect(await refused.innerText()).toContain('de sessie is al begonnen')
    expect(await refused.locator('a').first().getAttribute('href')).toBe(`${panel}/registrations/${past[0]?.id}`)
    const { rows } = await client.query(`select status from registrations where id = $1`, [id])
    expect(rows).toEqual([{ status: 'expired' }])
  }
  await page.close()
})

test('all that a search finds is acted upon by the keyboard', async ({ desk, visit }) => {
  const { page } = await visit(`${panel}/registrations?search=Korenbloem`, { cookies: desk, width: 1440 })
  await page.locator('[data-bulk] summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.locator('[data-bulk] button:focus').waitFor()
  await page.locator('[data-bulk]').getByRole('button', { name: 'Verplaats' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/control-panel\/bulk\//)
  expect(await page.locator('h1').innerText()).toMatch(/^\d+ inschrijvingen? verplaatsen$/)
})

test('each colleague sees what they may do, and no other reads it', async ({ site, client, visit, desk }) => {
  const { page } = await visit(`${panel}/registrations?status=paid`, { cookies: desk, width: 1440 })
  await page.locator('[data-choose] input').first().check()
  await page.getByRole('button', { name: 'Herinner', exact: true }).click()
  await page.waitForURL(/\/control-panel\/bulk\//)
  const path = new URL(page.url()).pathname
  const finance = await signInAtPanel(site.url, await newPanelAccount(client, 'STAFF', ['finance']))
  const list = await (await panelAt(site.url, finance).read(`${panel}/registrations?status=paid`)).text()
  expect([list.includes('value="bulk-remind"'), list.includes('value="bulk-cancel"')]).toEqual([true, false])
  expect((await panelAt(site.url, finance).read(path)).status).toBe(200)
  const rooms = await signInAtPanel(site.url, await newPanelAccount(client, 'STAFF', ['rooms']))
  expect((await panelAt(site.url, rooms).read(path)).status).toBe(303)
})
