import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseSteps, invoices, missedSearches, registrations, sessions, sessionTrainers } from '../../src/db/tables.ts'
import { brusselsDay, brusselsYear, plusDays } from '../../src/domain/days.ts'
import { daysOf, yearBefore } from '../../src/domain/figures.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { getBytes } from '../support/pdf.ts'
import { newSeat } from '../support/record.ts'
import { newTrainer } from '../support/trainers.ts'
import { billedTo } from '../support/training.ts'

const today = brusselsDay(new Date())
const year = brusselsYear(new Date())

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const figures = async (period: string, by = 'course') =>
  (await api.get(`/figures?period=${period}&by=${by}`, staff)).body
const linesOf = async (query: string) => {
  const { bytes } = await getBytes(api, `/figures/csv?${query}`, staff)
  return new TextDecoder().decode(bytes).trim().split('\r\n')
}
type Group = { key: string; now: Record<string, number | null>; before: Record<string, number | null> }
const groupIn = ({ groups }: { groups: Group[] }, key: string) => groups.find((group) => group.key === key)

test('revenue is what the books say, to the cent: in all, by month, and by each kind of group', async () => {
  const { papers } = await newRegistration(api, { paid: 'partner' })
  const [{ _id, total }] = await papers()
  await api.send('POST', `/invoices/${_id}/credit-notes`, { description: 'Deel', net: 3_333, left: total }, staff)
  const other = { customer: { name: 'Boek' }, lines: [{ description: 'Advies', quantity: 3, unitPrice: 33_33 }] }
  await api.send('POST', '/invoices', other, staff)
  const { periods, total: whole } = (await api.get(`/books/totals?year=${year}`, staff)).body
  const netOf = ({ vat }: { vat: { net: number }[] }) => vat.reduce((sum, { net }) => sum + net, 0)
  for (const by of ['course', 'place', 'trainer']) {
    const found = await figures(String(year), by)
    expect(found.now.revenue).toBe(netOf(whole))
    expect(found.groups.reduce((sum: number, { now }: Group) => sum + (now.revenue ?? 0), 0)).toBe(netOf(whole))
    expect(groupIn(found, 'other')?.now.revenue).toBeGreaterThanOrEqual(9_999)
  }
  const { revenue } = await figures(String(year))
  for (const { key, now } of revenue)
    expect([key, now]).toEqual([
      key,
      netOf(periods.find(({ period }: { period: string }) => period === key.slice(0, 7))),
    ])
  const month = today.slice(0, 7)
  const inMonth = periods.find(({ period }: { period: string }) => period === month)
  expect((await figures(month)).now.revenue).toBe(netOf(inMonth))
  const days = await figures(`${month}-01..${today}`)
  expect(days.now.revenue).toBe(netOf(inMonth))
  expect(days.revenue.reduce((sum: number, { now }: { now: number }) => sum + now, 0)).toBe(netOf(inMonth))
})

test('who teach a session together both have it, and share its money by their hours', async () => {
  const { session } = await newSeat(api)
  const [own, guest] = [await newTrainer(api), await newTrainer(api)]
  const [start, noon, end] = ['08:00', '11:00', '12:00'].map((time) => new Date(`${today}T${time}:00Z`))
  await api.db
    .update(sessions)
    .set({
      ...{ trainerId: own, costs: 100, startDate: start, endDate: end },
      schedule: [{ start: String(start?.toISOString()), end: String(end?.toISOString()) }],
    })
    .where(eq(sessions.id, session))
  await api.db.insert(sessionTrainers).values([
    { sessionId: session, trainerId: own, startsAt: start ?? new Date(), endsAt: noon ?? new Date() },
    { sessionId: session, trainerId: guest, startsAt: noon ?? new Date(), endsAt: end ?? new Date() },
  ])
  const found = await figures(String(year), 'trainer')
  const costsOf = (key: string) => groupIn(found, key)?.now
  expect([costsOf(own), costsOf(guest)]).toMatchObject([
    { sessions: 1, costs: 75 },
    { sessions: 1, costs: 25 },
  ])
  expect(found.now).toEqual((await figures(String(year))).now)
})

test('a margin is of sessions whose costs the desk wrote down, and unknown before', async () => {
  const { session } = await newSeat(api)
  const [{ courseId, startDate, capacity } = { courseId: '', startDate: new Date(), capacity: 0 }] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, session))
  const day = brusselsDay(startDate)
  const own = async () => groupIn(await figures(`${day}..${day}`), courseId)?.now
  const before = await own()
  expect(before).toMatchObject({ sessions: 1, capacity, seats: 1, costed: 0, margin: null })
  const write = (costs: unknown) => api.send('PUT', `/sessions/${session}/costs`, { costs }, staff)
  expect((await write(60_000)).body).toEqual({ costs: 60_000 })
  expect((await api.get(`/sessions/${session}/costs`, staff)).body).toEqual({ costs: 60_000 })
  expect(await own()).toMatchObject({ costed: 1, costs: 60_000, margin: ((await own())?.earned ?? 0) - 60_000 })
  for (const wrong of [-1, 1.5, 'veel', undefined]) expect((await write(wrong)).status).toBe(400)
  expect((await api.send('PUT', `/sessions/${crypto.randomUUID()}/costs`, { costs: 1 }, staff)).status).toBe(404)
  const { items } = (await api.get(`/activities?subject=${session}`, staff)).body
  expect(items[0].differences).toEqual([{ field: 'costs', before: null, after: '60000' }])
  await write(null)
  expect(await own()).toEqual(before)
})

test('what a session earned is all that was ever invoiced of it, less what was credited', async () => {
  const { session, papers } = await newRegistration(api, { paid: 'partner' })
  await api.send('PUT', `/sessions/${session}/costs`, { costs: 10_000 }, staff)
  const [{ _id, net, total }] = await papers()
  const [{ courseId, startDate } = { courseId: '', startDate: new Date() }] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, session))
  const day = brusselsDay(startDate)
  const own = async () => groupIn(await figures(`${day}..${day}`), courseId)?.now
  const first = await own()
  await api.send('POST', `/invoices/${_id}/credit-notes`, { description: 'Deel', net: 5_000, left: total }, staff)
  expect((await own())?.margin).toBe((first?.margin ?? 0) - 5_000)
  expect(first?.earned).toBeGreaterThanOrEqual(net)
})

test('canceled sessions fill no seats, and registrations count by how long before, how they ended and whether they are paid', async () => {
  const period = '2019-03-01..2019-03-31'
  const seats = [await newSeat(api), await newSeat(api), await newSeat(api)]
  const placed = new Date('2019-03-10T10:00:00Z')
  for (const { session } of seats) {
    await api.db.update(registrations).set({ createdAt: placed }).where(eq(registrations.sessionId, session))
    await api.db
      .update(sessions)
      .set({ startDate: new Date('2019-03-25T08:00:00Z') })
      .where(eq(sessions.id, session))
  }
  const [kept, canceled, lapsed] = seats.map(({ session }) => session) as [string, string, string]
  await api.db.update(sessions).set({ canceledAt: placed }).where(eq(sessions.id, canceled))
  const held = (session: string) =>
    api.pool.query('update registration_students set held = false where session_id = $1', [session])
  await held(canceled)
  await api.db.update(registrations).set({ status: 'expired' }).where(eq(registrations.sessionId, lapsed))
  await held(lapsed)
  await api.db.update(registrations).set({ status: 'paid', paidAt: placed }).where(eq(registrations.sessionId, kept))
  const [{ courseId } = { courseId: '' }] = await api.db.select().from(sessions).where(eq(sessions.id, kept))
  await api.db.insert(courseSteps).values([
    { day: '2019-03-02', courseId, step: 'visits', times: 40 },
    { day: '2019-03-03', courseId, step: 'visits', times: 10 },
    { day: '2019-03-02', courseId, step: 'begun', times: 12 },
    { day: '2019-03-02', courseId, step: 'details', times: 6 },
  ])
  const found = await figures(period)
  expect(found.now).toMatchObject({ sessions: 2, canceled: 1 })
  expect(found).toMatchObject({
    registrations: { now: 3, before: 0 },
    seats: { now: 3 },
    leadDays: { now: 15, before: null },
  })
  const counted = (rows: { key: string; now: number }[]) =>
    Object.fromEntries(rows.flatMap(({ key, now }) => (now ? [[key, now]] : [])))
  expect(counted(found.lead)).toEqual({ 14: 3 })
  expect(counted(found.ended)).toEqual({ session: 1, lapsed: 1 })
  const taken = { visits: 50, begun: 12, details: 6, confirmed: 3, paid: 1 }
  expect(counted(found.steps)).toEqual(taken)
  const course = found.funnel.find(({ key }: { key: string }) => key === courseId)
  expect(course).toMatchObject({ now: { visits: 50, begun: 12, details: 6, paid: 1 }, before: { visits: 0 } })
  const byCourse = found.funnel.reduce((sum: number, { now }: { now: { confirmed: number } }) => sum + now.confirmed, 0)
  expect(byCourse).toBe(3)
  expect((await linesOf(`table=steps&period=${period}`)).slice(1)).toEqual([
    'Opleiding bekeken;50;;0;',
    'Inschrijving begonnen;12;24;0;',
    'Gegevens ingevuld;6;50;0;',
    'Inschrijving bevestigd;3;50;0;',
    'Inschrijving betaald;1;33;0;',
  ])
  expect(await linesOf(`table=funnel&period=${period}`)).toHaveLength(found.funnel.length + 1)
  const next = await figures('2020-03-01..2020-03-31')
  expect([next.beforeFrom, next.beforeUntil]).toEqual(['2019-03-01', '2019-03-31'])
  expect(next.before).toEqual(found.now)
  expect(next.steps.map(({ before }: { before: number }) => before)).toEqual([50, 12, 6, 3, 1])
})

test('who gives what a registration asks counts once on the way to it, and who the desk registers does not', async () => {
  const { id, session, customer } = await newRegistration(api, { paid: 'partner' })
  const [{ courseId } = { courseId: '' }] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  const own = async () =>
    (await figures(today.slice(0, 7))).funnel.find(({ key }: { key: string }) => key === courseId)?.now
  const before = await own()
  const save = (body: object) => api.send('PATCH', `/registration-drafts/${session}`, body, customer.headers)
  expect((await save({ students: [] })).status).toBe(200)
  const invoice = billedTo
  expect((await save({ invoice })).status).toBe(200)
  expect((await save({ invoice: { ...invoice, city: 'Gent' } })).status).toBe(200)
  expect(await own()).toEqual({ ...before, details: (before?.details ?? 0) + 1 })
  await api.db.update(invoices).set({ status: 'paid' }).where(eq(invoices.orderId, id))
  expect((await own())?.paid).toBe((before?.paid ?? 0) + 1)
  await api.db.update(registrations).set({ isByStaff: true }).where(eq(registrations.sessionId, session))
  expect((await own())?.confirmed).toBe((before?.confirmed ?? 0) - 1)
})

test('searches that found no course count by word and day, nothing of who searched', async () => {
  const search = (words: string, more = '') =>
    api.get(`/courses/filteredCourses?search=${encodeURIComponent(words)}&locale=nl${more}`)
  const [first] = [
    await search('Qwxzlassen'),
    await search(' qwxzLASSEN '),
    await search('qwxzlassen', '&facets=false'),
  ]
  expect(first?.body.total).toBe(0)
  await search('qwxzlassen', '&types=ONLINE')
  await search('qwxzlassen', '&page=2')
  for (const personal of ['qwxz@zoekt.test', '0470 99 88 77', 'qwxz 0470998877']) await search(personal)
  const found = (await api.get('/courses/filteredCourses?limit=1')).body.items[0].title.nl
  await search(found)
  const own = (rows: { key: string }[]) => rows.filter(({ key }) => key.includes('qwxz') || key.includes('0470'))
  const month = today.slice(0, 7)
  expect(own((await figures(month)).searches)).toEqual([{ key: 'qwxzlassen', now: 2, before: 0 }])
  expect((await figures(month)).searches.map(({ key }: { key: string }) => key)).not.toContain(found.toLowerCase())
  const day = yearBefore({ from: today, until: today }).from
  await api.db.insert(missedSearches).values({ day, words: 'qwxzlassen', locale: 'fr', times: 5 })
  expect(own((await figures(`${today}..${today}`)).searches)).toEqual([{ key: 'qwxzlassen', now: 2, before: 5 }])
  const lines = await linesOf(`period=${today}..${today}&by=course&table=searches&locale=nl`)
  expect(lines.find((line) => line.includes('qwxz'))).toBe('qwxzlassen;2;5')
})

test('each table is a file, with the rows of the page', async () => {
  const found = await figures(String(year), 'place')
  const groups = await linesOf(`period=${year}&by=place&table=groups&locale=en`)
  expect(groups).toHaveLength(found.groups.length + 1)
  expect(groups[0]).toContain('Location;"Sessions, This period"')
  const euros = (found.now.revenue / 100).toFixed(2).replace('.', ',')
  expect(await linesOf(`period=${year}&table=summary`)).toContainEqual(expect.stringMatching(`^Omzet;"${euros}";`))
  for (const table of ['revenue', 'lead', 'ended', 'steps', 'searches'])
    expect((await linesOf(`period=${year}&table=${table}&locale=fr`)).length - 1).toBe(found[table].length)
  const { headers } = await getBytes(api, `/figures/csv?period=${year}-Q1&table=groups&by=trainer`, staff)
  expect(headers.get('content-disposition')).toContain(`cijfers-per-lesgever-${year}-Q1.csv`)
})

test.each(['', 'period=1999', 'period=2026-13', 'period=2026-Q5', 'period=2026-02-30..2026-03-01'])(
  'a period that is none is refused: %s',
  async (query) => {
    expect((await api.get(`/figures?${query}`, staff)).status).toBe(400)
  },
)

test('days go forward, a year at most, and what runs goes as far as today', () => {
  const until = (days: number) => daysOf(`2024-01-01..${plusDays('2024-01-01', days)}`, today)
  expect([until(365), until(366), until(-1)].map(Boolean)).toEqual([true, false, false])
  expect(daysOf('2026', '2026-11-28')).toEqual({ from: '2026-01-01', until: '2026-11-28' })
  expect(daysOf('2026-Q4', '2027-11-28')).toEqual({ from: '2026-10-01', until: '2026-12-31' })
  expect(daysOf('2028-02', '2026-11-28')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
  expect(yearBefore({ from: '2025-02-01', until: '2025-02-28' })).toEqual({ from: '2024-02-01', until: '2024-02-29' })
  expect(yearBefore({ from: '2024-02-29', until: '2024-02-29' })).toEqual({ from: '2023-02-28', until: '2023-02-28' })
})
