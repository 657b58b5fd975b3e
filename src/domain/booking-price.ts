import { bookingWords } from './booking-words.ts'
import { type CateringType, cateringPrices, type DayPart } from './bookings.ts'
import type { AgreedPrices, DocumentLine, Totals } from './documents.ts'
import { inLocale, type Locale } from './locales.ts'
import { totalsOf, vatRate, withAmount } from './vat.ts'

/** Percent off room and catering for non-profits and local residents (spec section 9, which names no number). */
const reducedRateDiscount = 20

/** A room as far as its price goes: cents excluding VAT. */
interface PricedRoom {
  name: Partial<Record<Locale, string | null>> | null
  priceHalfDay: number
  priceFullDay: number
}

export interface PriceRequest {
  persons: number
  dayPart: DayPart
  catering: CateringType
  reducedRate: boolean
  /** null while no room is chosen: then only the catering has a price. */
  room: PricedRoom | null
  locale: Locale
}

type PriceLineKind = 'room' | 'catering' | 'discount'
type PriceLine = DocumentLine & { kind: PriceLineKind }
export interface BookingPrice extends Totals {
  lines: PriceLine[]
}

/** Cents, for whoever pays the reduced rate. */
export const reduced = (price: number) => Math.round((price * (100 - reducedRateDiscount)) / 100)
const percent: Record<Locale, string> = { nl: '%', en: '%', fr: ' %' }

/** What a booking costs, line by line. Agreed prices stand as they are: the reduced rate takes nothing off them. */
export function bookingPrice(request: PriceRequest, agreed: AgreedPrices = {}): BookingPrice {
  const { persons, dayPart, catering, reducedRate, room, locale } = request
  const suffix = ` (${bookingWords.reducedRate[locale]} -${reducedRateDiscount}${percent[locale]})`

  function line(
    kind: PriceLineKind,
    description: string,
    quantity: number,
    price: number,
    agreedPrice?: number | null,
  ) {
    const isReduced = reducedRate && typeof agreedPrice !== 'number'
    const unitPrice = agreedPrice ?? (reducedRate ? reduced(price) : price)
    const text = isReduced ? description + suffix : description
    return { kind, ...withAmount({ description: text, quantity, unitPrice, vatRate }) }
  }

  const lines: PriceLine[] = []
  if (room) {
    const description = `${inLocale(room.name, locale)}, ${bookingWords.dayPart[dayPart][locale]}`
    const price = dayPart === 'all' ? room.priceFullDay : room.priceHalfDay
    lines.push(line('room', description, 1, price, agreed.roomPrice))
  }
  if (catering !== 'none') {
    const description = bookingWords.catering[catering][locale]
    lines.push(line('catering', description, persons, cateringPrices[catering], agreed.cateringPrice))
  }
  if (agreed.discount) {
    const { description, amount } = agreed.discount
    lines.push({ kind: 'discount', ...withAmount({ description, quantity: 1, unitPrice: -amount, vatRate }) })
  }
  return { lines, ...totalsOf(lines) }
}
