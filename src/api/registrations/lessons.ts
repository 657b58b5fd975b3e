import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { sessions, sessionTrainers } from '../../db/tables.ts'
import { invalid } from '../platform/index.ts'
import type { Hours } from '../rooms/index.ts'

/** Hours, as instants, at which a trainer teaches. */
export interface Lesson {
  trainer: string
  start: string
  end: string
}

/** The hours at which trainers teach a session: those that are written down, else all of it for its own trainer. */
export const teaching = sql`
  select own.trainer_id, own.starts_at, own.ends_at from ${sessionTrainers} own where own.session_id = ${sessions.id}
  union all
  select ${sessions.trainerId}, part."start", part."end"
  from jsonb_to_recordset(${sessions.schedule}) part ("start" timestamptz, "end" timestamptz)
  where ${sessions.trainerId} is not null and not exists (select from ${sessionTrainers} own
    where own.session_id = ${sessions.id} and own.trainer_id = ${sessions.trainerId})`

/** The same of what is planned: `others` are hours that somebody wrote down. */
export function lessonsOf(trainer: string | null | undefined, hours: Hours, others: readonly Lesson[] = []): Lesson[] {
  const isWritten = others.some((lesson) => lesson.trainer === trainer)
  return trainer && !isWritten ? [...hours.map((part) => ({ ...part, trainer })), ...others] : [...others]
}

const isWithin = ({ start, end }: Lesson, hours: Hours) =>
  hours.some((part) => Date.parse(part.start) <= Date.parse(start) && Date.parse(end) <= Date.parse(part.end))

/** The hours of other trainers that are still those of a session. */
export const lessonsWithin = (lessons: readonly Lesson[], hours: Hours) =>
  lessons.filter((lesson) => isWithin(lesson, hours))

export async function writtenLessons(db: Executor, session: string) {
  const rows = await db
    .select({
      trainer: sessionTrainers.trainerId,
      startsAt: sessionTrainers.startsAt,
      endsAt: sessionTrainers.endsAt,
    })
    .from(sessionTrainers)
    .where(eq(sessionTrainers.sessionId, session))
    .orderBy(sessionTrainers.startsAt, sessionTrainers.trainerId)
  return rows.map(({ trainer, startsAt, endsAt }) => ({
    trainer,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  }))
}

/** From now on these hours are written down; 400 for hours at which the session is not. */
export async function writeLessons(tx: Transaction, sessionId: string, lessons: readonly Lesson[], hours: Hours) {
  if (lessons.some((lesson) => !isWithin(lesson, hours))) throw invalid('moreTrainers', 'error.outsideSession')
  await tx.delete(sessionTrainers).where(eq(sessionTrainers.sessionId, sessionId))
  if (lessons.length === 0) return
  const rows = lessons.map(({ trainer, start, end }) => ({
    sessionId,
    trainerId: trainer,
    startsAt: new Date(start),
    endsAt: new Date(end),
  }))
  await tx.insert(sessionTrainers).values(rows).onConflictDoNothing()
}
