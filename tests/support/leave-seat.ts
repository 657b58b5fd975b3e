import { eq } from 'drizzle-orm'
import { sessions } from '../../src/db/tables.ts'
import type { HalfDay } from '../../src/domain/bookings.ts'
import { brusselsDay, brusselsInstant, plusDays } from '../../src/domain/days.ts'
import type { TestApi } from './api.ts'
import { getBytes } from './pdf.ts'
import { type Customer, leaveSession, newCustomer, newStudents, registrationOf } from './training.ts'

interface Wish {
  customer?: Customer
  /** Hours of each day, one after the other, the last of them three days ago. */
  days?: readonly (readonly [start: string, end: string])[]
  /** Contact hours of all of them. */
  hours?: number
}

/** A seat that is sure in a session that has ended, of a course with a number in the Flemish training database. */
export async function newLeaveSeat(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const { days: times = [['09:00', '17:00']], hours = 7 } = wish
  const staff = await api.as('STAFF')
  const customer = wish.customer ?? (await newCustomer(api))
  const [student = ''] = await newStudents(api, customer)
  const session = await leaveSession(api)
  const { body } = await api.send('POST', '/registrations', registrationOf(session, [student]), customer.headers)
  const id = String(body._id)
  const { status } = await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, staff)
  if (status !== 200) throw new Error(`The seat is not sure: ${status}`)
  const days = times.map((_, index) => plusDays(brusselsDay(new Date()), index - times.length - 2))
  const schedule = times.map(([start, end], index) => ({
    start: brusselsInstant(days[index] ?? '', start).toISOString(),
    end: brusselsInstant(days[index] ?? '', end).toISOString(),
  }))
  const [startDate, endDate] = [new Date(schedule[0]?.start ?? ''), new Date(schedule.at(-1)?.end ?? '')]
  await api.db.update(sessions).set({ schedule, startDate, endDate, duration: hours }).where(eq(sessions.id, session))
  const path = `/registrations/${id}/students/${student}/attendance-attest`
  return {
    ...{ customer, student, session, id, days, staff, path },
    params: { id, studentId: student },
    note: (day: string | undefined, present: boolean, half?: HalfDay) =>
      api.send('PUT', `/sessions/${session}/attendances`, { day, half, present, students: [student] }, staff),
    attest: (headers = customer.headers) => getBytes(api, path, headers),
    read: async () => (await api.get(`/registrations/${id}`, customer.headers)).body.students[0].hasAttendanceAttest,
  }
}

/** The same once everything of it is noted. */
export async function attendedSeat(api: Omit<TestApi, 'url' | 'filesDir'>, wish: Wish = {}) {
  const seat = await newLeaveSeat(api, wish)
  for (const day of seat.days) await seat.note(day, true)
  return seat
}
