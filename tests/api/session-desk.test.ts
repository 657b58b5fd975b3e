import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses, mails, sessions, students } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { newSeat } from '../support/record.ts'
import { kinds } from '../support/resources.ts'
import { seriesBody } from '../support/series.ts'
import { newTrainer } from '../support/trainers.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const participantsOf = async (session: string) => (await api.get(`/sessions/${session}/participants`, staff)).body
const mark = (session: string, body: object) => api.send('PUT', `/sessions/${session}/attendances`, body, staff)

/** A session of some days that has ended, with three participants of one customer. */
async function endedSession() {
  const customer = await newCustomer(api)
  const seat = await newSeat(api, { customer, days: 2 })
  const [planned] = await api.db.select().from(sessions).where(eq(sessions.id, seat.session))
  await api.db
    .update(sessions)
    .set({ startDate: new Date(Date.now() + 864e5) })
    .where(eq(sessions.id, seat.session))
  const others = await newStudents(api, customer, 2)
  const registered = await api.send('POST', '/registrations', registrationOf(seat.session, others), customer.headers)
  if (registered.status !== 201) throw new Error('the others have no seat')
  await api.db.update(sessions).set({ startDate: planned?.startDate }).where(eq(sessions.id, seat.session))
  return { ...seat, people: [seat.student, ...others] }
}

test('attendance is written down for one, over what stood there, and for all others at once', async () => {
  const { session, days, people } = await endedSession()
  const [day = ''] = days
  const [first = ''] = people
  expect((await mark(session, { day, present: true, students: [first] })).body).toEqual({ marked: 1 })
  expect((await mark(session, { day, present: false, students: [first] })).body).toEqual({ marked: 1 })
  expect((await mark(session, { day, present: false, students: [first] })).body).toEqual({ marked: 0 })
  expect((await mark(session, { day, present: true })).body).toEqual({ marked: 2 })
  const listed = await participantsOf(session)
  expect(listed).toHaveLength(3)
  for (const { student, attendances } of listed)
    expect(attendances).toMatchObject([{ day, present: student !== first }])
})

test('nobody is marked who has no seat, nor on a day without a lesson', async () => {
  const { session, days, people } = await endedSession()
  const [guest] = await newStudents(api, await newCustomer(api))
  const refused = await mark(session, { day: days[0], present: true, students: [people[0], guest] })
  expect([refused.status, refused.body.details[0].path]).toEqual([400, 'students'])
  const other = await mark(session, { day: '2020-01-01', present: true })
  expect([other.status, other.body.details[0].path]).toEqual([400, 'day'])
  expect((await mark(randomUUID(), { day: days[0], present: true })).status).toBe(404)
  for (const { attendances } of await participantsOf(session)) expect(attendances).toEqual([])
})

test('certificates go to all who earned one, once, and to nobody else', async () => {
  const { session, days, people } = await endedSession()
  const [absent = '', failed = ''] = people
  for (const day of days) await mark(session, { day, present: false, students: [absent] })
  await api.send('POST', '/results', { student: failed, session, score: 4, maximum: 10 }, staff)
  const give = () => api.send('POST', `/sessions/${session}/certificates`, undefined, staff)
  const [one, other] = await Promise.all([give(), give()])
  expect([one.body.given, other.body.given].toSorted()).toEqual([0, 1])
  const listed: { student: string; certificate: object | null; obstacle: string | null }[] =
    await participantsOf(session)
  const found = new Map(listed.map(({ student, ...rest }) => [student, rest]))
  expect(found.get(absent)).toMatchObject({ certificate: null, obstacle: 'absent' })
  expect(found.get(failed)).toMatchObject({ certificate: null, obstacle: 'failed' })
  expect(found.get(people[2] ?? '')?.certificate).toMatchObject({ code: expect.stringMatching(/^LP-/) })
})

test('certificates wait for the end of the session', async () => {
  const session = await newSession(api)
  const { status, body } = await api.send('POST', `/sessions/${session}/certificates`, undefined, staff)
  expect([status, body.message]).toEqual([409, 'Session has not ended'])
})

test('every change of a session and its records says who and when', async () => {
  const { session, days, student } = await newSeat(api)
  const [person] = await api.db.select().from(students).where(eq(students.id, student))
  const about = `${person?.firstName} ${person?.lastName}`
  await mark(session, { day: days[0], present: true, students: [student] })
  await api.send('POST', '/results', { student, session, score: 8, maximum: 10 }, staff)
  await api.send('POST', `/sessions/${session}/certificates`, undefined, staff)
  await api.send('PATCH', `/sessions/${session}`, { capacity: 15 }, staff)
  const { body } = await api.get(`/sessions/${session}/history`, staff)
  const by = expect.stringMatching(/\S/)
  const at = expect.stringMatching(/Z$/)
  expect(body).toEqual([
    { what: 'session', to: 'changed', about: 'capacity', by, at },
    { what: 'certificate', to: 'given', about, by, at },
    { what: 'result', to: '8/10', about, by, at },
    { what: 'attendance', to: 'present', about, by, at },
  ])
})

test('a record that is taken away leaves word of who did, of whom it was and what it said', async () => {
  const { session, days, student } = await newSeat(api)
  const [person] = await api.db.select().from(students).where(eq(students.id, student))
  const name = `${person?.firstName} ${person?.lastName}`
  await mark(session, { day: days[0], present: true, students: [student] })
  const { body: result } = await api.send('POST', '/results', { student, session, score: 8, maximum: 10 }, staff)
  await api.send('POST', `/sessions/${session}/certificates`, undefined, staff)
  const [seen] = await participantsOf(session)
  const { items } = (await api.get(`/attendances?session=${session}`, staff)).body
  const paths = [`attendances/${items[0]._id}`, `results/${result._id}`, `certificates/${seen.certificate._id}`]
  for (const path of paths) expect((await api.send('DELETE', `/${path}`, undefined, staff)).status, path).toBe(204)
  const { body } = await api.get(`/sessions/${session}/history`, staff)
  const by = expect.stringMatching(/\S/)
  expect(body).toMatchObject([
    { what: 'session', to: 'certificate-removed', about: expect.stringContaining(`${name}, LP-`), by },
    { what: 'session', to: 'result-removed', about: `${name}, 8/10`, by },
    { what: 'session', to: 'attendance-removed', about: `${name}, ${days[0]}`, by },
  ])
})

test('nobody was there on a day that is to come', async () => {
  const session = await newSession(api)
  const customer = await newCustomer(api)
  const [student] = await newStudents(api, customer)
  await api.send('POST', '/registrations', registrationOf(session, [String(student)]), customer.headers)
  const day = brusselsDay(new Date((await api.get(`/sessions/${session}`)).body.startDate))
  const marked = await mark(session, { day, present: true })
  const written = await api.send('POST', '/attendances', { student, session, day, present: true }, staff)
  for (const { status, body } of [marked, written]) expect([status, body.details[0].path]).toEqual([400, 'day'])
})

test('the list to sign names everybody, and each half day with its hours', async () => {
  const { session, people } = await endedSession()
  const schedule = [
    { start: '2026-01-14T08:00:00Z', end: '2026-01-14T11:30:00Z' },
    { start: '2026-01-14T12:15:00Z', end: '2026-01-14T16:00:00Z' },
    { start: '2026-01-15T08:00:00Z', end: '2026-01-15T15:00:00Z' },
  ]
  await api.db.update(sessions).set({ schedule }).where(eq(sessions.id, session))
  await api.db
    .update(students)
    .set({ lastName: 'Vandewalle' })
    .where(eq(students.id, people[0] ?? ''))
  const { bytes } = await getBytes(api, `/sessions/${session}/attendance-sheet?locale=fr`, staff)
  const { text } = await readPdf(bytes)
  expect(text).toContain('Liste de présence')
  expect(text).toContain('Vandewalle Jan')
  for (const hours of ['9h–12h30', '13h15–17h', '9h–13h', '13h–16h'])
    expect(text.replaceAll(/\s/g, '')).toContain(hours.replaceAll(/\s/g, ''))
})

test('sessions are searched by their course and by too few participants, also as a file', async () => {
  const session = await newSession(api)
  const title = randomUUID()
  const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  await api.db
    .update(courses)
    .set({ title: { nl: title, en: null, fr: null } })
    .where(eq(courses.id, row?.courseId ?? ''))
  const found = async (query: string) =>
    (await api.get(`/sessions?title=~${title.toUpperCase()}${query}`)).body.items.map(({ _id }: { _id: string }) => _id)
  expect(await found('')).toEqual([session])
  expect(await found('&belowMinimum=true')).toEqual([])
  await api.send('PATCH', `/sessions/${session}`, { minimum: 4 }, staff)
  expect(await found('&belowMinimum=true&registrationCount=0')).toEqual([session])
  expect(await found('&toDecide=true')).toEqual([session])
  // Enough have a seat, of whom too few are sure to come yet.
  await api.db.update(sessions).set({ minimum: 1, capacity: 4, seatsTaken: 1 }).where(eq(sessions.id, session))
  expect([await found('&toDecide=true'), await found('&decision=pending')]).toEqual([[], [session]])
  await api.db.update(sessions).set({ minimum: 4, seatsTaken: 0 }).where(eq(sessions.id, session))
  await api.send('POST', `/sessions/${session}/confirm`, undefined, staff)
  expect([await found('&belowMinimum=true'), await found('&toDecide=true')]).toEqual([[], []])
  const { bytes } = await getBytes(api, `/sessions/csv?title=~${title}&locale=en`, staff)
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${title};`)
  expect(lines[1]).toContain('Guaranteed to run')
})

test('fewer seats than are taken are refused at the field', async () => {
  const { session } = await endedSession()
  const { status, body } = await api.send('PATCH', `/sessions/${session}`, { capacity: 1 }, staff)
  expect([status, body.details[0].path]).toEqual([409, 'capacity'])
})

test('a series is planned as a whole, or not at all', async () => {
  const body = await seriesBody(api)
  const { status, body: made } = await api.send('POST', '/sessions/series', body, staff)
  expect([status, made.sessions.length]).toEqual([201, 2])
  const [first, second] = await Promise.all(
    made.sessions.map(async (id: string) => (await api.get(`/sessions/${id}`)).body),
  )
  expect(first).toMatchObject({ course: body.course, capacity: body.capacity })
  expect(Math.round((Date.parse(second.startDate) - Date.parse(first.startDate)) / 6048e5)).toBeGreaterThanOrEqual(1)
  const shorter = await api.send('POST', '/sessions/series', { ...body, duration: 6.5 }, staff)
  expect((await api.get(`/sessions/${shorter.body.sessions[1]}`)).body.duration).toBe(6.5)
  const planned = await api.db.$count(sessions)
  const wrong = [{ location: randomUUID() }, { times: 53 }, { until: '08:00' }, { firstDay: '2031-02-30' }]
  for (const given of wrong)
    expect((await api.send('POST', '/sessions/series', { ...body, ...given }, staff)).status).toBe(400)
  expect(await api.db.$count(sessions)).toBe(planned)
})

test('a series that is asked for twice under one key is planned once', async () => {
  const body = await seriesBody(api)
  const plan = (key: string) => api.send('POST', '/sessions/series', body, { ...staff, 'Idempotency-Key': key })
  const key = randomUUID()
  const [first, again] = await Promise.all([plan(key), plan(key)])
  expect([first.status, again.status, first.body.sessions.length]).toEqual([201, 201, 2])
  expect(again.body).toEqual(first.body)
  expect((await plan(randomUUID())).body.sessions).not.toEqual(first.body.sessions)
})

test('a series of days that no calendar has is refused at its first day', async () => {
  const body = { ...(await seriesBody(api)), firstDay: '9999-12-30' }
  const { status, body: refused } = await api.send('POST', '/sessions/series', body, staff)
  expect([status, refused.details[0].path]).toEqual([400, 'firstDay'])
})

test('a trainer who teaches elsewhere at that time is named, and planned twice only by who accepts it', async () => {
  const trainer = await newTrainer(api)
  const body = { ...(await kinds.session.body(api)), trainer }
  const plan = (more: object) => api.send('POST', '/sessions', { ...body, ...more }, staff)
  const { body: first } = await plan({})
  const [{ start, end }] = first.schedule
  const refused = await plan({})
  expect([refused.status, refused.body.message]).toEqual([409, 'Trainer teaches at that time'])
  expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual([
    'trainer',
    `clashes.trainer.session.${first._id}`,
  ])
  const later = [{ start: end, end: new Date(Date.parse(end) + 3_600_000).toISOString() }]
  const { status, body: second } = await plan({ schedule: later })
  expect(status).toBe(201)
  const change = (more: object) => api.send('PATCH', `/sessions/${second._id}`, more, staff)
  expect((await change({ schedule: [{ start, end }] })).status).toBe(409)
  expect((await change({ capacity: body.capacity + 1 })).status).toBe(200)
  expect((await change({ schedule: [{ start, end }], isClashAccepted: true })).status).toBe(200)
  expect((await plan({ isClashAccepted: true })).status).toBe(201)
  const series = { ...(await seriesBody(api)), trainer }
  expect((await api.send('POST', '/sessions/series', series, staff)).status).toBe(201)
  expect((await api.send('POST', '/sessions/series', series, staff)).status).toBe(409)
  expect((await api.send('POST', '/sessions/series', { ...series, isClashAccepted: true }, staff)).status).toBe(201)
})

test('whoever changes a day may first hear which mails go out, and send none', async () => {
  const customer = await newCustomer(api)
  const session = await newSession(api)
  const people = await newStudents(api, customer, 2)
  const { body: registration } = await api.send(
    'POST',
    '/registrations',
    registrationOf(session, people),
    customer.headers,
  )
  await api.send('PATCH', `/registrations/${registration._id}`, { status: 'paid' }, staff)
  const { schedule } = (await api.get(`/sessions/${session}`)).body
  const later = schedule.map(({ start, end }: { start: string; end: string }) => ({
    ...{
      start: new Date(Date.parse(start) + 864e5).toISOString(),
      end: new Date(Date.parse(end) + 864e5).toISOString(),
    },
  }))
  const moved = () => api.db.$count(mails, and(eq(mails.kind, 'session-moved'), eq(mails.aboutId, registration._id)))
  const change = (body: object) => api.send('PATCH', `/sessions/${session}`, body, staff)
  const { status, body } = await change({ schedule: later, mails: 'ask' })
  const told = new Map(body.details.map(({ path, message }: { path: string; message: string }) => [path, message]))
  expect([status, body.message, told.get('mails.contacts'), told.get('mails.participants')]).toEqual([
    ...[409, 'Mails would go out', '1', '2'],
  ])
  expect(told.get('mails.text')).toContain('/my-account/registration-data/')
  expect([(await api.get(`/sessions/${session}`)).body.schedule, await moved()]).toEqual([schedule, 0])
  expect((await change({ capacity: 40, mails: 'ask' })).status).toBe(200)
  expect([(await change({ schedule: later, mails: 'none' })).status, await moved()]).toEqual([200, 0])
  expect([(await change({ schedule })).status, await moved()]).toEqual([200, 3])
})

test('nobody is too often absent before all days are noted or the session ended', async () => {
  const { session, days, people } = await endedSession()
  const [first = ''] = people
  await mark(session, { day: days[0], present: false, students: [first] })
  const obstacleOf = async () =>
    (await participantsOf(session)).find(({ student }: { student: string }) => student === first).obstacle
  expect(await obstacleOf()).toBe('absent')
  await api.db
    .update(sessions)
    .set({ endDate: new Date(Date.now() + 864e5) })
    .where(eq(sessions.id, session))
  expect(await obstacleOf()).toBe(null)
})
