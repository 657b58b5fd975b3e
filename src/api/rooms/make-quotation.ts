import { and, eq } from 'drizzle-orm'
import { pdfName, quotationPdf } from '../../adapters/pdf.ts'
import type { Executor } from '../../db/client.ts'
import { bookings, organisations } from '../../db/tables.ts'
import { bookingPrice, bookingWords, customerOf } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { AgreedPrices, Party, QuotationDocument } from '../../domain/documents.ts'
import { inLocale } from '../../domain/locales.ts'
import { supplierIn } from '../../domain/provider.ts'
import { type ApiContext, ApiError, invalid, type Printed } from '../platform/index.ts'
import { type BookingRow, visibleBookings } from './booking-resource.ts'
import { type RoomRow, roomsOf } from './rooms.ts'
import { localeOf, visitOf } from './transition-booking.ts'

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

/** Everything the quotation for a booking says, as of today; 400 for a discount larger than the price. */
export async function makeQuotation(
  db: Executor,
  booking: BookingRow,
  offer: { number: string; validUntil: string; room: RoomRow | null; agreed?: AgreedPrices },
): Promise<QuotationDocument> {
  const { room, agreed, ...said } = offer
  const { persons, dayPart, catering, reducedRate } = booking
  const locale = localeOf(booking)
  const price = bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }, agreed)
  if (price.net < 0) throw invalid('discount.amount', 'error.discount')
  return {
    ...price,
    lines: price.lines.map(({ kind: _, ...line }) => line),
    locale,
    ...said,
    persons,
    agreed,
    issuedOn: brusselsDay(new Date()),
    supplier: supplierIn(locale),
    customer: partyOf(booking),
    reference: await referenceOf(db, booking),
    ...visitOf(booking),
    room: inLocale(room?.name, locale) ?? bookingWords.roomToChoose[locale],
    ...(room && { floor: { seed: room.key, family: 'sky' } }),
  }
}

/** What a quotation would say today, marked as an example; without a chosen room, for the smallest that fits. */
async function exampleOf(db: ApiContext['db'], booking: BookingRow) {
  const { room } = await roomsOf(db, booking)
  return { ...(await makeQuotation(db, booking, { number: '', validUntil: booking.date, room })), example: true }
}

/** The quotation of a booking as a PDF, or an example while there is none; `name` is that of the file. */
export async function printOffer({ db, user }: ApiContext, id: string): Promise<Printed> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleBookings(user)))
  if (!booking) throw new ApiError('NOT_FOUND')
  const quotation = booking.offer ?? (await exampleOf(db, booking))
  const { example, locale, number } = quotation
  const name = example ? pdfName('example', locale, booking.date) : pdfName('quotation', locale, number)
  return { name, bytes: await quotationPdf(quotation) }
}
