import { eq } from 'drizzle-orm'
import { registrations, sessions } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'

const day = 24 * 60 * 60 * 1000

/** The id of another session of the course that a registration is for, some days later. */
export async function otherSessionOf(
  { db }: Pick<TestApi, 'db'>,
  registration: string,
  { capacity = 10, days = 7 } = {},
) {
  const [known] = await db
    .select({ session: sessions })
    .from(registrations)
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(eq(registrations.id, registration))
  if (!known) throw new Error('There is no such registration')
  const { id: _, startDate, endDate, seatsTaken: __, ...like } = known.session
  const later = (date: Date) => new Date(date.getTime() + days * day)
  const [made] = await db
    .insert(sessions)
    .values({ ...like, startDate: later(startDate), endDate: later(endDate), capacity })
    .returning({ id: sessions.id })
  return String(made?.id)
}
