import { Hono } from 'hono'
import { cancellationEffect, newCancellation } from '../../../schemas/cancellation.ts'
import {
  type ApiContext,
  type ApiEnv,
  checkBody,
  contextOf,
  customers,
  invalid,
  listParameter,
  operation,
  pathParameter,
  queryParameter,
  uuidPattern,
} from '../platform/index.ts'
import { cancel } from './cancel.ts'
import { assertVisible, loadRegistration } from './load-registration.ts'
import { billedOf, planCancellation, type Wish } from './plan-cancellation.ts'

interface Query {
  query(name: string): string | undefined
  queries(name: string): string[] | undefined
}

/** Who leaves and by which right, of the query of an address. */
function readWish(query: Query): Wish {
  const given = (query.queries('students') ?? []).flatMap((value) => value.split(',')).filter(Boolean)
  const wrong = given.findIndex((id) => !uuidPattern.test(id))
  if (wrong >= 0) throw invalid(`students.${wrong}`, 'error.id')
  const withdrawal = query.query('withdrawal') ?? 'false'
  if (withdrawal !== 'true' && withdrawal !== 'false') throw invalid('withdrawal', 'error.choice')
  return { ...(given.length > 0 && { students: given }), withdrawal: withdrawal === 'true' }
}

/** What canceling would do to the money, now. */
async function getCancellationEffect(context: ApiContext, id: string, wish: Wish) {
  await assertVisible(context, id)
  const registration = await loadRegistration(context.db, id)
  return planCancellation(registration, wish, await billedOf(context.db, registration)).effect
}

const tag = 'registrations'
const parameters = [pathParameter('id', 'The id of the registration.')]

export const cancellationRoutes = new Hono<ApiEnv>()
  .get(
    '/:id/cancellation-effect',
    operation({
      id: 'cancellationEffect',
      tag,
      summary: 'What canceling would do to the money',
      description:
        'What canceling a registration, or some of its participants, would do to the money at this moment, by the terms of the order, and whether it can be canceled still.',
      access: customers,
      parameters: [
        ...parameters,
        listParameter('students', 'Who leaves, repeated or with commas; all when left out.'),
        queryParameter(
          'withdrawal',
          'boolean',
          'Whether a consumer makes use of the right to withdraw within 14 days.',
        ),
      ],
      response: cancellationEffect,
    }),
    async (c) => c.json(await getCancellationEffect(contextOf(c), c.req.param('id'), readWish(c.req))),
  )
  .post(
    '/:id/cancellation',
    operation({
      id: 'cancelRegistration',
      tag,
      summary: 'Cancels a registration or some of its participants, and settles the money',
      description:
        'Cancels a registration or some of its participants: the seats are free, what was billed is credited, what was paid goes back. `credit` and `refund` are those of the effect that was shown: 409 when they have changed meanwhile.',
      access: customers,
      parameters,
      failures: ['NOT_FOUND', 'STATE_CONFLICT', 'SESSION_STARTED', 'TOO_LATE', 'EFFECT_CHANGED', 'PAYMENT_UNDER_WAY'],
      response: cancellationEffect,
    }),
    checkBody(newCancellation),
    async (c) => c.json(await cancel(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
