import { type Locale, localePath } from '../../domain/locales.ts'
import { writeCalendar, writePublicCalendar } from '../../domain/write-calendar.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { translator } from '../../ui/texts.ts'
import { renamedPath, slugPaths } from '../paths/slugged-path.ts'
import { memoize } from '../screens/memoize.ts'
import { dataOf, PageMoved } from '../screens/page-error.ts'
import type { RunQuery } from '../screens/run-query.ts'
import type { Site } from '../screens/site.ts'
import { type CalendarSession, plannedSessions } from './planned-sessions.ts'

const courseOfSessionQuery = graphql(`
  query CourseOfSession($slug: String!, $locale: String!) {
    course(id: $slug, locale: $locale) { _id slug { nl en fr } }
  }
`)

interface Asked {
  locale: Locale
  site: Site
  runQuery: RunQuery
}

/** As the catalogue names its filters; several values mean any of them. */
const filters = {
  categories: ({ plannedCourse }: CalendarSession) => plannedCourse.category.key,
  locations: ({ location }: CalendarSession) => location.key,
  languages: ({ language }: CalendarSession) => language.code,
}

/** What of the address counts, in a fixed order. */
function chosenIn(search: URLSearchParams) {
  return Object.entries(filters).flatMap(([name, keyOf]) => {
    const values = search.getAll(name).flatMap((text) => text.toLowerCase().split(','))
    return values.length > 0 ? [{ name, keyOf, values: [...new Set(values)].sort() }] : []
  })
}

const wordsIn = (locale: Locale) => translator(locale, allTexts[locale], 'calendar')

const written = memoize<string>()

/** Every start that is planned, or those that fit the filters of the address: to be followed. */
export async function wholeCalendar(search: URLSearchParams, { locale, site, runQuery }: Asked): Promise<string> {
  const { made, sessions } = await plannedSessions(runQuery)
  const chosen = chosenIn(search)
  const query = new URLSearchParams(chosen.map(({ name, values }) => [name, values.join(',')]))
  const path = `/calendar.ics${chosen.length > 0 ? `?${query}` : ''}`
  return written(made, null, site.publicUrl + localePath(path, locale), () => {
    const fit = sessions.filter((session) => chosen.every(({ keyOf, values }) => values.includes(keyOf(session))))
    return writePublicCalendar(fit, path, { locale, site, t: wordsIn(locale) })
  })
}

/** The course with a slug of this language and the path of its page; null when there is none. */
async function courseOf(slug: string, { locale, runQuery }: Asked) {
  const result = await runQuery(courseOfSessionQuery, { slug, locale })
  if (result.errors[0]?.status === 404) {
    const path = await renamedPath('courses', slug, locale, runQuery)
    return path ? { id: null, path } : null
  }
  const { course } = dataOf(result)
  return { id: course?._id, path: slugPaths('/courses', course?.slug)[locale] }
}

/**
 * One session of a course, to be added; null when the course has no such session to come. Throws PageMoved where the
 * course is called otherwise now, or in this language.
 */
export async function sessionCalendar(slug: string, id: string, asked: Asked): Promise<string | null> {
  const { locale, site, runQuery } = asked
  const course = await courseOf(slug, asked)
  if (!course) return null
  const path = `${course.path}/sessions/${id}.ics`
  if (course.path !== slugPaths('/courses', { nl: slug })[locale]) throw new PageMoved(path)
  const { sessions } = await plannedSessions(runQuery, course.id)
  const session = sessions.find(({ _id }) => _id === id)
  return session ? writeCalendar([session], path, { locale, site, t: wordsIn(locale) }) : null
}
