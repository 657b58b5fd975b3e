import { expect } from 'vitest'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const path = '/control-panel/sessions/trainers'

const test = base.extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))

interface Taught extends Record<string, unknown> {
  id: string
  trainer: string
  name: string
  start: Date
}

test('the desk sees who teaches when, and notes who cannot come: without scripts', async ({
  client,
  visit,
  cookies,
}) => {
  const { rows } = await client.query<Taught>(
    `select sessions.id, trainers.id as trainer, trainers.name, sessions.start_date as start from sessions
     join trainers on trainers.id = trainer_id where start_date > now() + interval '100 days' and canceled_at is null
     order by start_date limit 1`,
  )
  const [{ id, trainer, name, start } = { id: '', trainer: '', name: '', start: new Date() }] = rows
  const day = brusselsDay(start)
  const { page } = await visit('/control-panel/sessions', { cookies, width: 1440, scripts: false })
  await page.getByRole('link', { name: 'Lesgevers', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goto(`${new URL(page.url()).origin}${path}?month=${day.slice(0, 7)}`)
  const row = page.locator(`tr[data-id="${trainer}"]`)
  expect(await row.locator(`[data-lesson="${id}"]`).count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Noteer wie niet kan' }).click()
  const form = page.locator('[data-form="absence"]')
  await form.locator('[name="fromDay"]').fill(day)
  await form.locator('[name="untilDay"]').fill(plusDays(day, -1))
  await form.locator('[name="reason"]').fill('Verlof')
  await form.locator('[type="submit"]').click()
  for (const field of ['trainer', 'untilDay'])
    expect(await form.locator(`[data-error-for="${field}"]`).innerText()).not.toBe('')
  await form.locator('[name="trainer"]').selectOption(trainer)
  await form.locator('[name="untilDay"]').fill(day)
  await form.locator('[type="submit"]').click()
  const away = page.locator('section:has(#absences-title) li', { hasText: name })
  expect(await away.innerText()).toContain('Verlof')
  expect(await row.locator('[data-absence]').count()).toBe(1)
  await away.locator(`a[href$="${id}"]`).first().click()
  expect(await page.locator('section:has(#clashes-title)').innerText()).toContain('Niet beschikbaar, Verlof')
  await page.goBack()
  await away.getByRole('button').click()
  expect(await away.count()).toBe(0)
  // An evening leaves what they teach that day alone.
  await page.getByRole('link', { name: 'Noteer wie niet kan' }).click()
  await form.locator('[name="trainer"]').selectOption(trainer)
  for (const name of ['fromDay', 'untilDay']) await form.locator(`[name="${name}"]`).fill(day)
  await form.locator('[name="fromTime"]').fill('20:00')
  await form.locator('[type="submit"]').click()
  expect(await form.locator('[data-error-for="untilTime"]').innerText()).not.toBe('')
  await form.locator('[name="untilTime"]').fill('22:00')
  await form.locator('[type="submit"]').click()
  expect(await away.innerText()).toContain('20.00–22.00\u00a0uur')
  expect(await row.locator('[data-absence]').getAttribute('title')).toContain('20.00–22.00\u00a0uur')
  expect(await away.locator('a').count()).toBe(0)
})

test('another trainer teaches some hours of a session', async ({ client, visit, cookies }) => {
  const { rows } = await client.query<{ id: string }>(
    `select id from sessions where start_date > now() + interval '100 days' and canceled_at is null
     order by start_date offset 3 limit 1`,
  )
  const { rows: guests } = await client.query<{ id: string; name: string }>(
    `select trainers.id, trainers.name from trainers join sessions planned on planned.id = $1
     where not exists (select from sessions where sessions.trainer_id = trainers.id
       and sessions.start_date < planned.end_date and sessions.end_date > planned.start_date)
     order by trainers.key limit 1`,
    [rows[0]?.id],
  )
  const [guest = { id: '', name: '' }] = guests
  const { page } = await visit(`/control-panel/sessions/${rows[0]?.id}?act=change`, { cookies, width: 375 })
  const form = page.locator('[data-form="session-change"]')
  await form.locator('summary', { hasText: 'Andere lesgevers' }).click()
  await form.locator('[name="more.t0.trainer"]').selectOption(guest.id)
  await form.locator('[name="more.t0.day"]').fill(await form.locator('[name="parts.p0.day"]').inputValue())
  await form.locator('[name="more.t0.from"]').fill('22:00')
  await form.locator('[name="more.t0.until"]').fill('23:00')
  await form.locator('[type="submit"]').click()
  await form.locator('[data-error-for="more.t0.from"]', { hasText: 'Kies uren waarop de sessie loopt' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await form.locator('[name="more.t0.from"]').fill('10:00')
  await form.locator('[name="more.t0.until"]').fill('11:00')
  await form.locator('[type="submit"]').click()
  await page.locator('section:has(#facts-title)', { hasText: guest.name }).waitFor()
})

test('a trainer who teaches elsewhere then is asked about at the field itself, which has the focus', async ({
  site,
  client,
  visit,
  cookies,
}) => {
  const { rows } = await client.query<Record<'trainer' | 'course' | 'location' | 'language' | 'schedule', string>>(
    `select sessions.trainer_id as trainer, sessions.course_id as course, location_id as location,
       language_id as language, schedule from sessions
     join course_trainers on course_trainers.course_id = sessions.course_id
       and course_trainers.trainer_id = sessions.trainer_id
     where start_date > now() + interval '100 days' and canceled_at is null order by start_date limit 1`,
  )
  const [{ trainer, ...like } = { trainer: '' }] = rows
  const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ ...like, capacity: 12 })
  const { _id: id } = await (await fetch(`${site.url}/api/sessions`, { method: 'POST', headers, body })).json()
  const { page } = await visit(`/control-panel/sessions/${id}?act=change#change-title`, { cookies, width: 375 })
  const form = page.locator('[data-form="session-change"]')
  await form.locator('[name="trainer"]').selectOption(trainer)
  await form.locator('[type="submit"]').click()
  const clash = form.locator('[data-clashes="trainer"]')
  await clash.waitFor()
  await expect.poll(() => clash.evaluate((element) => element === document.activeElement)).toBe(true)
  const following = (selector: string) =>
    clash.evaluate((element, other) => {
      const found = document.querySelector(other)
      return found !== null && Boolean(element.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING)
    }, selector)
  expect(await following('[name="trainer"]')).toBe(false)
  expect(await following('[name="isClashAccepted"]')).toBe(true)
  expect(await following('[name="more.t0.trainer"]')).toBe(true)
  expect(await form.locator('[data-error-summary]').count()).toBe(0)
  expect(await violationsIn(page)).toEqual([])
  await form.getByLabel('Bewaar toch').check()
  await form.locator('[type="submit"]').click()
  expect(await page.locator('section:has(#clashes-title)').innerText()).toContain('aanvaard door Yasmina Haddad')
})

test('axe finds nothing where trainers are, at both widths', async ({ visit, cookies }) => {
  for (const width of [360, 1440]) {
    const { page } = await visit(`${path}?act=absence`, { cookies, width })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
