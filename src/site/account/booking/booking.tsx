import { localePath } from '../../../domain/locales.ts'
import type { BookingScreenQuery } from '../../../ui/gql/graphql.ts'
import { Status } from '../../../ui/kit/status.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { bookingsPath, offerHref } from '../bookings/booking-list.ts'
import { titleOf } from '../bookings/booking-words.ts'
import { approveForm, refuseForm } from './answer-forms.ts'
import { Asked } from './asked.tsx'
import styles from './booking.module.css'
import { History } from './history.tsx'
import { OfferAnswer } from './offer-answer.tsx'
import { Quotation } from './quotation.tsx'
import { Standing } from './standing.tsx'

/** Left what was asked, what it costs and how it goes, right only the answer (WORK-AREAS, portal-quotation). */
export function Screen({ data, page, form }: ScreenProps<BookingScreenQuery>) {
  const t = useTexts('bookings')
  const { locale } = page
  const { booking, bookingHistory } = data
  if (!booking) return null
  const { _id, status, offer, roomType } = booking
  const back = { href: localePath(bookingsPath, locale), label: t('all'), seed: roomType ?? _id }
  return (
    <AccountLayout page={page} title={titleOf(booking, locale, t)} back={back}>
      <div className={styles.booking} data-id={_id}>
        {offer && <Quotation offer={offer} file={offerHref(_id, page)} page={page} />}
        <section className={styles.answer} aria-label={t('answer')}>
          <p>
            <Status status={status} label={status === 'new' ? t('new') : undefined} />
          </p>
          {status === 'waiting_for_customer' && offer ? (
            <OfferAnswer
              booking={booking}
              offer={offer}
              page={page}
              form={form}
              approve={approveForm}
              refuse={refuseForm}
            />
          ) : (
            <Standing booking={booking} page={page} />
          )}
        </section>
        <Asked booking={booking} page={page} />
        <History booking={booking} moves={bookingHistory?.flatMap((move) => move ?? []) ?? []} page={page} />
      </div>
    </AccountLayout>
  )
}
