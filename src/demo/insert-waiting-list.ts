import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { plusDays } from '../domain/days.ts'
import { horizonDays } from './calendar.ts'
import type { Customer } from './demo-customer.ts'

/** The first full session beyond the demo's year, so that nobody's waiting ends before. */
async function findFullSession(tx: Transaction, today: string) {
  const { sessions, languages } = tables
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(languages, eq(languages.id, sessions.languageId))
    .where(
      and(
        sql`${sessions.seatsTaken} = ${sessions.capacity}`,
        eq(languages.code, 'nl'),
        gt(sessions.startDate, new Date(plusDays(today, horizonDays))),
      ),
    )
    .orderBy(asc(sessions.startDate), asc(sessions.id))
    .limit(1)
  if (!session) throw new Error('The demo has no full session to wait for')
  return session.id
}

type Waiting = { userId: string; organisationId: string; students: string[] }

async function insertEntry(tx: Transaction, sessionId: string, { students, ...whose }: Waiting) {
  const [entry] = await tx
    .insert(tables.waitingListEntries)
    .values({ sessionId, ...whose })
    .returning({ id: tables.waitingListEntries.id })
  const entryId = String(entry?.id)
  await tx.insert(tables.waitingListStudents).values(students.map((studentId) => ({ entryId, studentId, sessionId })))
}

/** Somebody of another organisation, who came first. */
async function insertFirst(tx: Transaction): Promise<Waiting> {
  const [user] = await tx
    .select({ id: tables.users.id, organisationId: tables.users.organisationId })
    .from(tables.users)
    .where(and(eq(tables.users.email, 'admin@brouwerij.test'), isNotNull(tables.users.organisationId)))
  if (!user?.organisationId) throw new Error('The demo has a contact of the brewery')
  const { id: userId, organisationId } = user
  const person = { firstName: 'Hugo', lastName: 'Pauwels', email: 'hugo.pauwels@brouwerij.test', language: 'nl' }
  const [student] = await tx
    .insert(tables.students)
    .values({ ...person, organisationId, status: 'active' })
    .returning({ id: tables.students.id })
  return { userId, organisationId, students: [String(student?.id)] }
}

/** Two of the demo organisation wait for a full session, at the second place. */
export async function insertWaitingList(tx: Transaction, { userId, organisationId }: Customer, today: string) {
  const sessionId = await findFullSession(tx, today)
  const own = await tx
    .select({ id: tables.students.id })
    .from(tables.students)
    .where(
      and(eq(tables.students.organisationId, organisationId), inArray(tables.students.lastName, ['Claes', 'Benali'])),
    )
    .orderBy(asc(tables.students.id))
  await insertEntry(tx, sessionId, await insertFirst(tx))
  await insertEntry(tx, sessionId, { userId, organisationId, students: own.map(({ id }) => id) })
}
