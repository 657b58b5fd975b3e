import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { roomTypes } from '../../db/tables.ts'
import { bookingPrice } from '../../domain/booking-price.ts'
import { bookingWords } from '../../domain/booking-words.ts'
import { roomFacilities } from '../../domain/bookings.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { RequestFacts } from '../../domain/mails.ts'
import { visitOf } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import { suggestRoom } from './rooms.ts'

/** The room that a request names, and the one that it is reckoned with. */
export async function roomsOf(db: Executor, booking: BookingRow) {
  const { roomTypeId } = booking
  const [asked] = roomTypeId ? await db.select().from(roomTypes).where(eq(roomTypes.id, roomTypeId)) : []
  return { asked, room: asked ?? (await suggestRoom(db, booking)) }
}

type Rooms = Awaited<ReturnType<typeof roomsOf>>

/** Everything that a request for a room asks for, as a mail in that language repeats it. */
export function requestFacts(booking: BookingRow, { asked, room }: Rooms, locale: Locale): RequestFacts {
  const { persons, dayPart, catering, reducedRate, configuration } = booking
  const facilities = roomFacilities.filter((name) => booking[name])
  return {
    ...visitOf(booking),
    persons,
    room: asked ? (inLocale(asked.name, locale) ?? '') : bookingWords.roomToChoose[locale],
    setup: bookingWords.configuration[configuration][locale],
    facilities: facilities.map((name) => bookingWords.facility[name][locale]).join(', '),
    catering: bookingWords.catering[catering][locale],
    rate: reducedRate ? bookingWords.reducedRate[locale] : '',
    customerRef: booking.customerRef ?? '',
    notes: booking.notes ?? '',
    estimate: room ? bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }).total : 0,
  }
}
