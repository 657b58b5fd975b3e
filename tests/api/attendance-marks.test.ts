import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendances, registrationStudents } from '../../src/db/tables.ts'
import { lessonHalves } from '../../src/domain/half-days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { markOf, taughtSession, taughtToday } from '../support/trainer-links.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Read = { _id: string; marks: { _id: string; half: string; present: boolean }[]; days: object[] }

const person = (body: { session?: { participants: Read[] }; participants?: Read[] }, id: string | undefined) =>
  (body.session?.participants ?? body.participants ?? []).find(({ _id }) => _id === id)

test('a day has the halves in which there is an hour of lesson, an evening one', () => {
  const part = (start: string, end: string) => ({ start: `2027-01-14T${start}:00Z`, end: `2027-01-14T${end}:00Z` })
  const halves = (...parts: ReturnType<typeof part>[]) => lessonHalves(parts).map(({ half }) => half)
  expect(halves(part('08:00', '16:00'))).toEqual(['morning', 'afternoon'])
  expect(halves(part('08:00', '11:00'), part('12:30', '16:00'))).toEqual(['morning', 'afternoon'])
  expect(halves(part('08:00', '12:30'))).toEqual(['morning'])
  expect(halves(part('11:30', '15:30'))).toEqual(['afternoon'])
  expect(halves(part('17:00', '20:00'))).toEqual(['afternoon'])
  expect(halves(part('11:30', '12:20'))).toEqual(['morning'])
})

test('a mark counts once however often it is sent, and a day is present where both halves are', async () => {
  const { note, day, session, students, staff } = await taughtToday(api)
  const [morning, afternoon] = [
    markOf(students[0], day),
    markOf(students[0], day, { half: 'afternoon', present: false }),
  ]
  await Promise.all([note([morning, afternoon]), note([morning]), note([afternoon, morning])])
  const { body } = await note([morning])
  expect(person(body, students[0])?.marks).toHaveLength(2)
  expect(person(body, students[0])?.days).toEqual([{ day, present: false, morning: true, afternoon: false }])
  const [row] = (await api.get(`/sessions/${session}/participants`, staff)).body
  expect(row.attendances).toEqual([{ day, present: false, morning: true, afternoon: false, disputed: [] }])
})

test('two phones that did not see each other both stand, in whatever order they come, until one says what is right', async () => {
  for (const order of [0, 1]) {
    const { note, day, open, students, session, staff } = await taughtToday(api)
    const id = students[0]
    const one = markOf(id, day, { madeAt: '2001-01-01T00:00:00Z' })
    const changed = markOf(id, day, { present: false, seen: [one._id], madeAt: '2000-01-01T00:00:00Z' })
    const other = markOf(id, day, { present: true, madeAt: '2099-01-01T00:00:00Z' })
    const calls = [() => note([one, changed]), () => note([other])]
    for (const call of order ? calls.reverse() : calls) await call()
    const standing = person((await open()).body, id)?.marks.map(({ _id }) => _id)
    expect(new Set(standing)).toEqual(new Set([changed._id, other._id]))
    const [row] = (await api.get(`/sessions/${session}/participants`, staff)).body
    expect(row.attendances[0]).toMatchObject({ disputed: ['morning'] })
    const decided = markOf(id, day, { present: false, seen: [changed._id, other._id] })
    expect(person((await note([decided])).body, id)?.marks.map(({ _id }) => _id)).toEqual([decided._id])
    const [after] = (await api.get(`/sessions/${session}/participants`, staff)).body
    expect(after.attendances[0]).toMatchObject({ morning: false, disputed: [] })
  }
})

test('a mark whose successor came before it takes nothing back', async () => {
  const { note, day, open, students } = await taughtToday(api)
  const first = markOf(students[0], day)
  const second = markOf(students[0], day, { present: false, seen: [first._id] })
  await note([second])
  await note([first])
  expect(person((await open()).body, students[0])?.marks.map(({ _id }) => _id)).toEqual([second._id])
})

test('what the desk notes takes the place of what stands, and a phone that did not see it is heard too', async () => {
  const { note, day, open, students, session, staff } = await taughtToday(api)
  const id = students[0]
  const before = markOf(id, day)
  await note([before])
  const sent = { day, half: 'morning', present: false, students: [id] }
  expect((await api.send('PUT', `/sessions/${session}/attendances`, sent, staff)).body).toEqual({ marked: 1 })
  expect(person((await open()).body, id)?.marks).toMatchObject([{ present: false, by: expect.any(String) }])
  await note([markOf(id, day, { seen: [before._id] })])
  expect(person((await open()).body, id)?.marks.map(({ present }) => present)).toEqual([false, true])
  const whole = { day, present: true }
  await api.send('PUT', `/sessions/${session}/attendances`, { ...whole, students: [id] }, staff)
  expect(person((await open()).body, id)?.days).toEqual([{ day, present: true, morning: true, afternoon: true }])
  expect((await api.send('PUT', `/sessions/${session}/attendances`, whole, staff)).body).toEqual({ marked: 1 })
})

test('what cannot be taken is named: who left, another’s participant, a day without a lesson; the rest is', async () => {
  const { note, day, students, token } = await taughtToday(api)
  const another = await taughtToday(api)
  await api.db
    .update(registrationStudents)
    .set({ held: false })
    .where(eq(registrationStudents.studentId, String(students[1])))
  const gone = markOf(students[1], day)
  const other = markOf(another.students[0], day)
  const never = markOf(students[0], '2020-01-01')
  const good = markOf(students[0], day)
  const { status, body } = await note([gone, other, never, good])
  expect(status).toBe(200)
  expect(new Set(body.refused)).toEqual(new Set([gone._id, other._id, never._id]))
  expect(person(body, students[0])?.marks).toMatchObject([{ _id: good._id }])
  expect(await api.db.select().from(attendances).where(eq(attendances.sessionId, another.session))).toEqual([])
  const wrong = `${token.slice(0, -2)}xx`
  expect((await api.send('POST', `/trainer-sessions/${wrong}/attendances`, { marks: [good] })).status).toBe(404)
  const later = await taughtSession(api)
  const early = markOf(later.students[0], '2099-01-01')
  expect(
    (await api.send('POST', `/trainer-sessions/${later.token}/attendances`, { marks: [early] })).body.refused,
  ).toEqual([early._id])
})
