import { sql } from 'drizzle-orm'
import { bookings } from '../../../db/tables.ts'
import { instantOf } from '../../platform/index.ts'

export const quotation = sql`case when offer is not null then json_build_object(
  'number', offer->'number', 'issuedOn', offer->'issuedOn', 'validUntil', offer->'validUntil',
  'date', offer->'date', 'start', offer->'start', 'end', offer->'end',
  'room', offer->'room', 'persons', offer->'persons', 'reference', offer->'reference',
  'lines', offer->'lines', 'agreed', case when offer ? 'agreed' then json_build_object(
    'roomPrice', offer->'agreed'->'roomPrice', 'cateringPrice', offer->'agreed'->'cateringPrice',
    'discount', offer->'agreed'->'discount') end, 'net', offer->'net', 'vat', offer->'vat', 'total', offer->'total') end`

const issuedInvoice = sql`(
  select json_build_object('_id', invoices.id, 'number', invoices.number)
  from invoices where invoices.booking_id = bookings.id)`

export const bookingColumns = {
  _id: bookings.id,
  status: bookings.status,
  persons: bookings.persons,
  date: bookings.date,
  dayPart: bookings.dayPart,
  catering: bookings.catering,
  reducedRate: bookings.reducedRate,
  wheelchairAccess: bookings.wheelchairAccess,
  pcRoom: bookings.pcRoom,
  whiteboard: bookings.whiteboard,
  configuration: bookings.configuration,
  roomType: bookings.roomTypeId,
  roomName: sql`(select room_types.name from room_types where room_types.id = bookings.room_type_id)`,
  notes: bookings.notes,
  customerRef: bookings.customerRef,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  organisationName: bookings.organisationName,
  vat: bookings.vat,
  address: bookings.address,
  zip: bookings.zip,
  city: bookings.city,
  country: bookings.country,
  language: bookings.language,
  user: bookings.userId,
  organisation: bookings.organisationId,
  offerValidUntil: bookings.offerValidUntil,
  reason: bookings.reason,
  offer: quotation,
  issuedInvoice,
  createdAt: instantOf(bookings.createdAt),
  updatedAt: instantOf(bookings.updatedAt),
}
