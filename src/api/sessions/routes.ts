import { Hono } from 'hono'
import { array } from 'yup'
import { registrationCount, session } from '../../../schemas/course.ts'
import { cacheTags } from '../cache-tags.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { jsonAnswer } from '../json-answer.ts'
import { operation } from '../openapi/operation.ts'
import { getRegistrationCount } from './get-registration-count.ts'
import { getSession } from './get-session.ts'
import { listRegistrationCounts } from './list-registration-counts.ts'

const tag = 'sessions'

export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/registration-counts',
    operation({
      id: 'registrationCounts',
      tag,
      summary: 'Seats of several sessions at once, in the order asked; unknown sessions are left out',
      parameters: [{ name: 'ids', in: 'query', required: true, schema: { type: 'array', items: { type: 'string' } } }],
      answer: array(registrationCount.required()).required(),
    }),
    cacheTags('sessions'),
    async (c) => c.json(await listRegistrationCounts(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id',
    operation({ id: 'session', tag, summary: 'A session', answer: session }),
    cacheTags('sessions'),
    async (c) => jsonAnswer(c, await getSession(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/registration-count',
    operation({ id: 'registrationCount', tag, summary: 'How many seats are taken', answer: registrationCount }),
    cacheTags('sessions'),
    async (c) => c.json(await getRegistrationCount(contextOf(c), c.req.param('id'))),
  )
