import { Hono } from 'hono'
import { array } from 'yup'
import {
  approvedOffer,
  booking,
  bookingChanges,
  bookingMove,
  bookingPayment,
  bookingPrice,
  calendarBooking,
  newBooking,
} from '../../../../schemas/booking.ts'
import { checkout, paymentRequest } from '../../../../schemas/payment.ts'
import { roomAvailability } from '../../../../schemas/room-availability.ts'
import {
  type ApiEnv,
  cacheTags,
  checkBody,
  contextOf,
  customers,
  deleteRow,
  getRow,
  idempotencyHeader,
  listAllRows,
  listOf,
  listParametersOf,
  listRows,
  localeParameter,
  onceParameter,
  operation,
  pagingParameters,
  pathParameter,
  queryParameter,
  readIdempotencyKey,
  required,
  sendPdf,
  staff,
} from '../../platform/index.ts'
import { approveOffer } from './approve-offer.ts'
import { bookingResource } from './booking-resource.ts'
import { createBooking } from './create-booking.ts'
import { createBookingPayment } from './create-booking-payment.ts'
import { bookingFile } from './export-bookings.ts'
import { getBookingPayment } from './get-booking-payment.ts'
import { getBookingPrice } from './get-booking-price.ts'
import { listBookingHistory } from './list-booking-history.ts'
import { listRivals } from './list-rivals.ts'
import { listRoomAvailability } from './list-room-availability.ts'
import { listRoomCalendar } from './list-room-calendar.ts'
import { listUserBookings } from './list-user-bookings.ts'
import { printOffer } from './print-offer.ts'
import { updateBooking } from './update-booking.ts'

const tag = 'bookings'
const listParameters = listParametersOf(bookingResource)
const bookingId = pathParameter('id', 'The id of the booking.')
const several = array(booking.required()).required()

export const bookingRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'bookings',
      tag,
      summary: 'A page of the bookings of rooms: staff see all, customers their own',
      description:
        'Bookings of meeting rooms and classrooms: staff see all, customers those of their organisation or their own.',
      access: customers,
      parameters: [...pagingParameters, ...listParameters],
      response: listOf(booking, 'BookingList'),
    }),
    async (c) => c.json(await listRows(contextOf(c), bookingResource, c.req.queries())),
  )
  .get(
    '/all',
    operation({
      id: 'allBookings',
      tag,
      summary: 'All bookings',
      description:
        'All bookings that fit the filters at once, as a plain array: staff see all, customers those of their organisation or their own.',
      access: customers,
      parameters: listParameters,
      response: several,
    }),
    async (c) => c.json(await listAllRows(contextOf(c), bookingResource, c.req.queries())),
  )
  .get(
    '/price',
    operation({
      id: 'bookingPrice',
      tag,
      summary: 'What a booking would cost, in the room asked for or else the smallest that fits',
      description:
        'What a booking would cost before anybody asks for it, in cents without and with VAT, in the room named or else in the smallest that fits. `roomType` is null when none fits.',
      access: 'everyone',
      parameters: [
        required(queryParameter('persons', 'integer', 'How many people come.')),
        required(
          queryParameter(
            'dayPart',
            'string',
            'morning (08:30 to 12:30), afternoon (13:00 to 17:00) or all (08:30 to 17:00).',
          ),
        ),
        queryParameter('catering', 'string', 'none, coffee, breakfast, lunch or all-in, a person; none when left out.'),
        queryParameter('roomType', 'string', 'The id of a room type; the smallest that fits when left out.'),
        queryParameter('reducedRate', 'boolean', 'Whether the rate for non-profits and local residents applies.'),
        queryParameter('wheelchairAccess', 'boolean', 'Only rooms that wheelchairs can reach.'),
        queryParameter('pcRoom', 'boolean', 'Only rooms with computers.'),
        queryParameter('whiteboard', 'boolean', 'Only rooms with a whiteboard.'),
        queryParameter(
          'configuration',
          'string',
          'class, computer room, U-shape or theatre: only rooms that can be set up so.',
        ),
        localeParameter('The language of the descriptions of the lines'),
      ],
      response: bookingPrice,
    }),
    cacheTags('roomTypes'),
    async (c) => c.json(await getBookingPrice(contextOf(c), c.req.query())),
  )
  .get(
    '/availability',
    operation({
      id: 'roomAvailability',
      tag,
      summary: 'When rooms are taken, by half days',
      description:
        'The half days of a period on which a room is taken, or quoted to somebody who has not answered yet; all others are free. Says nothing of who asked.',
      access: 'everyone',
      parameters: [
        required(queryParameter('from', 'string', 'The first day, YYYY-MM-DD.')),
        required(queryParameter('to', 'string', 'The last day, at most 61 days later.')),
      ],
      response: roomAvailability,
    }),
    async (c) => c.json(await listRoomAvailability(contextOf(c), c.req.query())),
  )
  .get(
    '/calendar',
    operation({
      id: 'roomCalendar',
      tag,
      summary: 'Who asked for which room when',
      description:
        'The bookings of a period that hold a room or may come to: requests, quotations that wait, and what was approved, the first day first. Refused, canceled and expired ones are left out.',
      access: staff,
      parameters: [
        required(queryParameter('from', 'string', 'The first day, YYYY-MM-DD.')),
        required(queryParameter('to', 'string', 'The last day, at most 61 days later.')),
      ],
      response: array(calendarBooking.required()).required(),
    }),
    async (c) => c.json(await listRoomCalendar(contextOf(c), c.req.query())),
  )
  .get(
    '/user-bookings/:userId',
    operation({
      id: 'userBookings',
      tag,
      summary: 'What a user booked, the latest day first, without canceled ones',
      description: 'What one user booked, the latest day first. Canceled bookings are left out.',
      access: customers,
      parameters: [pathParameter('userId', 'The id of one’s own account; staff may name any.'), ...listParameters],
      response: several,
    }),
    async (c) => c.json(await listUserBookings(contextOf(c), c.req.param('userId'), c.req.queries())),
  )
  .route('/', bookingFile)
  .get(
    '/:id',
    operation({
      id: 'booking',
      tag,
      summary: 'A booking',
      description: 'A booking with its status, its price and what was asked for.',
      access: customers,
      parameters: [bookingId],
      response: booking,
    }),
    async (c) => c.json(await getRow(c.var.parts.db, c.var.user, bookingResource, c.req.param('id'))),
  )
  .get(
    '/:id/history',
    operation({
      id: 'bookingHistory',
      tag,
      summary: 'How a booking got where it is',
      description:
        'Every status that a booking had, the first one first: when, and who of the customer’s people did it.',
      access: customers,
      parameters: [bookingId],
      response: array(bookingMove.required()).required(),
    }),
    async (c) => c.json(await listBookingHistory(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/rivals',
    operation({
      id: 'bookingRivals',
      tag,
      summary: 'Who else has a room at the hours of a booking, or may take it',
      description:
        'The other bookings of the same hours, in whatever room: quotations that can still be approved, and what was approved.',
      access: staff,
      parameters: [bookingId],
      response: array(calendarBooking.required()).required(),
    }),
    async (c) => c.json(await listRivals(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/payment',
    operation({
      id: 'bookingPayment',
      tag,
      summary: 'How paying a booking stands, as the payment provider knows it now',
      description: 'How paying an approved booking stands, as the payment provider knows it at this moment.',
      access: customers,
      parameters: [bookingId],
      response: bookingPayment,
    }),
    async (c) => c.json(await getBookingPayment(contextOf(c), c.req.param('id'))),
  )
  .post(
    '/',
    operation({
      id: 'createBooking',
      tag,
      summary: 'Asks for a room; needs no account',
      description:
        'Asks for a room; staff answer with a quotation by mail. Without an account, name, e-mail address and phone number go along.',
      access: 'everyone',
      failures: ['TOO_MANY'],
      parameters: [onceParameter],
      example: {
        ...{ persons: 10, date: '2027-03-01', dayPart: 'morning', catering: 'coffee', configuration: 'class' },
        ...{ firstName: 'Eva', lastName: 'Smet', email: 'eva.smet@example.org', phone: '+32 2 555 01 20' },
      },
      response: booking,
      status: 201,
    }),
    checkBody(newBooking),
    async (c) =>
      c.json(
        await createBooking(contextOf(c), c.req.valid('json'), readIdempotencyKey(c.req.header(idempotencyHeader))),
        201,
      ),
  )
  .post(
    '/approve-offer',
    operation({
      id: 'approveOffer',
      tag,
      summary: 'Approves the quotation of a booking',
      description:
        'Approves the quotation that a booking waits for: the room is then taken and the invoice goes out. Approving twice changes nothing. `offerNumber` is that of the quotation that was read: another one is 409.',
      access: customers,
      failures: ['NOT_FOUND', 'STATE_CONFLICT', 'OFFER_EXPIRED', 'ROOM_TAKEN', 'ROOM_GIVEN_AWAY', 'EFFECT_CHANGED'],
      parameters: [queryParameter('customerRef', 'string', 'The PO number or reference that the invoice repeats.')],
      response: booking,
    }),
    checkBody(approvedOffer),
    async (c) => c.json(await approveOffer(contextOf(c), c.req.valid('json'), c.req.query('customerRef'))),
  )
  .post(
    '/create-payment',
    operation({
      id: 'createBookingPayment',
      tag,
      summary: 'Where an approved booking is paid',
      description:
        'Begins to pay an approved booking at the payment provider, or goes on with a payment in flight; send the browser to `redirectUrl`. 409 when there is nothing to pay.',
      access: customers,
      failures: ['NOT_FOUND', 'STATE_CONFLICT', 'PROVIDER_UNAVAILABLE'],
      response: checkout,
    }),
    checkBody(paymentRequest),
    async (c) => c.json(await createBookingPayment(contextOf(c), c.req.valid('json'))),
  )
  .post(
    '/offer-example/:id',
    operation({
      id: 'offerExample',
      tag,
      summary: 'The quotation of a booking as a PDF',
      description: 'The quotation of a booking to print; while there is none, an example of what it would say today.',
      access: customers,
      parameters: [bookingId],
      bytes: 'application/pdf',
    }),
    async (c) => sendPdf(c, await printOffer(contextOf(c), c.req.param('id'))),
  )
  .put(
    '/:id',
    operation({
      id: 'updateBooking',
      tag,
      summary: 'Changes a booking or moves it on',
      description:
        'Changes what the body names, or moves the booking to another status: customers cancel, and refuse a quotation with a reason; staff reject a request, send a quotation with its prices, and mark as paid or completed. A move that the status does not allow gets 409.',
      access: customers,
      failures: ['STATE_CONFLICT', 'ROOM_TAKEN', 'ROOM_GIVEN_AWAY', 'ROOM_QUOTED', 'TOO_MANY'],
      parameters: [bookingId],
      response: booking,
    }),
    checkBody(bookingChanges),
    async (c) => c.json(await updateBooking(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete(
    '/:id',
    operation({
      id: 'deleteBooking',
      tag,
      summary: 'Deletes a request that is new',
      description: 'Deletes a request that nobody has responded to yet; whatever came after stays for the books (409).',
      access: staff,
      failures: ['STATE_CONFLICT'],
      parameters: [bookingId],
    }),
    async (c) => {
      await deleteRow(contextOf(c), bookingResource, c.req.param('id'))
      return c.body(null, 204)
    },
  )
