import { expect } from 'vitest'
import { brusselsInstant } from '../../src/domain/days.ts'
import { roleOf } from '../../src/domain/visitor.ts'
import { newPanelAccount, signInAtPanel } from '../support/panel.ts'
import { openDay } from '../support/rooms.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

/** A day that no other test and no session of the demo knows the room of. */
const day = openDay(130)
const rooms = '/control-panel/rooms'

/** `planned` is a session of a morning in a room of its own, which nobody teaches. */
const test = base
  .extend('cookies', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  .extend('room', { scope: 'file' }, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into room_types (key, name, description, capacity, surface, price_half_day, price_full_day,
        wheelchair_access, pc_room, whiteboard, configurations, sequence)
       values (gen_random_uuid(), '{"nl":"Zaal Spiraal"}', '{"nl":"Een zaal"}', 40, 60, 10000, 18000, true, false, true,
        '{class}', 90) returning id`,
    )
    return String(rows[0]?.id)
  })
  .extend('planned', { scope: 'file' }, async ({ site, cookies }) => {
    const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
    const { items } = await (await fetch(`${site.url}/api/sessions?type=CALENDAR&limit=1`, { headers })).json()
    const [like] = items
    return async (from: string, until: string) => {
      const schedule = [{ start: brusselsInstant(day, from), end: brusselsInstant(day, until) }]
      const links = { course: like.course, location: like.location._id, language: like.language._id }
      const body = JSON.stringify({ ...links, capacity: 12, schedule })
      const made = await fetch(`${site.url}/api/sessions`, { method: 'POST', headers, body })
      const { _id } = await made.json()
      return { id: String(_id), title: String(like.plannedCourse.title.nl) }
    }
  })

const availability = async (url: string, room: string) => {
  const halves = await (await fetch(`${url}/api/bookings/availability?from=${day}&to=${day}`)).json()
  return halves.flatMap(({ roomType, dayPart }: Record<string, string>) => (roomType === room ? [dayPart] : []))
}

test('a session gets a room, which the calendar shows and nobody else is offered; a second one is asked about, without scripts', async ({
  site,
  visit,
  cookies,
  room,
  planned,
}) => {
  const [first, second] = [await planned('09:00', '12:00'), await planned('11:00', '15:00')]
  const change = async (id: string, width: number) => {
    const { page } = await visit(`/control-panel/sessions/${id}?act=change`, { cookies, width, scripts: false })
    const form = page.locator('[data-form="session-change"]')
    await form.locator('[name="roomType"]').selectOption(room)
    await form.locator('[type="submit"]').click()
    return { page, form }
  }
  const { page } = await change(first.id, 1440)
  expect(await page.locator('#facts-title + *, section:has(#facts-title)').last().innerText()).toContain('Zaal Spiraal')
  expect(await availability(site.url, room)).toEqual(['morning'])
  await page.goto(`${new URL(page.url()).origin}${rooms}?month=${day.slice(0, 7)}`)
  const tile = page.locator(`a[data-use="session"][href$="${first.id}"]`)
  expect(await tile.count()).toBe(1)
  expect(await tile.innerText()).toBe(`${first.title}, Opleiding`)

  const { page: other, form } = await change(second.id, 375)
  expect(await form.locator(`a[data-clash="${first.id}"]`).count()).toBe(1)
  expect(await form.locator('[data-clashes="room"]').innerText()).toContain('Dezelfde zaal, op hetzelfde moment')
  await form.getByLabel('Bewaar toch').check()
  await form.locator('[type="submit"]').click()
  const met = other.locator('section:has(#clashes-title)')
  expect(await met.innerText()).toContain('aanvaard door Yasmina Haddad')
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await availability(site.url, room)).toEqual(['morning', 'afternoon'])
})

test.for([true, false])(
  'the house keeps a room for itself and frees it, scripts: %s',
  async (scripts, { visit, cookies, room }) => {
    const { page } = await visit(`${rooms}?month=${day.slice(0, 7)}`, { cookies, width: 1440, scripts })
    await page.getByRole('link', { name: 'Hou een zaal voor het huis' }).click()
    const form = page.locator('[data-form="own-use"]')
    await form.locator('[name="note"]').fill('Nieuwe vloer')
    await form.locator('[type="submit"]').click()
    expect(await form.locator('[data-error-for="roomType"]').innerText()).not.toBe('')
    await form.locator('[name="roomType"]').selectOption(room)
    for (const name of ['fromDay', 'untilDay'])
      await form.locator(`[name="${name}"]`).fill(openDay(scripts ? 133 : 140))
    await form.locator('[type="submit"]').click()
    const own = page.locator('section:has(#own-uses-title) li', { hasText: 'Zaal Spiraal' })
    await own.waitFor()
    expect(await own.innerText()).toContain('Onderhoud: Nieuwe vloer')
    await own.getByRole('button').click()
    await own.waitFor({ state: 'detached' })
  },
)

test('a series shows what it meets before it is planned, without scripts', async ({ client, visit, cookies, room }) => {
  const monday = '2031-03-03'
  const { rows } = await client.query<{ id: string }>(
    `insert into own_uses (room_type_id, from_day, until_day, day_part, reason) values ($1, '2031-03-10', '2031-03-10', 'all', 'meeting')
     returning id`,
    [room],
  )
  await client.query(
    `insert into room_uses (room_type_id, own_use_id, starts_at, ends_at)
     values ($1, $2, '2031-03-10T07:30:00Z', '2031-03-10T16:00:00Z')`,
    [room, rows[0]?.id],
  )
  const { rows: like } = await client.query<{ course: string; location: string; language: string }>(
    'select course_id as course, location_id as location, language_id as language from sessions limit 1',
  )
  const asked = {
    ...{ course: '', location: '', language: '', ...like[0] },
    ...{ firstDay: monday, from: '09:00', until: '12:00', everyWeeks: '1', times: '2', days: '1' },
    ...{ duration: '3', capacity: '10', roomType: room },
  }
  const { page } = await visit(`/control-panel/sessions/series?${new URLSearchParams(asked)}`, {
    ...{ cookies, width: 375, scripts: false },
  })
  const plan = page.locator('section:has(#plan-title)')
  expect(await plan.locator(`[data-clash="${rows[0]?.id}"]`).innerText()).toContain(
    'Eigen gebruik: Interne vergadering',
  )
  const dated = (first: string) => plan.locator(`li[data-day="${first}"]`)
  expect(await dated('2031-03-10').locator('[data-clashes="room"]').count()).toBe(1)
  expect(await dated(monday).locator('[data-clashes]').count()).toBe(0)
  const { pathname, search } = new URL(page.url())
  const { page: seen } = await visit(pathname + search, { cookies, width: 375 })
  expect(await violationsIn(seen)).toEqual([])
  // Left out, taken back, moved onto another and then beside it.
  await dated('2031-03-10').getByRole('link', { name: 'Overslaan' }).click()
  expect(await dated('2031-03-10').count()).toBe(0)
  expect(await plan.getByRole('button', { name: 'Plan 1 sessie' }).count()).toBe(1)
  await plan.locator('[data-left-out]').getByRole('link', { name: 'Toch plannen' }).click()
  await dated('2031-03-10').getByRole('link', { name: 'Verplaatsen' }).click()
  const move = plan.locator('[data-form="series-move"]')
  await move.locator('[name="moveTo"]').fill(monday)
  await move.locator('[type="submit"]').click()
  expect(await move.locator('[data-error-for="moveTo"]').innerText()).toContain('al een sessie van deze reeks')
  await move.locator('[name="moveTo"]').fill('2031-03-11')
  await move.locator('[type="submit"]').click()
  expect(await dated('2031-03-10').innerText()).toContain('in plaats van')
  expect(await plan.locator('[data-clashes]').count()).toBe(0)
  expect(await plan.getByRole('button', { name: 'Plan 2 sessies' }).count()).toBe(1)
  await dated('2031-03-10').getByRole('link', { name: 'Toch op de gewone dag' }).click()
  await plan.getByRole('button', { name: 'Plan toch' }).click()
  await page.waitForURL(/said=series-planned/)
  const { rows: accepted } = await client.query('select from accepted_clashes where other_id = $1', [rows[0]?.id])
  expect(accepted).toHaveLength(1)
})

test('a session without a room has a line of its own, and who quotes the last room is told of it first', async ({
  client,
  visit,
  cookies,
}) => {
  const { rows } = await client.query<{ booking: string; day: string; room: string }>(
    `select id as booking, date::text as day, coalesce(room_type_id, (select id from room_types limit 1)) as room
     from bookings where status = 'new' and date > now() limit 1`,
  )
  const [{ booking, day: asked, room: wanted } = { booking: '', day: '', room: '' }] = rows
  const [start, end] = [brusselsInstant(asked, '08:30'), brusselsInstant(asked, '17:00')]
  const { rows: made } = await client.query<{ id: string }>(
    `insert into sessions (course_id, location_id, language_id, start_date, end_date, schedule, duration, capacity)
     select course_id, (select id from locations where has_rooms), language_id, $1::timestamptz, $2::timestamptz,
       jsonb_build_array(jsonb_build_object('start', $3::text, 'end', $4::text)), 7, 10 from sessions limit 1 returning id`,
    [start, end, start.toISOString(), end.toISOString()],
  )
  const { page } = await visit(`${rooms}?month=${asked.slice(0, 7)}`, { cookies, width: 1440 })
  const line = page.locator('tbody', { hasText: 'Opleiding zonder zaal' })
  expect(await line.locator(`a[href$="${made[0]?.id}"]`).count()).toBe(2)
  await page.goto(new URL(`/control-panel/requests/${booking}`, page.url()).href)
  expect(await page.getByText('nog opleidingen zonder zaal').count()).toBe(0)
  const kept = await client.query<{ id: string }>(
    `insert into own_uses (room_type_id, from_day, until_day, day_part, reason)
     select id, $1::date, $1::date, 'all', 'other' from room_types where id <> $2 returning id`,
    [asked, wanted],
  )
  await client.query(
    `insert into room_uses (room_type_id, own_use_id, starts_at, ends_at)
     select room_type_id, id, $1::timestamptz, $2::timestamptz from own_uses where id = any($3)`,
    [start, end, kept.rows.map(({ id }) => id)],
  )
  await page.reload()
  expect(await page.getByText('nog opleidingen zonder zaal').count()).toBe(1)
  expect(await violationsIn(page)).toEqual([])
  await client.query('delete from own_uses where id = any($1)', [kept.rows.map(({ id }) => id)])
  await client.query('delete from sessions where id = $1', [made[0]?.id])
})

test('who plans sessions reads the calendar of rooms, and keeps or frees none', async ({
  site,
  visit,
  client,
  room,
}) => {
  const email = await newPanelAccount(client, roleOf(['desk']), ['desk'])
  const { page } = await visit(`${rooms}?month=2031-03`, { cookies: await signInAtPanel(site.url, email), width: 1440 })
  expect(await page.locator('tbody', { hasText: 'Zaal Spiraal' }).locator('[data-use="own-use"]').count()).toBe(2)
  expect(await page.getByText('Interne vergadering').count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Hou een zaal voor het huis' }).count()).toBe(0)
  expect(await page.locator('main form').count()).toBe(0)
  expect(await page.locator('main [href*="/requests"]').count()).toBe(0)
  const refused = await fetch(`${site.url}/api/room-uses`, {
    ...{ method: 'POST', body: JSON.stringify({ roomType: room }) },
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${(await signInAtPanel(site.url, email)).get('panelAccessToken')}`,
    },
  })
  expect(refused.status).toBe(403)
})

test('axe finds nothing in the calendar and its form, at both widths', async ({ visit, cookies }) => {
  for (const width of [360, 1440]) {
    const { page } = await visit(`${rooms}?act=keep`, { cookies, width })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
