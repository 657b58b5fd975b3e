import { sql } from 'drizzle-orm'
import { participantReplacement } from '../../../schemas/participant-replacement.ts'
import { checkout, paymentRequest } from '../../../schemas/payment.ts'
import {
  newRegistration,
  registration,
  registrationChanges,
  registrationPayment,
  registrationTotals,
} from '../../../schemas/registration.ts'
import { registrations } from '../../db/tables.ts'
import {
  paymentOutcomes,
  type RegistrationStatus,
  registrationPhases,
  registrationStatuses,
} from '../../domain/registrations.ts'
import {
  type ApiContext,
  contextOf,
  customersAnd,
  del,
  desk,
  get,
  headerParameter,
  idempotencyHeader,
  idParameter,
  kindOfCaller,
  languageOf,
  orderDesk,
  type Principal,
  pick,
  post,
  preparedByShape,
  put,
  readIdempotencyKey,
  resourceRoutes,
  routes,
  sendPdf,
  standIn,
  valuesOfCaller,
} from '../platform/index.ts'
import { printAttendanceAttest } from './attendance-attest.ts'
import { cancelParticipant, cancelRegistration } from './cancel-unpaid.ts'
import { createRegistration } from './create-registration.ts'
import { visibleRegistrations } from './load-registration.ts'
import {
  certificateCount,
  courseOfSession,
  phase,
  registrationColumns,
  searchedText,
  startOfSession,
  urgency,
} from './present-registration.ts'
import { createPayment, getRegistrationPayment } from './registration-payments.ts'
import { replaceParticipant } from './replace-participant.ts'
import { printTrainingLeaveCertificate } from './training-leave.ts'
import { updateRegistration } from './update-registration.ts'

const countOf = (status: RegistrationStatus) =>
  sql<number>`(count(*) filter (where registrations.status = ${sql.raw(`'${status}'`)}))::int`

const totalsOf = preparedByShape(kindOfCaller, (db, caller: Principal | null) =>
  db
    .select({
      all: sql<number>`count(*)::int`,
      awaitingPayment: countOf('awaiting_payment'),
      paid: countOf('paid'),
      expired: countOf('expired'),
      certificates: sql<number>`(count(*) filter (where ${certificateCount} > 0))::int`,
    })
    .from(registrations)
    .where(visibleRegistrations(standIn(caller)))
    .prepare(''),
)

async function totalRegistrations({ db, user }: ApiContext) {
  const [totals] = await totalsOf(db, user).execute(valuesOfCaller(user))
  return totals
}

const resource = resourceRoutes({
  names: ['registration', 'registrations'],
  words: {
    one: 'a registration',
    many: 'registrations',
    about:
      'Registrations of participants for sessions: staff see all, customers those of their organisation or their own.',
  },
  more: {
    create:
      'Either every participant gets a seat or none does (409). With an Idempotency-Key the same request sent twice registers once.',
    update:
      'Who is billed and the reference, until an invoice says them (409); staff move the status too, and give what is on request its price, in cents a participant excluding VAT.',
    delete: 'It takes back a registration that awaits payment and frees its seats; a paid one gets 409.',
  },
  example: {
    session: '00000000-0000-4000-8000-000000000001',
    students: ['00000000-0000-4000-8000-000000000002'],
    invoice: {
      name: 'Brouwerij bv',
      address: 'Kerkstraat 1',
      zip: '1000',
      city: 'Brussel',
      country: 'BE',
      email: 'boekhouding@example.org',
    },
    agreedToTerms: true,
  },
  access: {
    read: customersAnd(orderDesk),
    create: customersAnd(desk),
    update: customersAnd(orderDesk),
    delete: customersAnd(desk),
  },
  failures: {
    create: [
      'NOT_FOUND',
      'SESSION_FULLY_BOOKED',
      'UNPAID_SEATS',
      'SESSION_STARTED',
      'SESSION_CANCELED',
      'EFFECT_CHANGED',
      'STUDENT_ALREADY_REGISTERED',
      'IDEMPOTENCY_MISMATCH',
      'TOO_MANY',
    ],
    update: ['STATE_CONFLICT', 'SESSION_FULLY_BOOKED'],
    delete: ['STATE_CONFLICT'],
  },
  table: registrations,
  columns: registrationColumns,
  filters: {
    _id: registrations.id,
    session: registrations.sessionId,
    course: { kind: 'id', column: courseOfSession },
    startDate: { kind: 'date', column: startOfSession },
    status: { kind: 'choice', of: registrationStatuses, column: registrations.status },
    phase: { kind: 'choice', of: registrationPhases, column: phase },
    urgency: { kind: 'number', column: urgency },
    text: { kind: 'text', column: searchedText },
    certificates: { kind: 'number', column: certificateCount },
    outcome: { kind: 'choice', of: paymentOutcomes, column: registrations.outcome },
    organisation: registrations.organisationId,
    user: registrations.userId,
    ...pick(registrations, 'reference', 'expiresAt', 'createdAt'),
  },
  sort: [['createdAt', 'DESC']],
  schema: registration,
  input: newRegistration,
  changes: registrationChanges,
  visible: visibleRegistrations,
  createHeaders: [
    headerParameter(idempotencyHeader, 'A key of your own: the same request sent twice under it registers once.'),
  ],
  create: (context, input, header) =>
    createRegistration(context, newRegistration.cast(input), readIdempotencyKey(header(idempotencyHeader))),
  update: (context, id, input) => updateRegistration(context, id, registrationChanges.cast(input)),
  remove: cancelRegistration,
})

const parameters = [idParameter('The id of the registration.')]

export const registrationRoutes = routes(
  get('/totals', {
    id: 'registrationTotals',
    summary: 'How many registrations there are of each kind',
    description: 'How many registrations the caller sees, in all, in each state, and with a certificate for somebody.',
    access: customersAnd(orderDesk),
    response: registrationTotals,
    run: (context) => totalRegistrations(context),
  }),
  resource,
  post('/create-payment', {
    id: 'createRegistrationPayment',
    summary: 'Begins to pay a registration, or goes on with a payment under way',
    description:
      'Begins to pay a registration at the payment provider, or goes on with a payment in flight; send the browser to `redirectUrl`. 409 when there is nothing to pay.',
    access: customersAnd(desk),
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'PROVIDER_UNAVAILABLE'],
    response: checkout,
    body: paymentRequest,
    run: (context, { body }) => createPayment(context, body),
  }),
  put('/:id/students/:studentId', {
    id: 'replaceParticipant',
    summary: 'Lets another participant take a seat',
    description:
      'Lets another participant of the same customer, or with `newStudent` somebody new who becomes one, take a seat, free of charge and until the day that the terms of the order say, before the session starts; contact and provider are mailed. Whom the customer has by that name and address is that participant; the address of somebody else is 409, as is a registration that has expired.',
    access: customersAnd(desk),
    parameters: [...parameters, idParameter('The id of the participant who does not come.', 'studentId')],
    failures: [
      'NOT_FOUND',
      'STATE_CONFLICT',
      'TOO_LATE',
      'SESSION_STARTED',
      'STUDENT_ALREADY_REGISTERED',
      'STUDENT_EXISTS',
      'TOO_MANY_STUDENTS',
    ],
    body: participantReplacement,
    run: (context, { params, body }) => replaceParticipant(context, params.id, params.studentId, body),
  }),
  del('/:id/students/:studentId', {
    id: 'cancelParticipant',
    summary: 'Takes one participant out of a registration',
    description:
      'Gives back the seat of one participant of a registration that awaits payment, which then costs that much less; contact and provider are mailed. 409 for the last participant, once it was paid or billed, and while a payment is under way.',
    access: customersAnd(desk),
    parameters: [...parameters, idParameter('The id of the participant who does not come.', 'studentId')],
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'PAYMENT_UNDER_WAY'],
    run: (context, { params }) => cancelParticipant(context, params.id, params.studentId),
  }),
  get('/:id/payment', {
    id: 'registrationPayment',
    summary: 'How paying a registration stands, as the payment provider knows it now',
    description:
      'How paying a registration stands, as the payment provider knows it at this moment: paid, pending, failed or partner.',
    access: customersAnd(orderDesk),
    parameters,
    response: registrationPayment,
    run: (context, { params }) => getRegistrationPayment(context, params.id),
  }),
  get('/:id/students/:studentId/training-leave-attest', {
    id: 'trainingLeaveAttest',
    summary: 'The attest of registration of a participant, as a PDF',
    description:
      'With it an employee asks their employer for Flemish training leave: for who registered and for the participant, in the language of Accept-Language. 404 until the registration is paid or billed by agreement, and for a course without a number in the Flemish training database.',
    access: customersAnd(desk),
    parameters: [...parameters, idParameter('The id of the participant.', 'studentId')],
    bytes: 'application/pdf',
    respond: async (c) => {
      const { id, studentId } = c.req.param()
      const locale = languageOf(c.req.header('Accept-Language'))
      return sendPdf(c, await printTrainingLeaveCertificate(contextOf(c), id, studentId, locale))
    },
  }),
  get('/:id/students/:studentId/attendance-attest', {
    id: 'attendanceAttest',
    summary: 'The attest of attendance of a participant, as a PDF',
    description:
      'With it an employer shows who was there, for Flemish training leave: of each day its contact hours, the half days on which the participant was there and who signed that, to the same people as the attest of registration, in the language of Accept-Language. 409 until the session has ended and attendance of all its half days is noted; 404 where there is no attest of registration either.',
    access: customersAnd(desk),
    parameters: [...parameters, idParameter('The id of the participant.', 'studentId')],
    failures: ['NOT_FOUND', 'SESSION_NOT_ENDED', 'ATTENDANCE_NOT_NOTED'],
    bytes: 'application/pdf',
    respond: async (c) => {
      const { id, studentId } = c.req.param()
      const locale = languageOf(c.req.header('Accept-Language'))
      return sendPdf(c, await printAttendanceAttest(contextOf(c), id, studentId, locale))
    },
  }),
)
