import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { categories, courses, locations, sessions } from '../../db/tables.ts'
import type { MessageFacts } from '../../domain/desk-messages.ts'
import { formatDays, formatHours } from '../../domain/format-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { place } from './mail-registration.ts'
import { sessionMailFacts } from './seats-taken.ts'

/** What a text may say of each of these sessions, in a language. */
export async function findSessionTexts(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select({ id: sessions.id, ...sessionMailFacts })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .where(inArray(sessions.id, [...ids]))
  const found = new Map(rows.map((row) => [row.id, row]))
  return (id: string | null, locale: Locale): MessageFacts => {
    const session = id ? found.get(id) : undefined
    if (!session) return {}
    const starts = session.schedule.map(({ start }) => start)
    return {
      course: inLocale(session.course.title, locale) ?? '',
      day: formatDays(starts, locale),
      hours: formatHours(session.schedule, locale).join('; '),
      place: place(session, locale),
      ...(session.practical.room && { room: session.practical.room }),
    }
  }
}
