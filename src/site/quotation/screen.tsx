import { formatClock, formatFullDate } from '../../domain/format.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import type { OfferedQuotationQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type Says, useTexts } from '../../ui/texts.ts'
import booking from '../account/booking/booking.module.css'
import { OfferAnswer } from '../account/booking/offer-answer.tsx'
import { Quotation } from '../account/booking/quotation.tsx'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import { approveForm, refuseForm } from './page.ts'
import styles from './quotation.module.css'

type Offered = NonNullable<OfferedQuotationQuery['offeredQuotation']>
type Agreed = NonNullable<Offered['agreed']>

const ends = {
  waiting_for_customer: 'expired',
  quotation_expired: 'expired',
  rejected: 'refused',
  canceled: 'canceled',
  waiting_for_payment: 'approved',
  paid: 'approved',
  completed: 'approved',
  new: 'canceled',
  request_rejected: 'canceled',
} as const satisfies Record<Offered['status'], string>

const whenOf = ({ date, start, end }: Agreed, locale: Locale, t: Says<'quotation'>) =>
  t('when', { day: formatFullDate(date, locale), start: formatClock(start, locale), end: formatClock(end, locale) })

/** What was answered, or that it is too late to. */
function Ended({ offered, page: { locale } }: { offered: Offered; page: PageContext }) {
  const t = useTexts('quotation')
  const { agreed } = offered
  const end = ends[offered.status]
  return (
    <StatusPage seed="quotation" family="sky">
      <div role="status" data-status={offered.status}>
        <h1>{t(`${end}.title`)}</h1>
        <p className="lead">{t(`${end}.text`, { date: formatFullDate(offered.date, locale) })}</p>
        {agreed && (
          <FactList
            facts={[
              [t('common.room'), agreed.room],
              [t('common.when'), whenOf(agreed, locale, t)],
            ]}
          />
        )}
      </div>
      <Button look="outline" href={localePath('/facilitiesBooking', locale)}>
        {t(agreed ? 'another' : 'again')}
      </Button>
    </StatusPage>
  )
}

/** The quotation of somebody without an account, and the answer to it. */
export function Screen({ data, page, form }: ScreenProps<OfferedQuotationQuery>) {
  const t = useTexts('quotation')
  const { locale } = page
  const offered = data.offeredQuotation
  if (!offered) return null
  const { offer } = offered
  if (!offer) return <Ended offered={offered} page={page} />
  return (
    <div className={`container ${styles.page}`} data-status={offered.status}>
      <header>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.offered}>
          <FactList
            facts={[
              [t('common.room'), offer.room],
              [t('common.when'), whenOf(offer, locale, t)],
              [t('common.persons'), String(offer.persons)],
            ]}
          />
          <Quotation offer={offer} page={page} />
        </div>
        <section className={booking.answer} aria-label={t('common.yourAnswer')}>
          <OfferAnswer
            booking={offered}
            offer={offer}
            page={page}
            form={form}
            approve={approveForm}
            refuse={refuseForm}
            payNote={t('payNote')}
            provider={data.provider?.name ?? ''}
          />
        </section>
      </div>
    </div>
  )
}
