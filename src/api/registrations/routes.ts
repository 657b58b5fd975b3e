import { Hono } from 'hono'
import { checkout, paymentRequest } from '../../../schemas/payment.ts'
import {
  newRegistration,
  registration,
  registrationChanges,
  registrationPayment,
} from '../../../schemas/registration.ts'
import { registrations } from '../../db/tables.ts'
import { paymentOutcomes, registrationStatuses } from '../../domain/registration-states.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { headerParameter, operation } from '../openapi/operation.ts'
import { createPayment } from '../payments/create-payment.ts'
import { resourceRoutes } from '../resource.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { createRegistration } from './create-registration.ts'
import { getRegistrationPayment } from './get-registration-payment.ts'
import { courseOfSession, registrationColumns, startOfSession } from './present-registration.ts'
import { idempotencyHeader, readIdempotencyKey } from './repeated-request.ts'
import { updateRegistration } from './update-registration.ts'
import { visibleRegistrations } from './visible-registrations.ts'

const tag = 'registrations'

const resource = resourceRoutes({
  names: ['registration', 'registrations'],
  table: registrations,
  columns: registrationColumns,
  filters: {
    _id: { kind: 'id', column: registrations.id },
    session: { kind: 'id', column: registrations.sessionId },
    course: { kind: 'id', column: courseOfSession },
    startDate: { kind: 'date', column: startOfSession },
    status: { kind: 'choice', of: registrationStatuses, column: registrations.status },
    outcome: { kind: 'choice', of: paymentOutcomes, column: registrations.outcome },
    organisation: { kind: 'id', column: registrations.organisationId },
    user: { kind: 'id', column: registrations.userId },
    reference: { kind: 'text', column: registrations.reference },
    expiresAt: { kind: 'date', column: registrations.expiresAt },
    createdAt: { kind: 'date', column: registrations.createdAt },
  },
  sort: [['createdAt', 'DESC']],
  schema: registration,
  input: newRegistration,
  changes: registrationChanges,
  visible: visibleRegistrations,
  createHeaders: [headerParameter(idempotencyHeader, 'The same request under the same key registers once')],
  create: (context, input, header) =>
    createRegistration(context, newRegistration.cast(input), readIdempotencyKey(header(idempotencyHeader))),
  update: (context, id, input) => updateRegistration(context, id, registrationChanges.cast(input)),
  remove: cancelRegistration,
})

export const registrationRoutes = new Hono<ApiEnv>()
  .route('/', resource)
  .post(
    '/create-payment',
    operation({
      id: 'createRegistrationPayment',
      tag,
      summary: 'Begins to pay a registration, or goes on with a payment under way',
      answer: checkout,
    }),
    checkBody(paymentRequest),
    async (c) => c.json(await createPayment(contextOf(c), c.req.valid('json').id)),
  )
  .get(
    '/:id/payment',
    operation({
      id: 'registrationPayment',
      tag,
      summary: 'How paying a registration stands, as the payment provider knows it now',
      answer: registrationPayment,
    }),
    async (c) => c.json(await getRegistrationPayment(contextOf(c), c.req.param('id'))),
  )
