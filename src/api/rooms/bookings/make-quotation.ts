import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { organisations } from '../../../db/tables.ts'
import { bookingPrice } from '../../../domain/booking-price.ts'
import { bookingWords } from '../../../domain/booking-words.ts'
import { customerOf } from '../../../domain/bookings.ts'
import { brusselsDay } from '../../../domain/days.ts'
import type { AgreedPrices, Party, QuotationDocument } from '../../../domain/documents.ts'
import { inLocale } from '../../../domain/locales.ts'
import { supplierIn } from '../../../domain/provider.ts'
import { invalid } from '../../platform/index.ts'
import { localeOf, visitOf } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import type { RoomRow } from './rooms.ts'

/** Who gets the quotation and its invoice. */
export function partyOf(booking: BookingRow): Party {
  const { address, zip, city, country, vat, email } = booking
  return { name: customerOf(booking), address, zip, city, country, vat, email }
}

/** What the customer wants to read on it. */
async function referenceOf(db: Executor, { customerRef, organisationId }: BookingRow): Promise<string | null> {
  if (customerRef || !organisationId) return customerRef
  const [own] = await db
    .select({ reference: organisations.reference })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return own?.reference ?? null
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
    customer: partyOf(booking),
    reference: await referenceOf(db, booking),
    ...visitOf(booking),
    room: inLocale(room?.name, locale) ?? bookingWords.roomToChoose[locale],
    ...(room && { floor: { seed: room.key, family: 'sky' } }),
  }
}
