import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { organisations, users } from '../../db/tables.ts'
import { bookingPrice } from '../../domain/booking-price.ts'
import { bookingWords } from '../../domain/booking-words.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { AgreedPrices, Party, QuotationDocument } from '../../domain/documents.ts'
import { inLocale } from '../../domain/locales.ts'
import { supplierIn } from '../../domain/provider.ts'
import { invalid } from '../errors.ts'
import { localeOf, visitOf } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import type { RoomRow } from './rooms.ts'

/** Who gets the quotation, and what he wants to read on it. */
async function customerOf(db: Executor, booking: BookingRow): Promise<{ customer: Party; reference: string | null }> {
  const { organisationId, userId, organisationName, firstName, lastName, vat, email } = booking
  const [own] = organisationId ? await db.select().from(organisations).where(eq(organisations.id, organisationId)) : []
  const [person] = userId && !own ? await db.select().from(users).where(eq(users.id, userId)) : []
  const { address = null, zip = null, city = null, country = null } = own ?? person ?? {}
  return {
    customer: { name: organisationName ?? `${firstName} ${lastName}`, address, zip, city, country, vat, email },
    reference: booking.customerRef ?? own?.reference ?? null,
  }
}

interface Offer {
  number: string
  validUntil: string
  room: RoomRow | null
  agreed?: AgreedPrices
}

/** Everything the quotation for a booking says, as of today; 400 for a discount larger than the price. */
export async function makeQuotation(
  db: Executor,
  booking: BookingRow,
  { number, validUntil, room, agreed }: Offer,
): Promise<QuotationDocument> {
  const { persons, dayPart, catering, reducedRate } = booking
  const locale = localeOf(booking)
  const price = bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }, agreed)
  if (price.net < 0) throw invalid('discount.amount', 'error.discount')
  return {
    ...price,
    lines: price.lines.map(({ kind: _, ...line }) => line),
    ...{ locale, number, validUntil, persons, agreed },
    issuedOn: brusselsDay(new Date()),
    supplier: supplierIn(locale),
    ...(await customerOf(db, booking)),
    ...visitOf(booking),
    room: inLocale(room?.name, locale) ?? bookingWords.roomToChoose[locale],
    ...(room && { floor: { seed: room.key, family: 'sky' } }),
  }
}
