import { Hono } from 'hono'
import { array } from 'yup'
import { course, filteredCourses, session } from '../../../../schemas/course.ts'
import {
  type ApiEnv,
  anyCourse,
  anySession,
  contextOf,
  filterParameters,
  jsonResponse,
  listParameter,
  localeParameter,
  operation,
  pagingParameters,
  pathParameter,
  queryParameter,
  readLocale,
  searchTerms,
  tagOf,
  tagsOfRows,
  taxonomy,
  withCacheTags,
} from '../../platform/index.ts'
import { sessionFilters } from '../sessions/session-filters.ts'
import { filterCourses } from './filter-courses.ts'
import { getCourse } from './get-course.ts'
import { listCourseSessions } from './list-course-sessions.ts'

const tag = 'courses'
const tagsOfCourse = (id: string) => [tagOf.course(id), tagOf.sessionsOf(id), taxonomy]

export const courseRoutes = new Hono<ApiEnv>()
  .get(
    '/filteredCourses',
    operation({
      id: 'filteredCourses',
      tag,
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
    }),
    async (c) => {
      const { json, shown } = await filterCourses(contextOf(c), c.req.queries())
      const courses = shown.map(({ course }) => course)
      const sessions = shown.flatMap(({ session }) => session ?? [])
      return withCacheTags(jsonResponse(json), [
        'courses',
        'sessions',
        taxonomy,
        ...(c.req.query('search') ? [searchTerms] : []),
        ...tagsOfRows(courses, tagOf.course, anyCourse),
        ...tagsOfRows(sessions, tagOf.session, anySession),
      ])
    },
  )
  .get(
    '/:id',
    operation({
      id: 'course',
      tag,
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
    }),
    async (c) => {
      const { id, json } = await getCourse(contextOf(c), c.req.param('id'), readLocale(c.req.queries()))
      return withCacheTags(jsonResponse(json), tagsOfCourse(id))
    },
  )
  .get(
    '/:id/sessions',
    operation({
      id: 'courseSessions',
      tag,
      summary: 'The sessions of a course still to come, soonest first; a filter on startDate asks for others',
      description:
        'The sessions of a course that are still to come, the soonest first, with seats and place. A filter on startDate or endDate asks for others.',
      access: 'everyone',
      parameters: [
        pathParameter('id', 'The id of the course, or its slug in any language.'),
        ...filterParameters(sessionFilters),
      ],
      response: array(session.required()).required(),
    }),
    async (c) => {
      const { id, json } = await listCourseSessions(contextOf(c), c.req.param('id'), c.req.queries())
      return withCacheTags(jsonResponse(json), tagsOfCourse(id))
    },
  )
