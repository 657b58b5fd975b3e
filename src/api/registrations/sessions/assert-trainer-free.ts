import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courses, sessions } from '../../../db/tables.ts'
import { formatDays } from '../../../domain/format-days.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import { ApiError, lock } from '../../platform/index.ts'

type Part = { start: string; end: string }

interface Wanted {
  trainer: string
  schedule: readonly Part[]
  /** The session that is changed. */
  except?: string
}

const overlaps = (one: readonly Part[], other: readonly Part[]) =>
  one.some(({ start, end }) =>
    other.some((part) => Date.parse(start) < Date.parse(part.end) && Date.parse(part.start) < Date.parse(end)),
  )

async function sessionsAtThatTime(tx: Transaction, { trainer, schedule, except }: Wanted) {
  const starts = schedule.map(({ start }) => Date.parse(start))
  const ends = schedule.map(({ end }) => Date.parse(end))
  const near = await tx
    .select({ id: sessions.id, schedule: sessions.schedule, title: courses.title })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(
      and(
        eq(sessions.trainerId, trainer),
        isNull(sessions.canceledAt),
        lt(sessions.startDate, new Date(Math.max(...ends))),
        gt(sessions.endDate, new Date(Math.min(...starts))),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .orderBy(sessions.startDate, sessions.id)
  return near.filter((session) => overlaps(session.schedule, schedule))
}

/**
 * 409 where a trainer already teaches at one of these times: its details name each session, at `clashes.` and its id.
 * Whoever plans for the same trainer meanwhile waits.
 */
export async function assertTrainerFree(tx: Transaction, wanted: Wanted) {
  await lock(tx, { trainers: [wanted.trainer] })
  const clashing = await sessionsAtThatTime(tx, wanted)
  if (clashing.length === 0) return
  const named = clashing.map(({ id, title, schedule }) => {
    const days = schedule.map(({ start }) => start)
    const nameIn = (locale: Locale) => `${inLocale(title, locale) ?? ''}, ${formatDays(days, locale)}`
    const texts = { nl: nameIn('nl'), en: nameIn('en'), fr: nameIn('fr') }
    return { path: `clashes.${id}`, message: texts.en, texts }
  })
  throw new ApiError('TRAINER_TAKEN', [{ path: 'trainer', message: 'error.trainerTaken' }, ...named])
}
