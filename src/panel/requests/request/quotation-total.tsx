import { bookingPrice } from '../../../domain/booking-price.ts'
import { cateringTypes } from '../../../domain/bookings.ts'
import { formatAmount } from '../../../domain/format.ts'
import type { FormValues } from '../../../ui/forms/form-state.ts'
import type { RequestQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { centsOf, euros } from '../../euros.ts'
import styles from '../../record/record.module.css'
import type { Booking } from './request-query.ts'

/** Cents of a field; undefined where it holds none. */
function centsIn(values: FormValues, name: string): number | undefined {
  const text = values[name]
  return typeof text === 'string' && euros.isValidSync(text) ? centsOf(text.trim()) : undefined
}

interface QuotationTotalProps {
  booking: Booking
  rooms: NonNullable<RequestQuery['allRoomTypes']>
  values: FormValues
  page: PageContext
}

/** What a quotation of these values says, before it is sent. */
export function QuotationTotal({ booking, rooms, values, page: { locale } }: QuotationTotalProps) {
  const t = useTexts('panel-requests')
  const room = listed(rooms).find(({ _id }) => _id === values.roomType)
  if (!room) return null
  const amount = centsIn(values, 'discount.amount')
  const { lines, total } = bookingPrice(
    { ...booking, catering: cateringTypes.find((name) => name === booking.catering) ?? 'none', room, locale },
    {
      ...{ roomPrice: centsIn(values, 'roomPrice'), cateringPrice: centsIn(values, 'cateringPrice') },
      discount: amount ? { amount, description: String(values['discount.description'] || t('discount')) } : null,
    },
  )
  return (
    <ul className={`${styles.lines} ${styles.sum}`} data-total>
      {lines.map((line) => (
        <li key={line.kind}>
          <span>{line.description}</span>
          <span>{formatAmount(line.amount, locale)}</span>
        </li>
      ))}
      <li className={styles.total}>
        <span>{t('total')}</span>
        <span>{formatAmount(total, locale)}</span>
      </li>
    </ul>
  )
}
