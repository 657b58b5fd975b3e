import { ValidationError } from 'yup'
import { type BookingPriceQuery, bookingPriceQuery } from '../../../schemas/booking.ts'
import { bookingPrice } from '../../domain/booking-price.ts'
import { defaultLocale } from '../../domain/locales.ts'
import { assertPlainValues } from '../assert-plain-values.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { findRoom, suggestRoom } from './rooms.ts'

async function readQuery(query: Record<string, string>): Promise<BookingPriceQuery> {
  assertPlainValues(query)
  try {
    return await bookingPriceQuery.validate(query, { abortEarly: false })
  } catch (failure) {
    if (!ValidationError.isError(failure)) throw failure
    throw new ApiError(
      'INVALID',
      failure.inner.map(({ path = '', message }) => ({ path, message })),
    )
  }
}

/** What a booking would cost, before anybody asks for it. */
export async function getBookingPrice({ db }: ApiContext, given: Record<string, string>) {
  const query = await readQuery(given)
  const { persons, dayPart, catering = 'none', reducedRate = false, locale = defaultLocale } = query
  const room = query.roomType ? await findRoom(db, query.roomType, persons) : await suggestRoom(db, query)
  return {
    roomType: room?.id ?? null,
    ...bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }),
  }
}
