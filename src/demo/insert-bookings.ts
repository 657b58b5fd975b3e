import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { type BookingStatus, bookingPrice, dayPartHours } from '../domain/bookings.ts'
import { plusDays } from '../domain/days.ts'
import { supplierIn } from '../domain/provider.ts'
import { lessonDayFrom } from './calendar.ts'
import { type PlannedBooking, plannedBookings } from './customers.ts'
import type { Customer } from './demo-customer.ts'
import type { PlannedInvoice } from './insert-money.ts'
import { numberByYear } from './random.ts'

type Move = Pick<typeof tables.stateChanges.$inferInsert, 'from' | 'to' | 'userId' | 'createdAt'>

interface Moved {
  planned: PlannedBooking
  /** The day itself, and until when the quotation held. */
  date: string
  validUntil?: string
}

/** Days ago on which a booking was asked for. */
const askedDaysAgo = ({ quoted = 10 }: PlannedBooking) => quoted + 2

/** How a booking of the demo got to its status, day by day. */
function movesOf(
  { planned, date, validUntil = date }: Moved,
  today: string,
  actors: Record<'customer' | 'staff', string>,
): Move[] {
  const { status, quoted, invoiced } = planned
  const { customer, staff } = actors
  const asked = plusDays(today, -askedDaysAgo(planned))
  const steps: [to: BookingStatus, day: string, userId: string | null][] = [['new', asked, customer]]
  if (quoted !== undefined) steps.push(['waiting_for_customer', plusDays(today, -quoted), staff])
  if (invoiced !== undefined) steps.push(['waiting_for_payment', plusDays(today, -invoiced), customer])
  if (invoiced !== undefined && status !== 'waiting_for_payment')
    steps.push(['paid', plusDays(today, 1 - invoiced), null])
  const last: Partial<Record<BookingStatus, (typeof steps)[number]>> = {
    request_rejected: ['request_rejected', plusDays(asked, 1), staff],
    rejected: ['rejected', plusDays(asked, 4), customer],
    quotation_expired: ['quotation_expired', plusDays(validUntil, 1), null],
    completed: ['completed', date, null],
    canceled: ['canceled', plusDays(asked, 3), customer],
  }
  const ending = last[status]
  return [...steps, ...(ending ? [ending] : [])].map(([to, day, userId], place, all) => ({
    from: all[place - 1]?.[0] ?? null,
    to,
    userId,
    createdAt: new Date(`${day}T0${7 + (place % 3)}:12:00Z`),
  }))
}

const locale = 'nl'
const daysValid = 30

type Room = typeof tables.roomTypes.$inferSelect

interface Entry {
  id: string
  planned: PlannedBooking
  room: Room
  date: string
}

/** The quotation as it was sent; still without its number. */
function quotationOf({ party }: Customer, { planned, room, date }: Entry, issuedOn: string, today: string) {
  const { persons, dayPart, catering, validFor } = planned
  const price = bookingPrice({ persons, dayPart, catering, reducedRate: false, room, locale })
  return {
    ...price,
    ...({ locale, issuedOn, date, ...dayPartHours[dayPart], persons, reference: null } as const),
    validUntil: validFor === undefined ? plusDays(issuedOn, daysValid) : plusDays(today, validFor),
    supplier: supplierIn(locale),
    customer: party,
    room: room.name.nl,
    lines: price.lines.map(({ kind: _, ...line }) => line),
    floor: { seed: room.key, family: 'sky' },
  }
}

function rowOf({ userId, organisationId, party }: Customer, { id, planned, room, date }: Entry, today: string) {
  const { status, persons, dayPart, catering, configuration, reason, notes, wheelchairAccess } = planned
  return {
    id,
    status,
    persons,
    date,
    dayPart,
    catering,
    configuration,
    reason,
    notes,
    userId,
    organisationId,
    roomTypeId: room.id,
    language: locale,
    whiteboard: true,
    wheelchairAccess,
    organisationName: party.name,
    vat: party.vat,
    address: party.address,
    zip: party.zip,
    city: party.city,
    country: party.country,
    firstName: 'Lies',
    lastName: 'Vermeulen',
    email: 'contact@leerplein.test',
    phone: '+32 2 000 00 01',
    createdAt: new Date(plusDays(today, -askedDaysAgo(planned))),
  }
}

async function staffOf(tx: Transaction): Promise<string> {
  const [member] = await tx.select().from(tables.users).where(eq(tables.users.role, 'STAFF')).limit(1)
  if (!member) throw new Error('The demo has no staff')
  return member.id
}

const dayOf = ({ in: ahead }: PlannedBooking, today: string) => lessonDayFrom(plusDays(today, ahead))

/** The days on which customers ask for a room, or have it. */
export const bookedDays = (today: string) =>
  plannedBookings.map((planned) => ({ room: planned.room, date: dayOf(planned, today) }))

async function planEntries(tx: Transaction, today: string): Promise<Entry[]> {
  const rooms = await tx.select().from(tables.roomTypes)
  return plannedBookings.map((planned) => {
    const room = rooms.find(({ key }) => key === planned.room)
    if (!room) throw new Error(`The demo has no room '${planned.room}'`)
    return { id: randomUUID(), planned, room, date: dayOf(planned, today) }
  })
}

/** Room bookings of the demo organisation, one in every status; gives the invoices of those that were approved. */
export async function insertBookings(tx: Transaction, customer: Customer, today: string): Promise<PlannedInvoice[]> {
  const entries = await planEntries(tx, today)
  const quotations = entries.flatMap((entry) => {
    const { quoted } = entry.planned
    if (quoted === undefined) return []
    return [{ id: entry.id, ...quotationOf(customer, entry, plusDays(today, -quoted), today) }]
  })
  const { numbered, counters } = numberByYear(quotations, 'Q')
  const offers = new Map(numbered.map(({ id, ...offer }) => [id, offer]))
  await tx.insert(tables.bookings).values(
    entries.map((entry) => {
      const offer = offers.get(entry.id)
      return { ...rowOf(customer, entry, today), offer, offerValidUntil: offer?.validUntil }
    }),
  )
  await tx.insert(tables.quotationNumbers).values(counters)
  const actors = { customer: customer.userId, staff: await staffOf(tx) }
  await tx.insert(tables.stateChanges).values(
    entries.flatMap(({ id: entityId, planned, date }) => {
      const validUntil = offers.get(entityId)?.validUntil
      return movesOf({ planned, date, validUntil }, today, actors).map((move) => ({
        entity: 'booking',
        entityId,
        ...move,
      }))
    }),
  )
  return entries.flatMap(({ id: bookingId, planned: { status, invoiced } }) => {
    const offer = offers.get(bookingId)
    if (!offer || invoiced === undefined) return []
    const { lines, floor } = offer
    const issuedOn = plusDays(today, -invoiced)
    const isOpen = status === 'waiting_for_payment'
    const paid = isOpen ? ('open' as const) : ('paid' as const)
    return [{ customer, bookingId, issuedOn, status: paid, lines, floor }]
  })
}
