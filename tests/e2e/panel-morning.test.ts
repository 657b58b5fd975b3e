import type { Page } from 'playwright'
import { expect } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { brusselsInstant, plusDays } from '../../src/domain/days.ts'
import { newAccount } from '../support/new-account.ts'
import { newPanelAccount, signInAtPanel } from '../support/panel.ts'
import { openDay } from '../support/rooms.ts'
import { test as base } from '../support/site.ts'
import { billedTo } from '../support/training.ts'

const panel = '/control-panel'
const day = openDay(160)
const later = plusDays(day, 7)

const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('api', { scope: 'file' }, async ({ site, cookies }) => {
    const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
    return async (method: string, path: string, body?: object) => {
      const response = await fetch(`${site.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      return response.json()
    }
  })
  /** A room of the house that only this morning uses. */
  .extend('room', { scope: 'file' }, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into room_types (key, name, description, capacity, surface, price_half_day, price_full_day,
        wheelchair_access, pc_room, whiteboard, configurations, sequence)
       values (gen_random_uuid(), '{"nl":"Zaal Dageraad"}', '{"nl":"Een zaal"}', 40, 60, 10000, 18000, true, false, true,
        '{class}', 91) returning id`,
    )
    return String(rows[0]?.id)
  })
  /** Plans a session of that day, of a course with a price and a trainer who teaches nothing else then. */
  .extend('planned', { scope: 'file' }, async ({ api, client }) => {
    const { items } = await api('GET', '/sessions?type=CALENDAR&limit=50')
    const like = items.find((one: { plannedCourse: { price: number | null } }) => one.plannedCourse.price)
    const { rows: trainers } = await client.query<{ id: string; name: string }>(
      `select id, name from trainers where not exists (select from sessions where trainer_id = trainers.id
         and start_date < $1::date + 10 and end_date > $1::date - 1) order by key`,
      [day],
    )
    return async (number: number, more: object = {}) => {
      const trainer = trainers[number] ?? { id: '', name: '' }
      const schedule = [{ start: brusselsInstant(day, '09:00'), end: brusselsInstant(day, '16:00') }]
      const links = { course: like.course, location: like.location._id, language: like.language._id }
      const body = { ...links, capacity: 20, schedule, trainer: trainer.id, ...more }
      const { _id } = await api('POST', '/sessions', body)
      return { id: String(_id), trainer, journey: `/courses/${like.course}/register/${_id}` }
    }
  })

/** A name that no other caller has: letters alone, as the search of the desk takes them. */
const newWord = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** Somebody who never called before asks for a seat: typed while they speak, on invoice. */
async function takeCall(page: Page, url: string, session: string, word: string) {
  await page.goto(`${url}${panel}/registrations/new?session=${session}`)
  await page.locator('[value="new:organisation"]').check()
  const typed = {
    ...{ 'newOrganisation.name': `Zagerij ${word}`, 'contact.firstName': 'Tom', 'contact.lastName': word },
    ...{ 'contact.email': `${word.toLowerCase()}@bellers.test`, 'contact.phone': '0470 12 34 56' },
    ...{ 'invoice.address': 'Kaai 1', 'invoice.zip': '9000', 'invoice.city': 'Gent' },
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name="contactTakesPart"]').check()
  await page.getByRole('button', { name: 'Kijk na' }).click()
  await page.getByRole('button', { name: /^Schrijf 1 deelnemer/ }).click()
  await page.waitForURL(/registrations\/[\da-f-]{36}/)
}

/** Who called before calls again, and is found by a name with a letter too many. */
async function takeSecondCall(page: Page, url: string, session: string, word: string) {
  await page.goto(`${url}${panel}/registrations/new?session=${session}`)
  await page.locator('[name="caller"]').fill(`tom ${word}x`)
  await page.getByText(`Tom ${word}, Zagerij ${word}`).waitFor()
  await page.locator('[name="customer"]').first().check()
  await page.locator('[name="students"]').first().check()
  await page.getByRole('button', { name: 'Kijk na' }).click()
  await page.getByRole('button', { name: /^Schrijf 1 deelnemer/ }).click()
  await page.waitForURL(/registrations\/[\da-f-]{36}/)
}

const lanes = 4

/** Somebody with an account takes a seat on the site, from the date to the payment page, without scripts. */
async function takeSeat(page: Page) {
  const onward = (step: string) => page.locator(`form[data-step="${step}"] [type="submit"]`).last().click()
  for (const step of ['select', 'students']) await onward(step)
  const { address, zip, city } = billedTo
  for (const [field, value] of Object.entries({ address, zip, city }))
    await page.locator(`[name="invoice.${field}"]`).fill(value)
  await onward('invoice')
  await page.locator('[name="agreedToTerms"]').check()
  await onward('confirmation')
  await page.waitForURL(/\/dev\/pay\//)
}

test('a morning at the desk: 15 calls, 40 registrations, a trainer who is ill, a double booking stopped, a colleague who leaves; the books agree', async ({
  site,
  database,
  client,
  visit,
  cookies,
  api,
  room,
  planned,
}) => {
  const ill = await planned(0, { roomType: room })
  const [other, phoned, again] = await Promise.all([planned(1), planned(2), planned(3)])
  const colleague = await newPanelAccount(client, 'STAFF', ['desk'])
  const { page } = await visit(panel, { cookies: await signInAtPanel(site.url, colleague) })
  const { page: own } = await visit(panel, { cookies })

  // Customers register themselves on the site, some at once, while the phone rings.
  const customers = (async () => {
    const emails: string[] = []
    const queue = Array.from({ length: 25 }, (_, number) => ({
      number,
      journey: number < 12 ? ill.journey : other.journey,
    }))
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const person = { firstName: 'Noor', lastName: `Ochtend ${next.number}` }
        const account = await newAccount({ url: site.url, databaseUrl: database.url }, person)
        const { page: seat } = await visit(next.journey, { cookies: account.cookies, scripts: false })
        await takeSeat(seat)
        await seat.context().close()
        emails[next.number] = account.email
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return emails.slice(0, 12)
  })()
  const words = Array.from({ length: 10 }, newWord)
  for (const word of words) await takeCall(page, site.url, phoned.id, word)
  for (const word of words.slice(0, 5)) await takeSecondCall(page, site.url, again.id, word)
  const told = await customers
  const counts = await Promise.all(
    [ill, other, phoned, again].map(async ({ id }) => (await api('GET', `/sessions/${id}`)).registrationCount),
  )
  expect(counts).toEqual([12, 13, 10, 5])

  // The room that a session has is refused to another.
  await own.goto(`${site.url}${panel}/sessions/${other.id}?act=change`)
  const change = own.locator('[data-form="session-change"]')
  await change.locator('[name="roomType"]').selectOption(room)
  await change.locator('[type="submit"]').click()
  await change.locator(`a[data-clash="${ill.id}"]`).waitFor()
  expect(await change.locator('[data-clashes="room"]').innerText()).toContain('Dezelfde zaal, op hetzelfde moment')
  expect((await api('GET', `/sessions/${other.id}`)).planning?.roomType ?? null).toBeNull()

  // A trainer rings in ill: noted, seen at the session, which goes to another day; whoever is in it is told.
  await own.goto(`${site.url}${panel}/sessions/trainers?month=${day.slice(0, 7)}&act=absence`)
  const absence = own.locator('[data-form="absence"]')
  await absence.locator('[name="trainer"]').selectOption(ill.trainer.id)
  for (const name of ['fromDay', 'untilDay']) await absence.locator(`[name="${name}"]`).fill(day)
  await absence.locator('[name="reason"]').fill('Ziek')
  await absence.locator('[type="submit"]').click()
  const away = own.locator('section:has(#absences-title) li', { hasText: ill.trainer.name })
  await away.locator(`a[href$="${ill.id}"]`).first().click()
  await own.locator('section:has(#clashes-title)', { hasText: 'Niet beschikbaar, Ziek' }).waitFor()
  await own.goto(`${site.url}${panel}/sessions/${ill.id}?act=change`)
  await change.locator('[name="parts.p0.day"]').fill(later)
  await change.locator('[type="submit"]').click()
  await change.locator('[data-mail-question]').waitFor()
  expect(await change.innerText()).toContain('naar 12 klanten en 0 deelnemers')
  await change.getByLabel('Verstuur de e-mails').check()
  await change.locator('[type="submit"]').click()
  await own.locator('[data-snackbar="success"]').waitFor()
  expect(await own.locator('section:has(#clashes-title)').count()).toBe(0)
  const heard = async () => {
    const { rows } = await client.query<{ to: string }>(
      `select distinct "to" from mails where kind = 'session-moved' and sent_at is not null and "to" = any($1)`,
      [told],
    )
    return rows.length
  }
  await expect.poll(heard, { timeout: 20_000 }).toBe(12)

  // A colleague leaves: what she has open leads to the door.
  await own.goto(`${site.url}${panel}/settings`)
  const row = own.locator('tr, li').filter({ hasText: colleague })
  await row.getByRole('link', { name: 'Neem de toegang weg' }).click()
  await own.locator('dialog').getByRole('button', { name: 'Neem de toegang weg' }).click()
  await own.locator('[data-snackbar="success"]').waitFor()
  await page.goto(`${site.url}${panel}/registrations`)
  expect(new URL(page.url()).pathname).toBe(`${panel}/login`)

  const { db, close } = connect(database.url)
  const { differences } = await compareBooks(db).finally(close)
  expect(differences).toEqual([])
}, 240_000)
