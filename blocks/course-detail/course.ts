import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import type { Crumb } from '../../src/ui/breadcrumbs.tsx'
import type { CourseCommonFragment, CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'

export type CourseDetail = NonNullable<CourseDetailBlockQuery['course']>

/** The way to a course: the catalogue, under the name that the page has for it, then the category there. */
export const courseCrumbs = ({ category }: CourseDetail, locale: Locale, catalogue: string): Crumb[] => [
  { name: catalogue, path: '/courses' },
  { name: inLocale(category.name, locale) ?? '', path: `/courses?categories=${encodeURIComponent(category.key)}` },
]

/** Where a question about a course goes, and the wish for a seat or a date that there is not: the form names the course. */
export const askPath = ({ title }: Pick<CourseDetail, 'title'>, locale: Locale): string =>
  `${localePath('/contact', locale)}?${new URLSearchParams({ subject: inLocale(title, locale) ?? '' })}`

/** What all courses have in common, in the reader's language or else in Dutch; null for what editors left empty. */
export function commonTexts({ staticContent }: CourseDetailBlockQuery, locale: Locale) {
  const data = staticContent && 'data' in staticContent ? staticContent.data : null
  return (name: keyof CourseCommonFragment): string | null => data?.[locale]?.[name] || data?.nl?.[name] || null
}

export type CommonTexts = ReturnType<typeof commonTexts>

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
