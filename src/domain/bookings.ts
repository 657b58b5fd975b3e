import { brusselsInstant } from './days.ts'
import type { StateTable } from './state-table.ts'

/** Spec section 4, Room booking statuses; `rejected` is a quotation the customer refused. */
export const bookingStatuses = [
  'new',
  'request_rejected',
  'rejected',
  'waiting_for_customer',
  'quotation_expired',
  'waiting_for_payment',
  'paid',
  'completed',
  'canceled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingActor = 'customer' | 'staff' | 'job' | 'payment'

/**
 * Who may move a booking from which status to which. Staff approve and refuse for customers without an account; a
 * quotation that is sent again with other terms stays with the customer.
 */
export const bookingTransitions: StateTable<BookingStatus, BookingActor> = {
  new: { request_rejected: ['staff'], waiting_for_customer: ['staff'], canceled: ['customer', 'staff'] },
  request_rejected: {},
  rejected: {},
  waiting_for_customer: {
    waiting_for_customer: ['staff'],
    waiting_for_payment: ['customer', 'staff'],
    rejected: ['customer', 'staff'],
    quotation_expired: ['job'],
    canceled: ['staff'],
  },
  quotation_expired: { waiting_for_customer: ['staff'], canceled: ['staff'] },
  waiting_for_payment: { paid: ['payment', 'staff'], canceled: ['staff'] },
  paid: { completed: ['job', 'staff'], canceled: ['staff'] },
  completed: {},
  canceled: {},
}

/** The customer has approved the quotation: from here on nobody else gets the room. */
export const approvedStatuses = ['waiting_for_payment', 'paid', 'completed'] as const satisfies BookingStatus[]

/** What may still come to a room, or came: a request that was refused, canceled or ran out holds nothing. */
export const calendarStatuses = ['new', 'waiting_for_customer', ...approvedStatuses] as const satisfies BookingStatus[]

/** Spec section 9, Room day parts: local time in Brussels. */
export const dayParts = ['morning', 'afternoon', 'all'] as const
export type DayPart = (typeof dayParts)[number]
export const dayPartHours: Record<DayPart, { start: string; end: string }> = {
  morning: { start: '08:30', end: '12:30' },
  afternoon: { start: '13:00', end: '17:00' },
  all: { start: '08:30', end: '17:00' },
}

/** Whether that part of a day (YYYY-MM-DD) has begun in Brussels; `now` is an instant. */
export const hasBegun = (day: string, part: DayPart, now: string | Date): boolean =>
  brusselsInstant(day, dayPartHours[part].start) <= new Date(now)

/** The day parts that would meet in one room. */
export const overlapping = (part: DayPart): DayPart[] => (part === 'all' ? [...dayParts] : [part, 'all'])

/** What a room is taken by: half days, of which a whole day has both. */
export const halfDays = ['morning', 'afternoon'] as const satisfies DayPart[]
export type HalfDay = (typeof halfDays)[number]
export const halfDaysOf = (part: DayPart): HalfDay[] => (part === 'all' ? [...halfDays] : [part])

/** Why a room is not simply free: taken for good, or quoted to somebody who has not answered yet. */
export const roomStates = ['taken', 'quoted'] as const
export type RoomState = (typeof roomStates)[number]

/** Spec section 9: cents a person, excluding VAT. */
export const cateringTypes = ['none', 'coffee', 'breakfast', 'lunch', 'all-in'] as const
export type CateringType = (typeof cateringTypes)[number]
export const cateringPrices: Record<CateringType, number> = {
  none: 0,
  coffee: 500,
  breakfast: 1200,
  lunch: 1200,
  'all-in': 2400,
}

/** Spec section 3, Booking: how the tables stand. */
export const roomConfigurations = ['class', 'computer room', 'U-shape', 'theatre'] as const
export type RoomConfiguration = (typeof roomConfigurations)[number]

/** Spec section 3, Booking, facilities. */
export const roomFacilities = ['wheelchairAccess', 'pcRoom', 'whiteboard'] as const
export type RoomFacility = (typeof roomFacilities)[number]

/** Whom a room is for. */
export const customerOf = ({
  organisationName,
  firstName,
  lastName,
}: {
  organisationName: string | null
  firstName: string
  lastName: string
}) => organisationName ?? `${firstName} ${lastName}`
