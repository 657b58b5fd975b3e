import { Hono } from 'hono'
import { course } from '../../../schemas/course.ts'
import { courseChanges, newCourse } from '../../../schemas/course-editing.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { jsonAnswer } from '../json-answer.ts'
import { operation } from '../openapi/operation.ts'
import { createCourse } from './create-course.ts'
import { deleteCourse } from './delete-course.ts'
import { getCourse } from './get-course.ts'
import { updateCourse } from './update-course.ts'

const tag = 'courses'

/** How courses come, change and go. */
export const courseEditingRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    operation({ id: 'createCourse', tag, summary: 'Adds a course', answer: course, status: 201 }),
    checkBody(newCourse),
    async (c) => {
      const context = contextOf(c)
      const id = await createCourse(context, c.req.valid('json'))
      return jsonAnswer(c, await getCourse(context, id), 201)
    },
  )
  .patch(
    '/:id',
    operation({
      id: 'updateCourse',
      tag,
      summary: 'Changes a course: editors its texts, staff the rest too',
      answer: course,
    }),
    checkBody(courseChanges),
    async (c) => {
      const context = contextOf(c)
      await updateCourse(context, c.req.param('id'), c.req.valid('json'))
      return jsonAnswer(c, await getCourse(context, c.req.param('id')))
    },
  )
  .delete(
    '/:id',
    operation({ id: 'deleteCourse', tag, summary: 'Deletes a course nobody was registered for' }),
    async (c) => {
      await deleteCourse(contextOf(c), c.req.param('id'))
      return c.body(null, 204)
    },
  )
