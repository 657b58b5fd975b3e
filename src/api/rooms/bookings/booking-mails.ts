import { customerOf, dayPartHours } from '../../../domain/bookings.ts'
import { asLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { type ApiContext, hashOf, rowToken } from '../../platform/index.ts'
import type { BookingRow } from './lock-booking.ts'

export const localeOf = ({ language }: Pick<BookingRow, 'language'>): Locale => asLocale(language)

/** Where a customer reads of the room he asked for, and answers; nowhere without an account. */
export const bookingPage = ({ publicUrl }: Pick<ApiContext, 'publicUrl'>, booking: BookingRow): { url?: string } =>
  booking.userId ? { url: publicUrl() + localePath(`/my-account/bookings-data/${booking.id}`, localeOf(booking)) } : {}

/** The link by which the quotation of a booking is answered, and what is kept of it. Another address gets another link. */
export function quotationLink({ jwtSecret, publicUrl }: ApiContext, booking: BookingRow) {
  const token = rowToken(`${booking.id}:${booking.email.toLowerCase()}`, jwtSecret, 'quotation')
  return { url: publicUrl() + localePath(`/quotation/${token}`, localeOf(booking)), hash: hashOf(token) }
}

/** The day, its local hours and how many come. */
export const visitOf = ({ date, dayPart }: BookingRow) => ({ date, ...dayPartHours[dayPart] })

export const toCustomer = (booking: BookingRow) => ({ to: booking.email, locale: localeOf(booking) })

/** What the provider reads of a quotation that was answered. */
export const quotationDecided = ({ controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>, booking: BookingRow) => ({
  customer: customerOf(booking),
  number: booking.offer?.number ?? '',
  date: booking.date,
  url: controlPanelUrl(`/requests/${booking.id}`),
})
