import { Hono } from 'hono'
import { array } from 'yup'
import { approvedOffer, booking, bookingChanges, bookingPrice, newBooking } from '../../../schemas/booking.ts'
import { checkout, paymentRequest } from '../../../schemas/payment.ts'
import { cacheTags } from '../cache-tags.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { listOf, listParameter, operation, pagingParameters, queryParameter } from '../openapi/operation.ts'
import { deleteRow } from '../resource/delete-row.ts'
import { getRow } from '../resource/get-row.ts'
import { listAllRows, listRows } from '../resource/list-rows.ts'
import { sendPdf } from '../send-pdf.ts'
import { approveOffer } from './approve-offer.ts'
import { bookingResource } from './booking-resource.ts'
import { createBooking } from './create-booking.ts'
import { createBookingPayment } from './create-booking-payment.ts'
import { getBookingPrice } from './get-booking-price.ts'
import { listUserBookings } from './list-user-bookings.ts'
import { printOffer } from './print-offer.ts'
import { updateBooking } from './update-booking.ts'

const tag = 'bookings'
const filters = Object.keys(bookingResource.filters).map((name) => queryParameter(name, 'string'))
const sort = listParameter('sort', 'field:ASC or field:DESC')
const several = array(booking.required()).required()

export const bookingRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'bookings',
      tag,
      summary: 'A page of the bookings of rooms: staff see all, customers their own',
      parameters: [...pagingParameters, sort, ...filters],
      answer: listOf(booking, 'BookingList'),
    }),
    async (c) => c.json(await listRows(contextOf(c), bookingResource, c.req.queries())),
  )
  .get(
    '/all',
    operation({ id: 'allBookings', tag, summary: 'All bookings', parameters: [sort, ...filters], answer: several }),
    async (c) => c.json(await listAllRows(contextOf(c), bookingResource, c.req.queries())),
  )
  .get(
    '/price',
    operation({
      id: 'bookingPrice',
      tag,
      summary: 'What a booking would cost, in the room asked for or else the smallest that fits',
      parameters: [
        { ...queryParameter('persons', 'integer'), required: true },
        { ...queryParameter('dayPart', 'string', 'morning, afternoon or all'), required: true },
        queryParameter('catering', 'string', 'none, coffee, breakfast, lunch or all-in'),
        queryParameter('roomType', 'string', 'The id of a room type'),
        queryParameter('reducedRate', 'boolean', 'For non-profits and local residents'),
        ...['wheelchairAccess', 'pcRoom', 'whiteboard'].map((name) => queryParameter(name, 'boolean')),
        queryParameter('configuration', 'string', 'class, computer room, U-shape or theatre'),
        queryParameter('locale', 'string', 'nl, en or fr'),
      ],
      answer: bookingPrice,
    }),
    cacheTags('roomTypes'),
    async (c) => c.json(await getBookingPrice(contextOf(c), c.req.query())),
  )
  .get(
    '/user-bookings/:userId',
    operation({
      id: 'userBookings',
      tag,
      summary: 'What a user booked, the latest day first, without canceled ones unless a filter asks for them',
      parameters: [sort, ...filters],
      answer: several,
    }),
    async (c) => c.json(await listUserBookings(contextOf(c), c.req.param('userId'), c.req.queries())),
  )
  .get('/:id', operation({ id: 'booking', tag, summary: 'A booking', answer: booking }), async (c) =>
    c.json(await getRow(c.var.parts.db, c.var.user, bookingResource, c.req.param('id'))),
  )
  .post(
    '/',
    operation({
      id: 'createBooking',
      tag,
      summary: 'Asks for a room; needs no account',
      answer: booking,
      status: 201,
    }),
    checkBody(newBooking.noUnknown()),
    async (c) => c.json(await createBooking(contextOf(c), c.req.valid('json')), 201),
  )
  .post(
    '/approve-offer',
    operation({
      id: 'approveOffer',
      tag,
      summary: 'Approves the quotation of a booking',
      parameters: [queryParameter('customerRef', 'string', 'The PO number or reference the invoice repeats')],
      answer: booking,
    }),
    checkBody(approvedOffer.noUnknown()),
    async (c) => c.json(await approveOffer(contextOf(c), c.req.valid('json'), c.req.query('customerRef'))),
  )
  .post(
    '/create-payment',
    operation({
      id: 'createBookingPayment',
      tag,
      summary: 'Where an approved booking is paid',
      answer: checkout,
    }),
    checkBody(paymentRequest.noUnknown()),
    async (c) => c.json(await createBookingPayment(contextOf(c), c.req.valid('json').id)),
  )
  .post('/offer-example/:id', async (c) => sendPdf(c, await printOffer(contextOf(c), c.req.param('id'))))
  .put(
    '/:id',
    operation({ id: 'updateBooking', tag, summary: 'Changes a booking or moves it on', answer: booking }),
    checkBody(bookingChanges.noUnknown()),
    async (c) => c.json(await updateBooking(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', operation({ id: 'deleteBooking', tag, summary: 'Deletes a request that is new' }), async (c) => {
    await deleteRow(contextOf(c), bookingResource, c.req.param('id'))
    return c.body(null, 204)
  })
