import { formatAmount, formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { PayBookingButton } from '../../../ui/billing/pay-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import type { BookingListQuery, BookingRowFragment as BookingRow } from '../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import band from '../kit/account-band.module.css'
import { AccountLayout } from '../kit/account-layout.tsx'
import { bookingHref, titleOf, whenOf } from './booking-words.ts'
import styles from './bookings.module.css'
import { endedList, pageSize } from './page.ts'

/** At the foot: what the customer is asked for, or what can be done where it ran out. */
function Foot({ booking, page }: { booking: BookingRow; page: PageContext }) {
  const t = useTexts('bookings')
  const { _id, status, owed, offerValidUntil } = booking
  const { locale } = page
  if (status === 'waiting_for_customer' && offerValidUntil)
    return (
      <div className={band.band} data-due={offerValidUntil}>
        <p>{t('answerBy', { date: formatDate(offerValidUntil, locale) })}</p>
        <Button href={bookingHref(_id, page)}>{t('look')}</Button>
      </div>
    )
  if (status === 'waiting_for_payment')
    return (
      <div className={band.band}>
        <p>{t('payText')}</p>
        <PayBookingButton booking={_id} total={owed} locale={locale} />
      </div>
    )
  if (status === 'quotation_expired' || status === 'request_rejected')
    return (
      <div className={`${band.band} ${band.quiet}`}>
        <p>{t(status === 'quotation_expired' ? 'expiredText' : 'requestRejectedText')}</p>
        <a href={localePath('/facilitiesBooking', locale)}>{t('again')}</a>
      </div>
    )
  return null
}

/** One booking: which room and when, for how many, how it stands. */
function BookingSheet({ booking, page }: { booking: BookingRow; page: PageContext }) {
  const t = useTexts('bookings')
  const { locale } = page
  const { _id, persons, offer, status, roomType } = booking
  return (
    <article className={styles.sheet} data-id={_id}>
      <div className={styles.body}>
        <TilePattern seed={roomType ?? _id} columns={2} rows={2} className={styles.tile} />
        <div>
          <h3 className={styles.sheetTitle}>
            <a href={bookingHref(_id, page)}>{titleOf(booking, locale, t)}</a>
          </h3>
          <p className="muted">{whenOf(booking, locale, t)}</p>
          <p className="muted">
            {t.count('common.personCount', persons)}
            {offer && (
              <>
                , <span className={styles.number}>{t('offer', { number: offer.number })}</span>,{' '}
                {formatAmount(offer.total, locale)}
              </>
            )}
          </p>
        </div>
        <p className={styles.state}>
          <Status status={status} label={status === 'new' ? t('new') : undefined} />
        </p>
      </div>
      <Foot booking={booking} page={page} />
    </article>
  )
}

/** The rooms that were asked for, by what they ask of the customer. */
export function Screen({ data, page }: ScreenProps<BookingListQuery>) {
  const t = useTexts('bookings')
  const { locale } = page
  const parts = (['todo', 'coming', 'ended'] as const).map((name) => ({ name, rows: listed(data[name]?.items) }))
  const ended = data.ended?.total ?? 0
  const isEmpty = ended === 0 && parts.every(({ rows }) => rows.length === 0)
  const ask = (
    <Button look="outline" href={localePath('/facilitiesBooking', locale)}>
      {t('ask')}
    </Button>
  )
  return (
    <AccountLayout page={page} title={t('title')} actions={isEmpty ? undefined : ask}>
      {isEmpty && (
        <EmptyState seed="bookings" title={t('none')} text={t('noneText')}>
          {ask}
        </EmptyState>
      )}
      {parts.map(({ name, rows }) => (
        <section key={name} className={styles.part} hidden={rows.length === 0} aria-labelledby={name}>
          <h2 id={name}>{t(name)}</h2>
          {rows.map((booking) => (
            <BookingSheet key={booking._id} booking={booking} page={page} />
          ))}
          {name === 'ended' && ended > pageSize && (
            <Pagination
              total={ended}
              page={endedList.read(page).number}
              size={pageSize}
              hrefOf={(to) => endedList.hrefOf(page, { page: to })}
            />
          )}
        </section>
      ))}
    </AccountLayout>
  )
}
