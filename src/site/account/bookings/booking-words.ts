import { dayPartHours } from '../../../domain/bookings.ts'
import { formatClock, formatDate, formatFullDate } from '../../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import type { BookingRowFragment as BookingRow } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import type { Says } from '../../../ui/texts.ts'

export const bookingsPath = '/my-account/bookings-data'

export const bookingHref = (id: string, { locale }: PageContext) => localePath(`${bookingsPath}/${id}`, locale)

/** The address of a booking's quotation as a PDF. */
export const offerHref = (id: string, page: PageContext) => `${bookingHref(id, page)}.pdf`

type T = Says<'bookings'>
type Visit = Pick<BookingRow, 'date' | 'dayPart'>

/** 'Zaal Cirkel' in the reader's language, else as the quotation calls it; null while none is chosen. */
const roomOf = ({ offer, roomName }: Pick<BookingRow, 'offer' | 'roomName'>, locale: Locale) =>
  roomName ? inLocale(roomName, locale) : offer?.room

/** 'Zaal Cirkel, 14 januari 2027': a line that breaks leaves the day whole. */
export const titleOf = (booking: Pick<BookingRow, 'offer' | 'roomName' | 'date'>, locale: Locale, t: T): string =>
  `${roomOf(booking, locale) ?? t('someRoom')}, ${formatDate(booking.date, locale).replaceAll(' ', '\u00a0')}`

/** 'donderdag 14 januari 2027, 13.00 tot 17.00 uur'. */
export function whenOf({ date, dayPart }: Visit, locale: Locale, t: T): string {
  const { start, end } = dayPartHours[dayPart]
  const hours = t('common.hoursFromTo', { start: formatClock(start, locale), end: formatClock(end, locale) })
  return `${formatFullDate(date, locale)}, ${hours}`
}
