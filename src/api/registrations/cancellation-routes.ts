import { cancellationEffect, newCancellation } from '../../../schemas/cancellation.ts'
import { choiceReminder } from '../../../schemas/waiting-list.ts'
import type { ApiContext, Query } from '../platform/index.ts'
import {
  ApiError,
  customersAnd,
  desk,
  get,
  idParameter,
  invalid,
  orderDesk,
  post,
  queryParameter,
  routes,
} from '../platform/index.ts'
import { cancel } from './cancel.ts'
import { assertVisible, loadRegistration } from './load-registration.ts'
import { billedOf, planCancellation, type Wish } from './plan-cancellation.ts'
import { remindOfChoice } from './remind-choice.ts'
import { readStudents, studentsParameter } from './split-registration.ts'

/** Who leaves and by which right, of the query of an address. */
function readWish(query: Query): Wish {
  const given = readStudents(query)
  const withdrawal = query.withdrawal?.[0] ?? 'false'
  if (withdrawal !== 'true' && withdrawal !== 'false') throw invalid('withdrawal', 'error.choice')
  const credit = query.credit?.[0]
  if (credit !== undefined && !/^\d{1,9}$/.test(credit)) throw invalid('credit', 'error.number')
  const agreed = credit !== undefined && { agreed: Number(credit) }
  return { ...(given.length > 0 && { students: given }), withdrawal: withdrawal === 'true', ...agreed }
}

async function getCancellationEffect(context: ApiContext, id: string, wish: Wish) {
  if (wish.agreed !== undefined && context.user?.role !== 'STAFF') throw new ApiError('FORBIDDEN')
  await assertVisible(context, id)
  const registration = await loadRegistration(context.db, id)
  return planCancellation(registration, wish, await billedOf(context.db, registration)).effect
}

const parameters = [idParameter('The id of the registration.')]

export const cancellationRoutes = routes(
  get('/:id/cancellation-effect', {
    id: 'cancellationEffect',
    summary: 'What canceling would do to the money',
    description:
      'What canceling a registration, or some of its participants, would do to the money at this moment, by the terms of the order, and whether it can be canceled still.',
    access: customersAnd(orderDesk),
    parameters: [
      ...parameters,
      studentsParameter('Who leaves, repeated or with commas; all when left out.'),
      queryParameter('withdrawal', 'boolean', 'Whether a consumer makes use of the right to withdraw within 14 days.'),
      queryParameter(
        'credit',
        'integer',
        'Cents including VAT that staff agreed to credit instead of what the terms say; the effect has what whole cents of net and VAT make of it.',
      ),
    ],
    response: cancellationEffect,
    run: (context, { params, query }) => getCancellationEffect(context, params.id, readWish(query)),
  }),
  post('/:id/choice-reminder', {
    id: 'remindChoice',
    summary: 'Reminds a customer of the choice after a canceled session',
    description:
      'Mails whoever did not choose yet the same link once more, at most once a day: `isReminded` is false for who had a mail about it today. 409 once it was chosen or the time is over, and where no seats are kept on another date.',
    access: desk,
    parameters,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: choiceReminder,
    run: (context, { params }) => remindOfChoice(context, params.id),
  }),
  post('/:id/cancellation', {
    id: 'cancelRegistration',
    summary: 'Cancels a registration or some of its participants, and settles the money',
    description:
      'Cancels a registration or some of its participants: the seats are free, what was billed is credited, what was paid goes back. `credit` and `refund` are those of the effect that was shown: 409 when they have changed meanwhile. Staff who agreed to another amount show its effect first, and say why in `reason`.',
    access: customersAnd(desk),
    parameters,
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'SESSION_STARTED', 'TOO_LATE', 'EFFECT_CHANGED', 'PAYMENT_UNDER_WAY'],
    response: cancellationEffect,
    body: newCancellation,
    run: (context, { params, body }) => cancel(context, params.id, body),
  }),
)
