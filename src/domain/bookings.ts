import { brusselsInstant } from './days.ts'
import type { AgreedPrices, DocumentLine, Totals } from './documents.ts'
import { inLocale, type Locale, type Localized } from './locales.ts'
import type { StateTable } from './state-table.ts'
import { totalsOf, vatRate, withAmount } from './vat.ts'

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

export type BookingActor = 'customer' | 'staff' | 'job' | 'payment' | 'undo'

/**
 * Who may move a booking from which status to which. Staff approve and refuse for customers without an account; a
 * quotation that is sent again with other terms stays with the customer. `undo` is staff who take back that money came.
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
  paid: { completed: ['job', 'staff'], canceled: ['staff'], waiting_for_payment: ['undo'] },
  completed: { waiting_for_payment: ['undo'] },
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

/** What the house keeps a room for. */
export const ownUseReasons = ['maintenance', 'meeting', 'other'] as const
export type OwnUseReason = (typeof ownUseReasons)[number]

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

const dayPartNames: Record<DayPart, Localized> = {
  morning: { nl: 'voormiddag', en: 'morning', fr: 'matin' },
  afternoon: { nl: 'namiddag', en: 'afternoon', fr: 'après-midi' },
  all: { nl: 'hele dag', en: 'full day', fr: 'journée entière' },
}

const cateringNames: Record<CateringType, Localized> = {
  none: { nl: 'Geen catering', en: 'No catering', fr: 'Sans restauration' },
  coffee: { nl: 'Koffie, thee en water', en: 'Coffee, tea and water', fr: 'Café, thé et eau' },
  breakfast: { nl: 'Ontbijt', en: 'Breakfast', fr: 'Petit-déjeuner' },
  lunch: { nl: 'Lunch', en: 'Lunch', fr: 'Lunch' },
  'all-in': { nl: 'Catering all-in', en: 'All-in catering', fr: 'Restauration tout compris' },
}

const configurationNames: Record<RoomConfiguration, Localized> = {
  class: { nl: 'Klas', en: 'Class', fr: 'Classe' },
  'computer room': { nl: 'Computerlokaal', en: 'Computer room', fr: 'Salle informatique' },
  'U-shape': { nl: 'U-vorm', en: 'U shape', fr: 'En U' },
  theatre: { nl: 'Theater', en: 'Theatre', fr: 'Théâtre' },
}

const facilityNames: Record<RoomFacility, Localized> = {
  wheelchairAccess: { nl: 'toegankelijk met een rolstoel', en: 'wheelchair access', fr: 'accès en fauteuil roulant' },
  pcRoom: { nl: 'computers', en: 'computers', fr: 'ordinateurs' },
  whiteboard: { nl: 'whiteboard', en: 'whiteboard', fr: 'tableau blanc' },
}

/** What documents and mails say of a booking, in the customer's language. */
export const bookingWords = {
  dayPart: dayPartNames,
  catering: cateringNames,
  configuration: configurationNames,
  facility: facilityNames,
  reducedRate: { nl: 'verlaagd tarief', en: 'reduced rate', fr: 'tarif réduit' },
  roomToChoose: { nl: 'Zaal nog te bepalen', en: 'Room to be chosen', fr: 'Salle à déterminer' },
} satisfies Record<string, Localized | Record<string, Localized>>

/** Percent off room and catering for non-profits and local residents (spec section 9, which names no number). */
const reducedRateDiscount = 20

/** A room as far as its price goes: cents excluding VAT. */
interface PricedRoom {
  name: Partial<Record<Locale, string | null>> | null
  priceHalfDay: number
  priceFullDay: number
}

export interface PriceRequest {
  persons: number
  dayPart: DayPart
  catering: CateringType
  reducedRate: boolean
  /** null while no room is chosen: then only the catering has a price. */
  room: PricedRoom | null
  locale: Locale
}

type PriceLineKind = 'room' | 'catering' | 'discount'
type PriceLine = DocumentLine & { kind: PriceLineKind }
export interface BookingPrice extends Totals {
  lines: PriceLine[]
}

/** Cents, for whoever pays the reduced rate. */
export const reduced = (price: number) => Math.round((price * (100 - reducedRateDiscount)) / 100)
const percent: Record<Locale, string> = { nl: '%', en: '%', fr: ' %' }

/** What a booking costs, line by line. Agreed prices stand as they are: the reduced rate takes nothing off them. */
export function bookingPrice(request: PriceRequest, agreed: AgreedPrices = {}): BookingPrice {
  const { persons, dayPart, catering, reducedRate, room, locale } = request
  const suffix = ` (${bookingWords.reducedRate[locale]} -${reducedRateDiscount}${percent[locale]})`

  function line(
    kind: PriceLineKind,
    description: string,
    quantity: number,
    price: number,
    agreedPrice?: number | null,
  ) {
    const isReduced = reducedRate && typeof agreedPrice !== 'number'
    const unitPrice = agreedPrice ?? (reducedRate ? reduced(price) : price)
    const text = isReduced ? description + suffix : description
    return { kind, ...withAmount({ description: text, quantity, unitPrice, vatRate }) }
  }

  const lines: PriceLine[] = []
  if (room) {
    const description = `${inLocale(room.name, locale)}, ${bookingWords.dayPart[dayPart][locale]}`
    const price = dayPart === 'all' ? room.priceFullDay : room.priceHalfDay
    lines.push(line('room', description, 1, price, agreed.roomPrice))
  }
  if (catering !== 'none') {
    const description = bookingWords.catering[catering][locale]
    lines.push(line('catering', description, persons, cateringPrices[catering], agreed.cateringPrice))
  }
  if (agreed.discount) {
    const { description, amount } = agreed.discount
    lines.push({ kind: 'discount', ...withAmount({ description, quantity: 1, unitPrice: -amount, vatRate }) })
  }
  return { lines, ...totalsOf(lines) }
}

export type RoomWishes = { persons: number; configuration?: RoomConfiguration } & Partial<Record<RoomFacility, boolean>>

type FittingRoom = { capacity: number; configurations: readonly (string | null)[] } & Record<RoomFacility, boolean>

/** What of somebody's wishes a room does not have, by the name of the field; empty when it fits. */
export function missingIn(room: FittingRoom, wishes: RoomWishes): ('persons' | 'configuration' | RoomFacility)[] {
  const { persons, configuration } = wishes
  return [
    ...(room.capacity < persons ? (['persons'] as const) : []),
    ...(configuration && !room.configurations.includes(configuration) ? (['configuration'] as const) : []),
    ...roomFacilities.filter((facility) => wishes[facility] && !room[facility]),
  ]
}

/** Hours of a day in Brussels as instants: summer time or not, '09:00' is nine o'clock. */
export const partOfDay = (day: string, { from, until }: { from: string; until: string }) => ({
  start: brusselsInstant(day, from).toISOString(),
  end: brusselsInstant(day, until).toISOString(),
})
