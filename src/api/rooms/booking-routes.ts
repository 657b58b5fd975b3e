import { array } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import {
  approvedOffer,
  booking,
  bookingChanges,
  bookingMove,
  bookingPayment,
  calendarBooking,
  newBooking,
} from '../../../schemas/booking.ts'
import { checkout, paymentRequest } from '../../../schemas/payment.ts'
import type { bookings } from '../../db/tables.ts'
import { bookingWords } from '../../domain/bookings.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import {
  contextOf,
  csvRoute,
  customers,
  customersAnd,
  del,
  deleteRow,
  get,
  getRow,
  idempotencyHeader,
  idParameter,
  listAllRows,
  listOf,
  listParametersOf,
  listRows,
  onceParameter,
  pagingParameters,
  post,
  put,
  queryParameter,
  readIdempotencyKey,
  roomDesk,
  routes,
  sendPdf,
} from '../platform/index.ts'
import { approveOffer } from './approve-offer.ts'
import { createBookingPayment, getBookingPayment } from './booking-payments.ts'
import { bookingResource, listBookingHistory, listUserBookings } from './booking-resource.ts'
import { createBooking } from './create-booking.ts'
import { printOffer } from './make-quotation.ts'
import { listRivals, roomAvailabilityRoutes } from './room-availability.ts'
import { updateBooking } from './update-booking.ts'

const headings = {
  nl: ['Organisatie', 'Voornaam', 'Achternaam', 'E-mail', 'Dag', 'Dagdeel', 'Personen', 'Stand', 'Offerte', 'Bedrag'],
  en: ['Organisation', 'First name', 'Last name', 'Email', 'Day', 'Part', 'People', 'Status', 'Quotation', 'Amount'],
  fr: ['Organisation', 'Prénom', 'Nom', 'E-mail', 'Jour', 'Moment', 'Personnes', 'État', 'Devis', 'Montant'],
} as const

type Row = Pick<
  typeof bookings.$inferSelect,
  'organisationName' | 'firstName' | 'lastName' | 'email' | 'date' | 'dayPart' | 'persons' | 'status' | 'offer'
>

const bookingFile = csvRoute<Row>({
  id: 'bookingExport',
  summary: 'Bookings as a CSV file',
  description:
    'The bookings that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
  access: roomDesk,
  parameters: listParametersOf(bookingResource),
  rows: async (context, query) => (await listAllRows(context, bookingResource, query)) as Row[],
  name: { nl: 'zaalaanvragen', en: 'room-requests', fr: 'demandes-de-salle' },
  columns(locale) {
    const { statuses } = bundledTexts[locale]['panel-requests']
    const cells: [key: string, cell: (row: Row) => CsvCell][] = [
      ['customer', ({ organisationName }) => organisationName ?? ''],
      ['customer', ({ firstName }) => firstName],
      ['customer', ({ lastName }) => lastName],
      ['customer', ({ email }) => email],
      ['date', ({ date }) => date],
      ['date', ({ dayPart }) => bookingWords.dayPart[dayPart][locale]],
      ['persons', ({ persons }) => String(persons)],
      ['status', ({ status }) => statuses[status]],
      ['amount', ({ offer }) => offer?.number ?? ''],
      ['amount', ({ offer }) => csvEuros(offer?.total)],
    ]
    return cells.map(([key, cell], place) => ({ key, cell, heading: headings[locale][place] ?? '' }))
  },
})

const listParameters = listParametersOf(bookingResource)
const bookingId = idParameter('The id of the booking.')
const several = array(booking.required()).required()

export const bookingRoutes = routes(
  get('/', {
    id: 'bookings',
    summary: 'A page of the bookings of rooms: staff see all, customers their own',
    description:
      'Bookings of meeting rooms and classrooms: staff see all, customers those of their organisation or their own.',
    access: customers,
    parameters: [...pagingParameters, ...listParameters],
    response: listOf(booking, 'BookingList'),
    run: (context, { query }) => listRows(context, bookingResource, query),
  }),
  get('/all', {
    id: 'allBookings',
    summary: 'All bookings',
    description:
      'All bookings that fit the filters at once, as a plain array: staff see all, customers those of their organisation or their own.',
    access: customers,
    parameters: listParameters,
    response: several,
    run: (context, { query }) => listAllRows(context, bookingResource, query),
  }),
  roomAvailabilityRoutes,
  get('/user-bookings/:userId', {
    id: 'userBookings',
    summary: 'What a user booked, the latest day first, without canceled ones',
    description: 'What one user booked, the latest day first. Canceled bookings are left out.',
    access: customers,
    parameters: [idParameter('The id of one’s own account; staff may name any.', 'userId'), ...listParameters],
    response: several,
    run: (context, { params, query }) => listUserBookings(context, params.userId, query),
  }),
  bookingFile,
  get('/:id', {
    id: 'booking',
    summary: 'A booking',
    description: 'A booking with its status, its price and what was asked for.',
    access: customers,
    parameters: [bookingId],
    response: booking,
    run: (context, { params }) => getRow(context.db, context.user, bookingResource, params.id),
  }),
  get('/:id/history', {
    id: 'bookingHistory',
    summary: 'How a booking got where it is',
    description: 'Every status that a booking had, the first one first: when, and who of the customer’s people did it.',
    access: customers,
    parameters: [bookingId],
    response: array(bookingMove.required()).required(),
    run: (context, { params }) => listBookingHistory(context, params.id),
  }),
  get('/:id/rivals', {
    id: 'bookingRivals',
    summary: 'Who else has a room at the hours of a booking, or may take it',
    description:
      'The other bookings of the same hours, in whatever room: quotations that can still be approved, and what was approved.',
    access: roomDesk,
    parameters: [bookingId],
    response: array(calendarBooking.required()).required(),
    run: (context, { params }) => listRivals(context, params.id),
  }),
  get('/:id/payment', {
    id: 'bookingPayment',
    summary: 'How paying a booking stands, as the payment provider knows it now',
    description: 'How paying an approved booking stands, as the payment provider knows it at this moment.',
    access: customers,
    parameters: [bookingId],
    response: bookingPayment,
    run: (context, { params }) => getBookingPayment(context, params.id),
  }),
  post('/', {
    id: 'createBooking',
    summary: 'Asks for a room; needs no account',
    description:
      'Asks for a room; staff answer with a quotation by mail. Without an account, name, e-mail address and phone number go along.',
    access: 'everyone',
    failures: ['TOO_MANY'],
    parameters: [onceParameter],
    example: {
      persons: 10,
      date: '2027-03-01',
      dayPart: 'morning',
      catering: 'coffee',
      configuration: 'class',
      firstName: 'Eva',
      lastName: 'Smet',
      email: 'eva.smet@example.org',
      phone: '+32 2 555 01 20',
    },
    response: booking,
    status: 201,
    body: newBooking,
    run: (context, { body, header }) => createBooking(context, body, readIdempotencyKey(header(idempotencyHeader))),
  }),
  post('/approve-offer', {
    id: 'approveOffer',
    summary: 'Approves the quotation of a booking',
    description:
      'Approves the quotation that a booking waits for: the room is then taken and the invoice goes out. Approving twice changes nothing. `offerNumber` is that of the quotation that was read: another one is 409.',
    access: customersAnd(roomDesk),
    failures: [
      'NOT_FOUND',
      'STATE_CONFLICT',
      'OFFER_EXPIRED',
      'ROOM_TAKEN',
      'ROOM_GIVEN_AWAY',
      'ROOM_NOT_FREE',
      'EFFECT_CHANGED',
    ],
    parameters: [queryParameter('customerRef', 'string', 'The PO number or reference that the invoice repeats.')],
    response: booking,
    body: approvedOffer,
    run: (context, { query, body }) => approveOffer(context, body, query.customerRef?.[0]),
  }),
  post('/create-payment', {
    id: 'createBookingPayment',
    summary: 'Where an approved booking is paid',
    description:
      'Begins to pay an approved booking at the payment provider, or goes on with a payment in flight; send the browser to `redirectUrl`. 409 when there is nothing to pay.',
    access: customersAnd(roomDesk),
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'PROVIDER_UNAVAILABLE'],
    response: checkout,
    body: paymentRequest,
    run: (context, { body }) => createBookingPayment(context, body),
  }),
  post('/offer-example/:id', {
    id: 'offerExample',
    summary: 'The quotation of a booking as a PDF',
    description: 'The quotation of a booking to print; while there is none, an example of what it would say today.',
    access: customersAnd(roomDesk),
    parameters: [bookingId],
    bytes: 'application/pdf',
    respond: async (c) => sendPdf(c, await printOffer(contextOf(c), c.req.param('id'))),
  }),
  put('/:id', {
    id: 'updateBooking',
    summary: 'Changes a booking or moves it on',
    description:
      'Changes what the body names, or moves the booking to another status: customers cancel, and refuse a quotation with a reason; staff reject a request, send a quotation with its prices, and mark as paid or completed. A move that the status does not allow gets 409, and so does one with the `offerNumber` of a quotation that waits no more.',
    access: customersAnd(roomDesk),
    failures: [
      'STATE_CONFLICT',
      'EFFECT_CHANGED',
      'ROOM_TAKEN',
      'ROOM_GIVEN_AWAY',
      'ROOM_NOT_FREE',
      'ROOM_QUOTED',
      'TOO_MANY',
    ],
    parameters: [bookingId],
    response: booking,
    body: bookingChanges,
    run: (context, { params, body }) => updateBooking(context, params.id, body),
  }),
  del('/:id', {
    id: 'deleteBooking',
    summary: 'Deletes a request that is new',
    description: 'Deletes a request that nobody has responded to yet; whatever came after stays for the books (409).',
    access: roomDesk,
    failures: ['STATE_CONFLICT'],
    parameters: [bookingId],
    run: (context, { params }) => deleteRow(context, bookingResource, params.id),
  }),
)
