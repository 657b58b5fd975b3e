import { daysBetween, isFewDays } from '../../../domain/days.ts'
import { calendarDay, formatAmount, formatDate } from '../../../domain/format.ts'
import { formatDeadline, formatSessionDays } from '../../../domain/format-days.ts'
import { localePath } from '../../../domain/locales.ts'
import { PayButton } from '../../../ui/billing/pay-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import band from '../kit/account-band.module.css'
import styles from './record-sheet.module.css'
import { isProcessing, listHref, type RegistrationRecord } from './registration-list.ts'

/** At the foot of what moved to a dearer session: the difference, and the button that pays it. */
function OwedBand({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const amount = formatAmount(record.owed, page.locale)
  return (
    <div className={band.band} data-owed={record.owed}>
      <p className={styles.bandText}>{t('owed', { amount })}</p>
      <div className={styles.actions}>
        <PayButton id={record._id}>{t('common.pay', { amount })}</PayButton>
      </div>
    </div>
  )
}

/** At the foot of what must be paid: until when to the hour, the button that pays unless money is on its way, and the way out. */
export function DueBand({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const { _id, status, expiresAt, students, total } = record
  if (status === 'paid') return <OwedBand record={record} page={page} />
  if (!expiresAt) return null
  const days = daysBetween(calendarDay(page.now), calendarDay(expiresAt))
  return (
    <div className={band.band} data-due={expiresAt}>
      <p className={styles.bandText}>
        {isProcessing(record) && `${t('processingText')} `}
        {t.count('seatsKept', students.length)} <strong>{formatDeadline(expiresAt, page.now, page.locale)}</strong>.
        {isFewDays(days) && ` ${days > 0 ? t.count('daysLeft', days) : t('lastDay')}`}
      </p>
      <div className={styles.actions}>
        <a className={styles.cancel} href={listHref(page, { cancel: _id })}>
          {t('cancel')}
        </a>
        {!isProcessing(record) && (
          <PayButton id={_id}>{t('common.pay', { amount: formatAmount(total, page.locale) })}</PayButton>
        )}
      </div>
    </div>
  )
}

/** From whom money is awaited of what the kmo-portefeuille helps to pay. */
function useAwaited({ shares }: RegistrationRecord, { locale }: PageContext) {
  const t = useTexts('registrations')
  const openOf = (of: 'customer' | 'agency') => listed(shares).find(({ payer }) => payer === of)?.open ?? 0
  const [own, aid] = [openOf('customer'), openOf('agency')]
  const who = own > 0 && aid > 0 ? 'both' : own > 0 ? 'customer' : 'agency'
  return t(`awaited.${who}`, { own: formatAmount(own, locale), aid: formatAmount(aid, locale) })
}

/** At the foot of what is on invoice: by when that is due, and the button that pays it at once; or who is to bring what. */
export function BilledBand({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const awaited = useAwaited(record, page)
  const { _id, dueOn, toPay, expiresAt, students, paymentMethod } = record
  if (!dueOn) return null
  return (
    <div className={band.band} data-billed={dueOn}>
      <p className={styles.bandText}>
        {isProcessing(record) && `${t('processingText')} `}
        {paymentMethod === 'subsidy' ? awaited : t('billedText')} <strong>{formatDate(dueOn, page.locale)}</strong>.{' '}
        {expiresAt && `${t.count('seatsKept', students.length)} ${formatDeadline(expiresAt, page.now, page.locale)}.`}
      </p>
      {!isProcessing(record) && paymentMethod === 'invoice' && (
        <div className={styles.actions}>
          <PayButton id={_id}>{t('common.pay', { amount: formatAmount(toPay, page.locale) })}</PayButton>
        </div>
      )}
    </div>
  )
}

type Choice = NonNullable<RegistrationRecord['choice']>

/** At the foot of what we canceled: another date or the money back, each asked once more on the registration's own page. */
export function ChoiceBand({ id, choice, page }: { id: string; choice: Choice; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { offered, until } = choice
  const own = localePath(`/my-account/registration-data/${id}`, locale)
  return (
    <div className={band.band} data-choice={until}>
      <p className={styles.bandText}>
        {offered ? t('choiceText', { until: formatDeadline(until, now, locale) }) : t('choiceNone')}
      </p>
      {offered && (
        <div className={styles.actions}>
          <a className={styles.cancel} href={`${own}?${new URLSearchParams({ cancel: id })}`}>
            {t('choiceBack')}
          </a>
          <Button href={`${own}?${new URLSearchParams({ move: offered._id })}`}>
            {t('choiceMove', { date: formatSessionDays(offered.schedule, locale) })}
          </Button>
        </div>
      )}
    </div>
  )
}
