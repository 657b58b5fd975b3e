import { eq } from 'drizzle-orm'
import { registrationStudents, sessions } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from './training.ts'

const day = 86_400_000

/** A participant of a customer, one of its own when none is given, with a seat in a session of those days that ended a while ago. */
export async function newSeat(
  api: TestApi,
  {
    days = 1,
    isPrivatePerson = false,
    student = {},
    customer: given,
  }: { days?: number; isPrivatePerson?: boolean; student?: object; customer?: Customer } = {},
) {
  const customer = given ?? (await newCustomer(api, { isPrivatePerson }))
  const [participant = ''] = await newStudents(api, customer, 1, student)
  const session = await newSession(api)
  await api.send('POST', '/registrations', registrationOf(session, [participant]), customer.headers)
  const schedule = Array.from({ length: days }, (_, index) => {
    const start = new Date(Math.floor(Date.now() / day) * day - (20 - index) * day + day / 3)
    return { start: start.toISOString(), end: new Date(start.getTime() + day / 4).toISOString() }
  })
  const [first, last] = [schedule[0]?.start ?? '', schedule.at(-1)?.end ?? '']
  await api.db
    .update(sessions)
    .set({ schedule, startDate: new Date(first), endDate: new Date(last) })
    .where(eq(sessions.id, session))
  const seats = await api.db.$count(registrationStudents, eq(registrationStudents.studentId, participant))
  if (seats !== 1) throw new Error('the participant has no seat')
  return { customer, student: participant, session, days: schedule.map(({ start }) => start.slice(0, 10)) }
}
