import { bookingWords, cateringTypes, roomConfigurations } from '../../domain/bookings.ts'
import { formatAmount, formatDayInYear, formatNumber } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import type { DayPart } from '../../ui/gql/graphql.ts'

interface Asked {
  firstName: string
  lastName: string
  organisationName?: string | null
}

/** Who asks: the organisation, else the person. */
export const customerOf = ({ organisationName, firstName, lastName }: Asked): string =>
  organisationName ?? `${firstName} ${lastName}`

/** 'do 14 jan 2027, hele dag'. */
export const whenOf = ({ date, dayPart }: { date: string; dayPart: DayPart }, locale: Locale): string =>
  `${formatDayInYear(date, locale)}, ${bookingWords.dayPart[dayPart][locale]}`

/** What a line of a quotation or an invoice is for, and how often. */
export const lineName = (line: { description: string; quantity: number; unitPrice: number }, locale: Locale): string =>
  line.quantity === 1
    ? line.description
    : `${line.description} (${formatNumber(line.quantity, locale)} × ${formatAmount(line.unitPrice, locale)})`

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((name) => name === value)

/** How the room is to be set up, and what is eaten there. */
export function wishesOf({ configuration, catering }: { configuration: string; catering: string }, locale: Locale) {
  const setUp = oneOf(roomConfigurations, configuration)
  const food = oneOf(cateringTypes, catering)
  return {
    setUp: setUp ? bookingWords.configuration[setUp][locale] : configuration,
    food: food ? bookingWords.catering[food][locale] : catering,
  }
}
