import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { type NewMail, queueMails } from '../../db/mails.ts'
import { evaluationRounds, evaluations, sessions } from '../../db/tables.ts'
import { askingMoment, closingMoment, daysToAsk, daysToRemind, lastDayToAnswer } from '../../domain/evaluations.ts'
import { asLocale, inLocale, localePath } from '../../domain/locales.ts'
import { type ApiContext, forEachDue, hashOf, rowToken } from '../platform/index.ts'
import { changeSessions, heldRegistrations, runs, surelySeated } from '../registrations/index.ts'
import { activeQuestions } from './questions.ts'

const day = 86_400_000
const later = (from: Date, days: number) => new Date(from.getTime() + days * day)

/** Who took part in a session as far as is known: those whose seat it surely was, but for who was written down as absent. */
const attending = (sessionId: unknown) => sql`
  select seats.student_id, seats.session_id from (${surelySeated(sessionId)}) seats
  join students on students.id = seats.student_id and students.status <> 'deleted'
  where coalesce((select bool_or(present) from attendances
    where attendances.session_id = seats.session_id and attendances.student_id = seats.student_id), true)`

const unasked = (sessionId: unknown) => sql`
  select there.student_id from (${attending(sessionId)}) there
  where not exists (select from evaluations asked
    where asked.session_id = there.session_id and asked.student_id = there.student_id)`

interface Asked {
  id: string
  closesAt: Date
}

/** A mail with the link to each of these, by whom it goes to; in the language of who takes part. */
async function mailLinks(
  context: Pick<ApiContext, 'publicUrl' | 'jwtSecret'>,
  tx: Transaction,
  {
    kind,
    session,
    asked,
  }: { kind: 'evaluation-asked' | 'evaluation-reminder'; session: string; asked: Map<string, Asked> },
) {
  const mails: NewMail[] = []
  for (const { id: about, course, participants } of await heldRegistrations(tx, session)) {
    for (const { id: student, email, firstName, language } of participants) {
      const evaluation = asked.get(student)
      if (!evaluation) continue
      asked.delete(student)
      const locale = asLocale(language)
      const path = `/evaluation/${rowToken(evaluation.id, context.jwtSecret, 'evaluation')}`
      const values = {
        course: inLocale(course.title, locale) ?? '',
        firstName,
        url: context.publicUrl() + localePath(path, locale),
        answerBy: lastDayToAnswer(evaluation.closesAt),
      }
      mails.push({ about, occasion: evaluation.id, to: email, locale, kind, values })
    }
  }
  await queueMails(tx, mails)
}

/** Asks who took part in a session, which is locked, and was not asked before; nobody where there are no questions. */
async function askSession(context: ApiContext, tx: Transaction, session: string, now: Date) {
  const questions = await activeQuestions(tx)
  if (questions.length === 0) return
  const { rows } = await tx.execute<{ student_id: string }>(unasked(session))
  if (rows.length === 0) return
  await tx.insert(evaluationRounds).values({ sessionId: session, questions }).onConflictDoNothing()
  const closesAt = closingMoment(now)
  const asked = new Map(rows.map(({ student_id }) => [student_id, { id: randomUUID(), closesAt }]))
  await tx.insert(evaluations).values(
    [...asked].map(([studentId, { id }]) => ({
      id,
      studentId,
      sessionId: session,
      tokenHash: hashOf(rowToken(id, context.jwtSecret, 'evaluation')),
      closesAt,
      createdAt: now,
    })),
  )
  await mailLinks(context, tx, { kind: 'evaluation-asked', session, asked })
}

/** Sessions that ended lately and took place, with somebody who was not asked. */
const justOver = (context: ApiContext, now: Date) =>
  context.db
    .select({ id: sessions.id, endDate: sessions.endDate })
    .from(sessions)
    .where(
      and(
        lte(sessions.endDate, now),
        gt(sessions.endDate, later(now, -daysToAsk)),
        runs,
        sql`exists (${unasked(sessions.id)})`,
      ),
    )
    .orderBy(sessions.endDate, sessions.id)

/** Who is to be reminded. */
const isQuiet = (now: Date) =>
  and(
    isNull(evaluations.answeredAt),
    isNull(evaluations.remindedAt),
    lte(evaluations.createdAt, later(now, -daysToRemind)),
    gt(evaluations.closesAt, later(now, daysToRemind)),
  )

async function remindSession(context: ApiContext, tx: Transaction, session: string, now: Date) {
  const stillThere = sql`${evaluations.studentId} in (select student_id from (${attending(session)}) there)`
  const reminded = await tx
    .update(evaluations)
    .set({ remindedAt: now })
    .where(and(eq(evaluations.sessionId, session), isQuiet(now), stillThere))
    .returning({ id: evaluations.id, student: evaluations.studentId, closesAt: evaluations.closesAt })
  const asked = new Map(reminded.map(({ student, ...evaluation }) => [String(student), evaluation]))
  await mailLinks(context, tx, { kind: 'evaluation-reminder', session, asked })
}

/** Sessions with somebody who has not answered for a week. */
const quietSessions = (context: ApiContext, now: Date) =>
  context.db
    .selectDistinct({ id: evaluations.sessionId })
    .from(evaluations)
    .where(
      and(
        isQuiet(now),
        sql`${evaluations.studentId} in (select student_id from (${attending(evaluations.sessionId)}) there)`,
      ),
    )
    .orderBy(evaluations.sessionId)

/**
 * Asks the participants of what was just over, each once, and a week later once more who did not answer. Whoever asks holds
 * the session, so of two processes one does.
 */
export async function askEvaluations(context: ApiContext, now = new Date()): Promise<void> {
  const due = (await justOver(context, now)).filter(({ endDate }) => askingMoment(endDate) <= now)
  await forEachDue(context, 'The participants of a session were not asked what they found', due, ({ id }) =>
    changeSessions(context, [id], async (tx) => {
      const [session] = await tx
        .select({ endDate: sessions.endDate })
        .from(sessions)
        .where(and(eq(sessions.id, id), runs))
      if (session && askingMoment(session.endDate) <= now) await askSession(context, tx, id, now)
    }),
  )
  const quiet = await quietSessions(context, now)
  await forEachDue(context, 'Participants were not reminded of their evaluation', quiet, ({ id }) =>
    changeSessions(context, [id], (tx) => remindSession(context, tx, id, now)),
  )
}
