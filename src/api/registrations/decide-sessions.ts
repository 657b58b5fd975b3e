import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { categories, courses, locations, sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { SessionDecision } from '../../domain/sessions.ts'
import { decision, isComing } from '../catalogue/index.ts'
import { type ApiContext, ApiError, callerOf, forEachDue, pick, toProvider } from '../platform/index.ts'
import { mailSession, sessionFacts } from './mail-registration.ts'
import { notifySession, sessionMailFacts } from './seats-taken.ts'
import { changeSessions } from './transition-registration.ts'

/** Promises that a session runs, whoever cancels after that; it is locked. Everybody in it hears of it. */
async function confirmLocked(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  session: { id: string; courseId: string; decision: SessionDecision | null },
  userId: string | null,
) {
  const { id, decision: from } = session
  await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, id))
  await recordStateChange(tx, 'session', id, { from, to: 'confirmed', userId })
  await notifySession(tx, session, false)
  await mailSession(context, tx, id, 'session-confirmed')
}

/** What decides of a session must know of it. */
export const decidedColumns = { ...pick(sessions, 'id', 'courseId', 'startDate'), decision }

/** Staff decide that a session runs, with as many as there are; 409 once that is decided, or it has started. */
export const confirmSession = (context: ApiContext, id: string) =>
  changeSessions(context, [id], async (tx) => {
    const [session] = await tx.select(decidedColumns).from(sessions).where(eq(sessions.id, id))
    if (!session) throw new ApiError('NOT_FOUND')
    if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
    if (session.decision === 'confirmed' || session.decision === 'canceled') throw new ApiError('STATE_CONFLICT')
    await confirmLocked(context, tx, session, callerOf(context).userId)
  })

/** Who is sure to come: seats that are paid, or billed by agreement. What may still lapse unpaid promises nobody a course. */
const sure = sql<number>`(
  select count(*)::int from registration_students join registrations
    on registrations.id = registration_students.registration_id
  where registration_students.session_id = ${sessions.id} and registration_students.held
    and (registrations.status = 'paid' or registrations.billing in ('invoice', 'subsidy')))`

/** Enough are sure to come, or the day of decision is there and nobody was asked. */
const isDue = () =>
  and(
    isNotNull(sessions.minimum),
    isNull(sessions.confirmedAt),
    isComing,
    or(gte(sure, sessions.minimum), and(lte(sessions.decisionOn, brusselsDay(new Date())), isNull(sessions.askedAt))),
  )

const selectDue = (tx: Transaction, which: SQL) =>
  tx
    .select({ id: sessions.id, courseId: sessions.courseId, sure, ...sessionMailFacts })
    .from(sessions)
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(which, isDue()))
type Due = Awaited<ReturnType<typeof selectDue>>[number]

async function askStaff({ controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>, tx: Transaction, session: Due) {
  const { id, sure: count } = session
  await tx.update(sessions).set({ askedAt: sql`now()` }).where(eq(sessions.id, id))
  await recordStateChange(tx, 'session', id, { from: 'pending', to: 'undecided' })
  await notifySession(tx, session, false)
  const facts = sessionFacts({ ...session, participants: [] }, toProvider.locale)
  const values = { ...facts, sure: String(count), url: controlPanelUrl(`/sessions/${session.id}`) }
  await queueMail(tx, { about: id, ...toProvider, kind: 'session-undecided', values })
}

/** Confirms every session that has its minimum; on the day of decision, staff are asked about those that have not. */
export async function decideSessions(context: ApiContext) {
  const due = await context.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isDue())
    .orderBy(asc(sessions.decisionOn), asc(sessions.id))
  await forEachDue(context, 'It could not be decided whether a session runs', due, ({ id }) =>
    changeSessions(context, [id], async (tx) => {
      const [session] = await selectDue(tx, eq(sessions.id, id))
      if (!session) return
      if (session.sure >= Number(session.minimum)) await confirmLocked(context, tx, session, null)
      else await askStaff(context, tx, session)
    }),
  )
}
