import type { BookingPrice } from '../../domain/bookings.ts'
import { bookingWords, dayPartHours, missingIn } from '../../domain/bookings.ts'
import { isDay } from '../../domain/days.ts'
import { formatAmount, formatClock, formatDayInYear } from '../../domain/format.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { vatRate } from '../../domain/vat.ts'
import { Button } from '../../ui/button.tsx'
import type { RoomRequestQuery } from '../../ui/gql/graphql.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { AmountLines, OrderSummary } from '../../ui/order-summary.tsx'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import type { Room } from './page.ts'
import styles from './rooms.module.css'
import type { Request } from './use-request.ts'

interface Props {
  request: Request
  room: Room | undefined
  price: BookingPrice | null
  /** Where the rooms are. */
  provider: RoomRequestQuery['provider']
  locale: Locale
}

function useFacts({ request, provider, locale }: Props): [name: string, value: string][] {
  const t = useTexts('rooms')
  const { date, dayPart, persons } = request
  const clock = (time: string) => formatClock(time, locale)
  const hours = dayPart && dayPartHours[dayPart]
  return [
    [t('common.day'), isDay(date) ? formatDayInYear(date, locale) : t('toChoose')],
    [t('time'), hours ? t('common.hoursFromTo', { start: clock(hours.start), end: clock(hours.end) }) : t('toChoose')],
    [t('common.persons'), persons > 0 ? String(persons) : t('toFillIn')],
    [
      t('place'),
      [inLocale(provider?.street, locale), `${provider?.zip ?? ''} ${inLocale(provider?.city, locale) ?? ''}`]
        .filter(Boolean)
        .join(', '),
    ],
  ]
}

function Cost({ price, locale }: { price: BookingPrice | null; locale: Locale }) {
  const t = useTexts('rooms')
  if (!price) return <p className="muted">{t('priceLater')}</p>
  const lines = price.lines.map(({ kind, description, quantity, unitPrice, amount }) => ({
    key: kind as string,
    name: description + (quantity > 1 ? `, ${quantity} × ${formatAmount(unitPrice, locale)}` : ''),
    amount,
  }))
  const vat = { key: 'vat', name: t('common.vatRate', { rate: vatRate }), amount: price.vat }
  return (
    <AmountLines lines={[...lines, vat]} total={{ name: t('common.total'), amount: price.total }} locale={locale} />
  )
}

/** What is asked for and what it costs, beside all other choices. */
export function Summary(props: Props) {
  const { request, room, price, locale } = props
  const t = useTexts('rooms')
  const facts = useFacts(props)
  const name = room && inLocale(room.name, locale)
  const fits = room !== undefined && missingIn(room, request).length === 0
  const part = request.dayPart && bookingWords.dayPart[request.dayPart][locale]
  return (
    <OrderSummary
      id="summary"
      title={name ? [name, part].filter(Boolean).join(', ') : t('yourRequest')}
      tiles={<TilePattern seed={room?.key ?? 'rooms'} columns={8} rows={1} />}
      facts={facts}
      note={name && !request.roomType && <p className="muted">{t('proposed')}</p>}
      className={styles.summary}
      cost={<Cost price={price} locale={locale} />}
    >
      {fits ? null : (
        <Notice tone="wait" title={t('noneFits')}>
          {t('noneFitsText')}
        </Notice>
      )}
      <Button look="outline" href="#details">
        {t('toDetails')}
      </Button>
    </OrderSummary>
  )
}

/** The price on a phone, always in sight; it leads on to who asks. */
export function Bar({ request, room, price, locale }: Omit<Props, 'provider'>) {
  const t = useTexts('rooms')
  if (!price || !room) return null
  const day = isDay(request.date) ? `, ${formatDayInYear(request.date, locale)}` : ''
  return (
    <p className={styles.bar}>
      <span>
        {inLocale(room.name, locale)}
        {day}
        <br />
        <strong>{formatAmount(price.total, locale)}</strong> {t('inclVat')}
      </span>
      <Button look="ink" href="#details">
        {t('onward')}
      </Button>
    </p>
  )
}
