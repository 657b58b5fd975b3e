import { bookingPrice } from '../../domain/booking-price.ts'
import { dayPartHours } from '../../domain/bookings.ts'
import { plusDays } from '../../domain/days.ts'
import { supplierIn } from '../../domain/provider.ts'
import type { Transaction } from '../client.ts'
import * as tables from '../tables.ts'
import { plannedBookings } from './customers.ts'
import { demoCustomer } from './insert-customers.ts'

/** Statuses before which no quotation was sent. */
const unquoted: string[] = ['new', 'request_rejected', 'canceled']

/** Room bookings of the demo organisation, one in every status. */
export async function insertBookings(tx: Transaction, today: string) {
  const { userId, organisationId, party } = await demoCustomer(tx)
  const rooms = new Map((await tx.select().from(tables.roomTypes)).map((room) => [room.key, room]))
  const year = Number(today.slice(0, 4))
  let quotations = 0
  const rows = plannedBookings.map(({ room: key, in: days, ...booking }) => {
    const room = rooms.get(key) ?? null
    const date = plusDays(today, days)
    const common = {
      ...{ ...booking, date, userId, organisationId, roomTypeId: room?.id, language: 'nl', whiteboard: true },
      ...{ firstName: 'Lies', lastName: 'Vermeulen', email: 'contact@leerplein.test', phone: '+32 2 000 00 01' },
      ...{ organisationName: party.name, vat: party.vat },
    }
    if (unquoted.includes(booking.status)) return common
    quotations += 1
    const number = `Q${year}-${String(quotations).padStart(4, '0')}`
    const isOld = booking.status === 'quotation_expired' || booking.status === 'completed'
    const issuedOn = plusDays(today, isOld ? -45 : -4)
    const validUntil = plusDays(issuedOn, 30)
    const { persons, dayPart, catering } = booking
    const { lines, ...totals } = bookingPrice({ persons, dayPart, catering, reducedRate: false, room, locale: 'nl' })
    const offer = {
      ...{
        locale: 'nl' as const,
        number,
        issuedOn,
        validUntil,
        date,
        ...dayPartHours[dayPart],
        persons,
        reference: null,
      },
      ...{ supplier: supplierIn('nl'), customer: party, room: room?.name.nl ?? '', ...totals },
      lines: lines.map(({ kind: _, ...line }) => line),
      floor: { seed: key, family: 'sky' },
    }
    return { ...common, offer, offerValidUntil: validUntil }
  })
  await tx.insert(tables.bookings).values(rows)
  await tx.insert(tables.quotationNumbers).values({ year, last: quotations })
}
