import { bookingPriceQuery } from '../../../../schemas/booking.ts'
import { bookingPrice } from '../../../domain/booking-price.ts'
import { defaultLocale } from '../../../domain/locales.ts'
import { type ApiContext, readQuery } from '../../platform/index.ts'
import { findRoom, suggestRoom } from './rooms.ts'

/** What a booking would cost, before anybody asks for it. */
export async function getBookingPrice({ db }: ApiContext, given: Record<string, string>) {
  const query = await readQuery(bookingPriceQuery, given)
  const { persons, dayPart, catering = 'none', reducedRate = false, locale = defaultLocale } = query
  const room = query.roomType ? await findRoom(db, query.roomType, persons) : await suggestRoom(db, query)
  return {
    roomType: room?.id ?? null,
    ...bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }),
  }
}
