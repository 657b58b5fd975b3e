import { Hono } from 'hono'
import { newSessionChoice, sessionChoice } from '../../../schemas/session-choice.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { choose } from './choose.ts'
import { presentChoice } from './present-choice.ts'

const tag = 'sessions'
const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in the mail about a canceled session does, for whoever holds its token. */
export const sessionChoiceRoutes = new Hono<ApiEnv>()
  .get(
    '/:token',
    operation({
      id: 'sessionChoice',
      tag,
      summary: 'What may be chosen after a session was canceled',
      description:
        'Which session was canceled, until when one may choose, the other dates with enough seats, and what comes back instead.',
      access: 'everyone',
      parameters,
      response: sessionChoice,
    }),
    async (c) => c.json(await presentChoice(contextOf(c), c.req.param('token'))),
  )
  .post(
    '/:token',
    operation({
      id: 'chooseSession',
      tag,
      summary: 'Chooses another date, or the money back',
      description:
        'Moves the registration to the session that is named, at the same price; without one it ends, and all that was paid goes back. 409 once it was chosen, or the time is over.',
      access: 'everyone',
      parameters,
      failures: [
        'NOT_FOUND',
        'STATE_CONFLICT',
        'SESSION_STARTED',
        'SESSION_CANCELED',
        'SESSION_FULLY_BOOKED',
        'STUDENT_ALREADY_REGISTERED',
        'PAYMENT_UNDER_WAY',
      ],
      response: sessionChoice,
    }),
    checkBody(newSessionChoice),
    async (c) => {
      const token = c.req.param('token')
      await choose(contextOf(c), token, c.req.valid('json').session ?? null)
      return c.json(await presentChoice(contextOf(c), token))
    },
  )
