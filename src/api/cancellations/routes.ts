import { Hono } from 'hono'
import { cancellationEffect, newCancellation } from '../../../schemas/cancellation.ts'
import { customers } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { listParameter, pathParameter, queryParameter } from '../openapi/parameters.ts'
import { cancel } from './cancel.ts'
import { getCancellationEffect } from './get-cancellation-effect.ts'
import { readWish } from './read-wish.ts'

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
