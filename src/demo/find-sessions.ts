import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import type { CourseType } from '../domain/courses.ts'
import { plusDays } from '../domain/days.ts'
import { horizonDays } from './calendar.ts'

/** When a session is, as somebody on the demo's portal sees it; `far` stays ahead as long as the demo holds. */
export type When = 'past' | 'soon' | 'far'

const daysUntilSoon = 21
const spareSeats = 4

/** Dutch sessions with seats to spare: those behind us the latest first, those ahead the next first. */
async function sessionsAt(tx: Transaction, type: CourseType, today: string, when: When) {
  const { sessions, courses, categories, languages } = tables
  const from = new Date(plusDays(today, when === 'far' ? horizonDays : daysUntilSoon))
  const isThen = when === 'past' ? lt(sessions.endDate, new Date(today)) : gt(sessions.startDate, from)
  const order = when === 'past' ? desc(sessions.endDate) : asc(sessions.startDate)
  const hasSpareSeats = lt(sessions.seatsTaken, sql`${sessions.capacity} - ${spareSeats}`)
  return tx
    .select({ session: sessions, course: courses, category: categories.key })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(languages, eq(languages.id, sessions.languageId))
    .where(and(hasSpareSeats, eq(languages.code, 'nl'), eq(courses.type, type), isThen))
    .orderBy(order, asc(courses.key))
    .limit(3)
}
export type FoundSession = Awaited<ReturnType<typeof sessionsAt>>[number]

/** Gives a session of its own to each registration: a certified one behind us, else one with a calendar. */
export async function findSessions(tx: Transaction, today: string) {
  const found: Record<When, FoundSession[]> = {
    past: await sessionsAt(tx, 'CERTIFICATION', today, 'past'),
    soon: await sessionsAt(tx, 'CALENDAR', today, 'soon'),
    far: await sessionsAt(tx, 'CALENDAR', today, 'far'),
  }
  return (when: When): FoundSession => {
    const session = found[when].shift()
    if (!session) throw new Error(`The demo has no '${when}' session for its customer`)
    return session
  }
}
