import { type SQL, sql } from 'drizzle-orm'
import { array } from 'yup'
import { course, filteredCourses, session } from '../../../schemas/course.ts'
import type { Executor } from '../../db/client.ts'
import { courses } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  anyCourse,
  anySession,
  filterParameters,
  get,
  listParameter,
  localeParameter,
  pagingParameters,
  pathParameter,
  preparedFor,
  queryParameter,
  readFilters,
  readLocale,
  routes,
  searchTerms,
  slugIs,
  tagOf,
  tagsOfRows,
  taxonomy,
  uuidPattern,
  WrittenJson,
  withCacheTags,
} from '../platform/index.ts'
import { filterCourses } from './filter-courses.ts'
import { asksByWords, countMissedSearch } from './missed-searches.ts'
import { getCourse } from './present-course.ts'
import { isComing, sessionFilters, sessionsOfCourse } from './sessions.ts'

const wanted = sql.placeholder('wanted')
const byId = sql`${courses.id} = ${wanted}`
const bySlug = slugIs(courses.slug, wanted)

/** One row when the course is there: its sessions that fit, as JSON. */
const sessionsOf = (db: Executor, course: SQL, fit: SQL) =>
  db
    .select({ id: courses.id, json: sql<string>`${sessionsOfCourse(fit)}::text` })
    .from(courses)
    .where(course)
    .limit(1)

const comingById = preparedFor((db) => sessionsOf(db, byId, isComing).prepare('sessions_by_course_id'))
const comingBySlug = preparedFor((db) => sessionsOf(db, bySlug, isComing).prepare('sessions_by_course_slug'))

/** Those still to come, soonest first, as JSON, and the course's id; a filter on a date decides for itself what is past. */
async function listCourseSessions(
  { db }: ApiContext,
  idOrSlug: string,
  query: Record<string, string[]>,
): Promise<{ id: string; json: string }> {
  const conditions = readFilters(query, sessionFilters, [])
  if (!('startDate' in query) && !('endDate' in query)) conditions.push(isComing)
  const isId = uuidPattern.test(idOrSlug)
  const statement =
    Object.keys(query).length === 0
      ? (isId ? comingById : comingBySlug)(db)
      : sessionsOf(db, isId ? byId : bySlug, sql.join(conditions, sql` and `))
  const [course] = await statement.execute({ wanted: idOrSlug })
  if (!course) throw new ApiError('NOT_FOUND')
  return course
}

const tagsOfCourse = (id: string) => [tagOf.course(id), tagOf.sessionsOf(id), taxonomy]

export const courseRoutes = routes(
  get('/filteredCourses', {
    id: 'filteredCourses',
    summary: 'Courses that fit a search and filters, with how many each filter value would leave',
    description:
      'Searches the catalogue: full text in the language of `locale`, with the synonyms that editors keep, and filters that may be combined. Typing errors are forgiven: `corrected` is what was searched for then, null when that is what was typed. Each filter takes several values, any of which will do, or after `!` none; it is understood in the singular (`type`) and in any case too. Place, language and month hold for one and the same session to come, which `nextSession` then is; without them it is one in the language of `locale` if there is any. A course with nothing planned goes by the places and languages it is given in. `facets` counts by the same rule, for each value of each filter, how many courses it would leave.',
    access: 'everyone',
    parameters: [
      queryParameter('search', 'string', 'Words to look for, in the language of locale; at most 200 characters.'),
      listParameter('types', 'CALENDAR, TAILORED, ONLINE or CERTIFICATION; several mean any of them.'),
      listParameter('categories', 'Keys or ids of categories; several mean any of them.'),
      listParameter('themes', 'Keys or ids of themes; several mean any of them.'),
      listParameter('durations', 'How many days: 1, 2, 3-5 or 6-up; several mean any of them.'),
      listParameter('locations', 'Keys or ids of locations; several mean any of them.'),
      listParameter('languages', 'Codes or ids of languages; several mean any of them.'),
      listParameter('months', 'Months (YYYY-MM) in which a session starts; several mean any of them.'),
      queryParameter(
        'showOnHomePage',
        'boolean',
        'Only courses that are on the home page, or only those that are not.',
      ),
      queryParameter(
        'facets',
        'boolean',
        'false leaves them empty, for whoever does not show them; true when left out.',
      ),
      queryParameter(
        'sort',
        'string',
        'relevance, title, price or nextSession, then :ASC or :DESC; relevance when left out.',
      ),
      ...pagingParameters,
      localeParameter('The language that is searched and sorted in'),
    ],
    response: filteredCourses,
    run: async (context, { query }) => {
      const { json, shown, total } = await filterCourses(context, query)
      const search = query.search?.[0]
      if (total === 0 && search && asksByWords(query)) {
        await countMissedSearch(context, search, readLocale(query))
        // Kept by nobody: each time counts.
        return new WrittenJson(json)
      }
      const courses = shown.map(({ course }) => course)
      const sessions = shown.flatMap(({ session }) => session ?? [])
      return withCacheTags(new WrittenJson(json), [
        'courses',
        'sessions',
        taxonomy,
        ...(query.search?.[0] ? [searchTerms] : []),
        ...tagsOfRows(courses, tagOf.course, anyCourse),
        ...tagsOfRows(sessions, tagOf.session, anySession),
      ])
    },
  }),
  get('/:id', {
    id: 'course',
    summary: 'A course by its id or its slug in any language',
    description:
      'Everything about a course: its texts in each language, programme, price in cents (null is on request), trainers, and its sessions still to come.',
    access: 'everyone',
    failures: ['INVALID'],
    parameters: [
      pathParameter('id', 'The id of the course, or its slug in any language.'),
      localeParameter('The language whose slugs go first'),
    ],
    response: course,
    run: async (context, { params, query }) => {
      const { id, json } = await getCourse(context, params.id, readLocale(query))
      return withCacheTags(new WrittenJson(json), tagsOfCourse(id))
    },
  }),
  get('/:id/sessions', {
    id: 'courseSessions',
    summary: 'The sessions of a course still to come, soonest first; a filter on startDate asks for others',
    description:
      'The sessions of a course that are still to come, the soonest first, with seats and place. A filter on startDate or endDate asks for others.',
    access: 'everyone',
    parameters: [
      pathParameter('id', 'The id of the course, or its slug in any language.'),
      ...filterParameters(sessionFilters),
    ],
    response: array(session.required()).required(),
    run: async (context, { params, query }) => {
      const { id, json } = await listCourseSessions(context, params.id, query)
      return withCacheTags(new WrittenJson(json), tagsOfCourse(id))
    },
  }),
)
