import type { Locale } from '../../src/domain/locales.ts'
import { listed } from '../../src/ui/listed.ts'
import type { CourseDetail } from './course.ts'

export type PlannedSession = NonNullable<CourseDetail['sessions'][number]>

/** The editions one can still start at an instant, the first one first. */
export const plannedSessions = (course: CourseDetail, now: string): PlannedSession[] =>
  listed(course.sessions)
    .filter((session) => new Date(session.startDate) > new Date(now))
    .sort((one, other) => one.startDate.localeCompare(other.startDate))

/** The first with a seat, in the reader's language where there is one. */
export function nextSession(course: CourseDetail, now: string, locale: Locale): PlannedSession | undefined {
  const open = plannedSessions(course, now).filter(({ fullyBooked }) => !fullyBooked)
  return open.find(({ language }) => language.code === locale) ?? open[0]
}
