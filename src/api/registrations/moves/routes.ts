import { Hono } from 'hono'
import { newMove, registrationMoves } from '../../../../schemas/registration-move.ts'
import { type ApiEnv, checkBody, contextOf, customers, operation, pathParameter } from '../../platform/index.ts'
import { listMoves } from './list-moves.ts'
import { move } from './move.ts'

const tag = 'registrations'
const parameters = [pathParameter('id', 'The id of the registration.')]

export const moveRoutes = new Hono<ApiEnv>()
  .get(
    '/:id/moves',
    operation({
      id: 'registrationMoves',
      tag,
      summary: 'Where a registration may move to, and what that does to the money',
      description:
        'The other sessions of the same course with a seat for every participant, and what moving there does to the money, by the terms of the order; none once those allow it no more.',
      access: customers,
      parameters,
      response: registrationMoves,
    }),
    async (c) => c.json(await listMoves(contextOf(c), c.req.param('id'))),
  )
  .post(
    '/:id/move',
    operation({
      id: 'moveRegistration',
      tag,
      summary: 'Moves a registration to another session of its course',
      description:
        'Moves a registration to another session of its course: every seat at once, or none. It costs no more than was agreed; what the course costs less by now is given back. `difference` is the one that was shown: 409 when it has changed meanwhile.',
      access: customers,
      parameters,
      failures: [
        'NOT_FOUND',
        'STATE_CONFLICT',
        'SESSION_STARTED',
        'SESSION_CANCELED',
        'TOO_LATE',
        'SESSION_FULLY_BOOKED',
        'STUDENT_ALREADY_REGISTERED',
        'EFFECT_CHANGED',
        'PAYMENT_UNDER_WAY',
      ],
      response: registrationMoves,
    }),
    checkBody(newMove),
    async (c) => {
      const id = c.req.param('id')
      await move(contextOf(c), id, c.req.valid('json'))
      return c.json(await listMoves(contextOf(c), id))
    },
  )
