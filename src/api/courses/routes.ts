import { Hono } from 'hono'
import { array } from 'yup'
import { course, filteredCourses, session } from '../../../schemas/course.ts'
import { cacheTags } from '../cache-tags.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { jsonAnswer } from '../json-answer.ts'
import { listParameter, operation, pagingParameters, queryParameter } from '../openapi/operation.ts'
import { sessionFilters } from '../sessions/session-filters.ts'
import { filterCourses } from './filter-courses.ts'
import { getCourse } from './get-course.ts'
import { listCourseSessions } from './list-course-sessions.ts'

const tag = 'courses'
const tagged = cacheTags('courses', 'sessions')

export const courseRoutes = new Hono<ApiEnv>()
  .get(
    '/filteredCourses',
    operation({
      id: 'filteredCourses',
      tag,
      summary: 'Courses that fit a search and filters, with how many each filter value would leave',
      parameters: [
        queryParameter('search', 'string', 'Words, in the language of locale'),
        listParameter('types'),
        listParameter('categories', 'Keys or ids'),
        listParameter('themes', 'Keys or ids'),
        listParameter('locations', 'Keys or ids'),
        listParameter('languages', 'Codes or ids'),
        queryParameter('showOnHomePage', 'boolean'),
        queryParameter('facets', 'boolean', 'false leaves them empty, for whoever does not show them'),
        queryParameter('sort', 'string', 'relevance, title, price or nextSession, then :ASC or :DESC'),
        ...pagingParameters,
        queryParameter('locale', 'string', 'nl, en or fr'),
      ],
      answer: filteredCourses,
    }),
    tagged,
    async (c) => jsonAnswer(c, await filterCourses(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id',
    operation({ id: 'course', tag, summary: 'A course by its id or its slug in any language', answer: course }),
    tagged,
    async (c) => jsonAnswer(c, await getCourse(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/sessions',
    operation({
      id: 'courseSessions',
      tag,
      summary: 'The sessions of a course still to come, soonest first; a filter on startDate asks for others',
      parameters: Object.keys(sessionFilters).map((name) => queryParameter(name, 'string')),
      answer: array(session.required()).required(),
    }),
    tagged,
    async (c) => jsonAnswer(c, await listCourseSessions(contextOf(c), c.req.param('id'), c.req.queries())),
  )
