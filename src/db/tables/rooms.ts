import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BookingStatus, CateringType, DayPart, RoomConfiguration } from '../../domain/bookings.ts'
import type { QuotationDocument } from '../../domain/documents.ts'
import { createdAt, id, instant, localized, state, updatedAt } from './columns.ts'
import { organisations, users } from './identity.ts'
import { files } from './platform.ts'

export const roomTypes = pgTable('room_types', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  capacity: integer('capacity').notNull(),
  /** Square metres. */
  surface: integer('surface').notNull(),
  priceHalfDay: integer('price_half_day').notNull(),
  priceFullDay: integer('price_full_day').notNull(),
  wheelchairAccess: boolean('wheelchair_access').notNull(),
  pcRoom: boolean('pc_room').notNull(),
  whiteboard: boolean('whiteboard').notNull(),
  configurations: text('configurations').array().$type<RoomConfiguration[]>().notNull(),
  pictureId: uuid('picture_id').references(() => files.id),
  sequence: integer('sequence').notNull(),
  updatedAt: updatedAt(),
})

/** A request for a room, and all that follows from it (spec sections 3 and 4, Booking). Needs no account. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    status: state<BookingStatus>('status').notNull().default('new'),
    userId: uuid('user_id').references(() => users.id),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    roomTypeId: uuid('room_type_id').references(() => roomTypes.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    organisationName: text('organisation_name'),
    vat: text('vat'),
    /** Where the invoice goes: known of the account, or asked when the quotation is approved. */
    address: text('address'),
    zip: text('zip'),
    city: text('city'),
    country: text('country'),
    language: text('language').notNull().default('nl'),
    persons: integer('persons').notNull(),
    date: date('date').notNull(),
    dayPart: text('day_part').$type<DayPart>().notNull(),
    catering: text('catering').$type<CateringType>().notNull().default('none'),
    /** Non-profits and local residents pay less (spec section 9). */
    reducedRate: boolean('reduced_rate').notNull().default(false),
    wheelchairAccess: boolean('wheelchair_access').notNull().default(false),
    pcRoom: boolean('pc_room').notNull().default(false),
    whiteboard: boolean('whiteboard').notNull().default(false),
    configuration: text('configuration').$type<RoomConfiguration>().notNull(),
    notes: text('notes'),
    customerRef: text('customer_ref'),
    offerValidUntil: date('offer_valid_until'),
    /** Why the customer refused the quotation, or why the request was turned down. */
    reason: text('reason'),
    /** The quotation as it was sent. */
    offer: jsonb('offer').$type<QuotationDocument>(),
    /** Of the link by which a guest answers the quotation. */
    offerTokenHash: text('offer_token_hash'),
    /** Tells the same request, sent again, from another one (src/api/platform/idempotent.ts). */
    requestHash: text('request_hash'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('bookings_request').on(table.requestHash),
    // What a guest asked for, until an account proves the address.
    index('bookings_guest').on(sql`lower(${table.email})`).where(sql`user_id is null and organisation_id is null`),
    uniqueIndex('bookings_offer_token').on(table.offerTokenHash),
    index('bookings_user').on(table.userId, table.date),
    index('bookings_organisation').on(table.organisationId, table.date),
    index('bookings_room_date').on(table.roomTypeId, table.date),
    index('bookings_date').on(table.date),
    // For the panel's search.
    index('bookings_called').using(
      'gin',
      sql`person_text(${table.firstName}, ${table.lastName}, ${table.email}, ${table.organisationName}) gin_trgm_ops`,
    ),
    index('bookings_phone').using('gin', sql`regexp_replace(${table.phone}, '\\D', '', 'g') gin_trgm_ops`),
    index('bookings_offer').on(sql`(${table.offer}->>'number')`),
    // Two approved bookings never meet in one room: see approvedStatuses and overlapping in the domain.
    uniqueIndex('bookings_room_morning')
      .on(table.roomTypeId, table.date)
      .where(sql`status in ('waiting_for_payment', 'paid', 'completed') and day_part in ('morning', 'all')`),
    uniqueIndex('bookings_room_afternoon')
      .on(table.roomTypeId, table.date)
      .where(sql`status in ('waiting_for_payment', 'paid', 'completed') and day_part in ('afternoon', 'all')`),
    index('bookings_offers').on(table.offerValidUntil).where(sql`status = 'waiting_for_customer'`),
  ],
)

/** The last quotation number given in a year. */
export const quotationNumbers = pgTable('quotation_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
