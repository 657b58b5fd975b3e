import { Hono } from 'hono'
import { array } from 'yup'
import { courseChoices, courseEvent, deskCourse } from '../../../schemas/course-desk.ts'
import { editors, staff } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { filterParameters, localeParameter, sortParameter } from '../openapi/filter-parameters.ts'
import { listOf, operation } from '../openapi/operation.ts'
import { pagingParameters, pathParameter } from '../openapi/parameters.ts'
import { deleteCourse } from './delete-course.ts'
import { listCourseChoices } from './list-course-choices.ts'
import { listCourseHistory } from './list-course-history.ts'
import { deskCourseFilters, deskCourseOrder, deskCourseSorts, listDeskCourses } from './list-desk-courses.ts'

const tag = 'courses'

/** Courses as those who write and plan them look for them. */
export const courseDeskRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/list',
    operation({
      id: 'deskCourses',
      tag,
      summary: 'All courses, for those who keep them',
      description:
        'A page of the courses that fit the filters, with how many of their texts have no English or French yet and how many sessions are to come.',
      access: editors,
      parameters: [
        ...pagingParameters,
        sortParameter(deskCourseSorts, deskCourseOrder),
        localeParameter('The language that titles are sorted in'),
        ...filterParameters(deskCourseFilters),
      ],
      response: listOf(deskCourse, 'DeskCourseList'),
    }),
    async (c) => c.json(await listDeskCourses(contextOf(c), c.req.queries())),
  )
  .get(
    '/desk/choices',
    operation({
      id: 'courseChoices',
      tag,
      summary: 'What a course can be linked to',
      description: 'Every theme that a course can be about, and everybody who can give one.',
      access: editors,
      response: courseChoices,
    }),
    async (c) => c.json(await listCourseChoices(contextOf(c))),
  )
  .get(
    '/:id/history',
    operation({
      id: 'courseHistory',
      tag,
      summary: 'What was done with a course',
      description:
        'Who changed what of a course, and who planned, canceled or removed its sessions, and when: the latest first, 200 at most. A course that was removed still has its history.',
      access: editors,
      parameters: [pathParameter('id', 'The id of the course.')],
      response: array(courseEvent.required()).required(),
    }),
    async (c) => c.json(await listCourseHistory(contextOf(c), c.req.param('id'))),
  )
  .delete(
    '/:id',
    operation({
      id: 'deleteCourse',
      tag,
      summary: 'Deletes a course nobody was registered for',
      description: 'Deletes a course for good, with its sessions; one that anybody was ever registered for gets 409.',
      access: staff,
      failures: ['IN_USE'],
      parameters: [pathParameter('id', 'The id of the course.')],
    }),
    async (c) => {
      await deleteCourse(contextOf(c), c.req.param('id'))
      return c.body(null, 204)
    },
  )
