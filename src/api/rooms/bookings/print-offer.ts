import { and, eq } from 'drizzle-orm'
import { quotationPdf } from '../../../adapters/pdf.ts'
import { pdfName } from '../../../adapters/pdf-name.ts'
import { bookings, roomTypes } from '../../../db/tables.ts'
import { type ApiContext, ApiError, type Printed, uuidPattern } from '../../platform/index.ts'
import type { BookingRow } from './lock-booking.ts'
import { makeQuotation } from './make-quotation.ts'
import { suggestRoom } from './rooms.ts'
import { visibleBookings } from './visible-bookings.ts'

/** What a quotation would say today, marked as an example; without a chosen room, for the smallest that fits. */
async function exampleOf(db: ApiContext['db'], booking: BookingRow) {
  const [chosen] = booking.roomTypeId
    ? await db.select().from(roomTypes).where(eq(roomTypes.id, booking.roomTypeId))
    : []
  const room = chosen ?? (await suggestRoom(db, booking))
  return { ...(await makeQuotation(db, booking, { number: '', validUntil: booking.date, room })), example: true }
}

/** The quotation of a booking as a PDF, or an example while there is none; `name` is that of the file. */
export async function printOffer({ db, user }: ApiContext, id: string): Promise<Printed> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
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
