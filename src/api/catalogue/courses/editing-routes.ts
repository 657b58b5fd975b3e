import { Hono } from 'hono'
import { course } from '../../../../schemas/course.ts'
import { courseChanges, newCourse, soldFields } from '../../../../schemas/course-editing.ts'
import {
  type ApiEnv,
  checkBody,
  contextOf,
  editors,
  forStaff,
  jsonResponse,
  operation,
  pathParameter,
  staff,
} from '../../platform/index.ts'
import { createCourse } from './create-course.ts'
import { getCourse } from './get-course.ts'
import { updateCourse } from './update-course.ts'

const tag = 'courses'

/** How courses come, change and go. */
export const courseEditingRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    operation({
      id: 'createCourse',
      tag,
      summary: 'Adds a course',
      description:
        'Adds a course to the catalogue. Texts need Dutch, other languages fall back to it; `key` is the Dutch slug when left out; a slug that another course has, or had before it was renamed, gets 409.',
      access: staff,
      failures: ['ALREADY_EXISTS'],
      response: course,
      status: 201,
    }),
    checkBody(newCourse),
    async (c) => {
      const context = contextOf(c)
      const id = await createCourse(context, c.req.valid('json'))
      return jsonResponse((await getCourse(context, id)).json, 201)
    },
  )
  .patch(
    '/:id',
    operation({
      id: 'updateCourse',
      tag,
      summary: 'Changes a course: editors its texts, staff the rest too',
      description:
        'Changes what the body names and leaves the rest. Editors change texts and pictures; price, type, category and whatever else is sold are for staff (403). With the `updatedAt` that was read, what somebody changed since gets 409 and stays.',
      access: editors,
      failures: ['ALREADY_EXISTS', 'VERSION_CONFLICT'],
      parameters: [pathParameter('id', 'The id of the course.')],
      response: course,
    }),
    forStaff(soldFields),
    checkBody(courseChanges),
    async (c) => {
      const context = contextOf(c)
      await updateCourse(context, c.req.param('id'), c.req.valid('json'))
      return jsonResponse((await getCourse(context, c.req.param('id'))).json)
    },
  )
