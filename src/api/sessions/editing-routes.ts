import { Hono } from 'hono'
import { session } from '../../../schemas/course.ts'
import { newSession, sessionChanges } from '../../../schemas/session-editing.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { jsonAnswer } from '../json-answer.ts'
import { operation } from '../openapi/operation.ts'
import { createSession } from './create-session.ts'
import { deleteSession } from './delete-session.ts'
import { getSession } from './get-session.ts'
import { updateSession } from './update-session.ts'

const tag = 'sessions'

/** How sessions come, change and go. */
export const sessionEditingRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    operation({ id: 'createSession', tag, summary: 'Plans a session of a course', answer: session, status: 201 }),
    checkBody(newSession),
    async (c) => {
      const context = contextOf(c)
      const id = await createSession(context, c.req.valid('json'))
      return jsonAnswer(c, await getSession(context, id), 201)
    },
  )
  .patch(
    '/:id',
    operation({
      id: 'updateSession',
      tag,
      summary: 'Changes a session',
      answer: session,
    }),
    checkBody(sessionChanges),
    async (c) => {
      const context = contextOf(c)
      await updateSession(context, c.req.param('id'), c.req.valid('json'))
      return jsonAnswer(c, await getSession(context, c.req.param('id')))
    },
  )
  .delete(
    '/:id',
    operation({ id: 'deleteSession', tag, summary: 'Deletes a session nobody was registered for' }),
    async (c) => {
      await deleteSession(contextOf(c), c.req.param('id'))
      return c.body(null, 204)
    },
  )
