import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attendanceMarks, courses, sessions, students, users } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { formatDate } from '../../src/domain/format.ts'
import { contactHoursOf } from '../../src/domain/half-days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { attendedSeat, newLeaveSeat } from '../support/leave-seat.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { presenceToday } from '../support/presence.ts'
import { markOf } from '../support/trainer-links.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const week = ['09:00', '17:00'] as const
const refused = async (attest: Promise<{ status: number; bytes: Uint8Array }>) => {
  const { status, bytes } = await attest
  return [status, JSON.parse(new TextDecoder().decode(bytes)).message]
}
const listed = async ({ session, staff }: { session: string; staff: Record<string, string> }) =>
  (await api.get(`/sessions/${session}/participants`, staff)).body[0].attendanceAttest

describe('the attest of attendance', () => {
  test('says of each of five days its hours, the half days attended, and the sum', async () => {
    const seat = await newLeaveSeat(api, { days: Array.from({ length: 5 }, () => week), hours: 35 })
    const [first, second, ...others] = seat.days
    await seat.note(first, true)
    await seat.note(second, true, 'morning')
    await seat.note(second, false, 'afternoon')
    for (const day of others) await seat.note(day, true)
    const { status, headers, bytes } = await seat.attest()
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { text, info } = await readPdf(bytes)
    const [person] = await api.db.select().from(students).where(eq(students.id, seat.student))
    expect(info).toMatchObject({ Title: expect.stringContaining('Aanwezigheidsattest van '), Language: 'nl' })
    expect(text).toContain(`${person?.firstName} ${person?.lastName} 31,5 van de 35 contacturen`)
    expect(text).toContain('ODB-0999104')
    expect(text).toContain(`Uitgereikt op ${formatDate(brusselsDay(new Date()), 'nl')}`)
    expect(text).toContain(`${formatDate(first ?? '', 'nl')} aanwezig aanwezig 7 7`)
    expect(text).toContain(`${formatDate(second ?? '', 'nl')} aanwezig afwezig 7 3,5`)
    expect(text).toContain('Totaal 35 31,5')
    expect(text).not.toContain('getekend')
  })

  test.for([
    ['en', 'Attendance certificate', 'present no lesson 4 4'],
    ['fr', 'Attestation de présence', 'présent(e) pas de cours 4 4'],
  ] as const)('is in the language that is asked for: %s', async ([locale, title, row]) => {
    const seat = await attendedSeat(api, { days: [['09:00', '13:00']], hours: 4 })
    const { bytes } = await seat.attest({ ...seat.customer.headers, 'accept-language': locale })
    const { text, info } = await readPdf(bytes)
    expect(info.Language).toBe(locale)
    expect(text).toContain(title)
    expect(text).toContain(row)
  })

  test('is there once the session has ended and all half days are noted, and the desk sees what lacks', async () => {
    const seat = await newLeaveSeat(api, { days: [week, week], hours: 14 })
    const [first = '', second = ''] = seat.days
    expect(await refused(seat.attest())).toEqual([409, 'Attendance is not noted yet'])
    await seat.note(first, true)
    await seat.note(second, true, 'morning')
    expect(await listed(seat)).toEqual({ lacks: [{ day: second, half: 'afternoon' }] })
    expect([(await seat.attest()).status, await seat.read()]).toEqual([409, false])
    await seat.note(second, false, 'afternoon')
    expect(await listed(seat)).toEqual({ lacks: [] })
    expect([(await seat.attest()).status, await seat.read()]).toEqual([200, true])
    await api.db
      .update(sessions)
      .set({ endDate: new Date(Date.now() + 60_000) })
      .where(eq(sessions.id, seat.session))
    expect(await refused(seat.attest())).toEqual([409, 'Session has not ended'])
    expect([await listed(seat), await seat.read()]).toEqual([null, false])
  })

  test('waits while two noted something else of a half day', async () => {
    const seat = await attendedSeat(api)
    const [day = ''] = seat.days
    const [mark] = await api.db.select().from(attendanceMarks).where(eq(attendanceMarks.sessionId, seat.session))
    const { _id, student, ...other } = markOf(seat.student, day, { present: false })
    await api.db
      .insert(attendanceMarks)
      .values({ ...other, id: _id, studentId: student, sessionId: seat.session, half: 'morning', madeAt: new Date() })
    expect(mark?.present).toBe(true)
    expect(await listed(seat)).toEqual({ lacks: [{ day, half: 'morning' }] })
    expect((await seat.attest()).status).toBe(409)
    await seat.note(day, true, 'morning')
    expect((await seat.attest()).status).toBe(200)
  })

  test('says who signed what stands there', async () => {
    const { id, session, students: people, headers, ...at } = await signedToday()
    const [both = '', onlyTrainer = ''] = people
    const read = async (student: string) => {
      const path = `/registrations/${id}/students/${student}/attendance-attest`
      return (await readPdf((await getBytes(api, path, headers)).bytes)).text
    }
    expect(await read(both)).toContain('aanwezig getekend door deelnemer en lesgever aanwezig 7 7')
    expect(await read(onlyTrainer)).toContain('aanwezig getekend door de lesgever aanwezig 7 7')
    const corrected = { day: at.day, half: 'morning', present: false, students: [both] }
    await api.send('PUT', `/sessions/${session}/attendances`, corrected, at.staff)
    expect(await read(both)).toContain('afwezig aanwezig 7 3,5')
  })

  test('goes to whom the attest of registration goes', async () => {
    const seat = await attendedSeat(api)
    const status = async (headers: Record<string, string>) => (await seat.attest(headers)).status
    expect(await status(seat.staff)).toBe(200)
    expect(await status((await newCustomer(api)).headers)).toBe(404)
    const participant = await newCustomer(api, { isPrivatePerson: true })
    expect(await status(participant.headers)).toBe(404)
    await api.db.update(students).set({ email: participant.email }).where(eq(students.id, seat.student))
    await api.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, participant.id))
    expect(await status(participant.headers)).toBe(200)
    const { body } = await api.get(`/users/me/${participant.id}/trainings`, participant.headers)
    expect(body).toMatchObject([{ registration: seat.id, hasAttendanceAttest: true }])
    const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, seat.session))
    await api.db.update(courses).set({ trainingDatabaseNumber: null }).where(eq(courses.id, course))
    expect([await status(seat.staff), await listed(seat), await seat.read()]).toEqual([404, null, false])
  })
})

/** Two participants of a session of today that has ended by now, the morning signed. */
async function signedToday() {
  const { signList, sign, ticket, people, session, id, customer, staff, day } = await presenceToday(api)
  const seated = await people()
  const [both] = seated
  await sign(await ticket(), `${both?.firstName} ${both?.lastName}`)
  await signList(seated.map(({ _id }) => _id))
  await api.send('PUT', `/sessions/${session}/attendances`, { day, half: 'afternoon', present: true }, staff)
  await api.db.update(sessions).set({ endDate: new Date(), duration: 7 }).where(eq(sessions.id, session))
  const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  await api.db.update(courses).set({ trainingDatabaseNumber: 'ODB-0999105' }).where(eq(courses.id, course))
  return { id, session, students: seated.map(({ _id }) => _id), headers: customer.headers, staff, day }
}

test('hours of half days follow the timetable and make the hours of the session', () => {
  const on = (day: string, start: string, end: string) => ({
    start: `2026-12-${day}T${start}:00+01:00`,
    end: `2026-12-${day}T${end}:00+01:00`,
  })
  const hours = (schedule: { start: string; end: string }[], whole: number) =>
    contactHoursOf(schedule, whole).map(({ half, hours: own }) => `${half} ${own}`)
  expect(hours([on('01', '09:00', '12:00'), on('01', '13:00', '17:00')], 7)).toEqual(['morning 3', 'afternoon 4'])
  expect(hours([on('01', '09:00', '16:30')], 6.5)).toEqual(['morning 3.5', 'afternoon 3'])
  // Half an hour after one o'clock is no half day of its own: it counts with the morning.
  expect(hours([on('01', '09:00', '13:30')], 4.5)).toEqual(['morning 4.5'])
  const three = [on('01', '09:00', '16:30'), on('02', '09:00', '16:30'), on('03', '18:00', '21:00')]
  expect(contactHoursOf(three, 17.1).reduce((sum, { hours: own }) => sum + own, 0)).toBeCloseTo(17.1, 10)
})
