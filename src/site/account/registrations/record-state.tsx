import { formatAmount, formatDate } from '../../../domain/format.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './record-state.module.css'
import { isProcessing, isUnpaid, type RegistrationRecord } from './registration-list.ts'

/** The state in a word, in what it led to where that says more: when it lapsed, which certificates there are. */
function State({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const { status, students, expiresAt } = record
  const certificates = students.filter((student) => student?.certificate).length
  if (status === 'paid' && certificates > 0) {
    return (
      <span className={styles.state} data-status={status}>
        <Mark kind="star" />
        {t.count('certificatesReady', certificates)}
      </span>
    )
  }
  if (record.isCanceled) {
    return (
      <span className={`${styles.state} ${styles.over}`} data-status={status}>
        <Mark kind="struck" />
        {t('canceled')}
      </span>
    )
  }
  if (status === 'expired' && expiresAt && new Date(expiresAt) < new Date(page.now)) {
    return (
      <span className={`${styles.state} ${styles.over}`} data-status={status}>
        <Mark kind="struck" />
        {t('expiredOn', { date: formatDate(expiresAt, page.locale) })}
      </span>
    )
  }
  if (isProcessing(record)) {
    return (
      <span className={styles.state} data-status={status} data-payment={record.payment}>
        <Mark kind="three-quarters" />
        {t('processing')}
      </span>
    )
  }
  return <Status status={status} />
}

/** Right on top of a record: its state, what it costs while that is open, and its papers. */
export function RecordState({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale } = page
  const { status, total, refund, issuedInvoice, session } = record
  const isKept = record.isCanceled && record.paidAt && !refund && total > 0
  const slug = inLocale(session.course.slug, locale)
  return (
    <div className={styles.box}>
      <State record={record} page={page} />
      {isUnpaid(record) && (
        <p className={styles.amount}>
          {formatAmount(total, locale)} <span>{t('vatIncluded')}</span>
        </p>
      )}
      {refund && (
        <p className={styles.note}>
          {t(refund.isSettled ? 'refundDone' : 'refundComing', { amount: formatAmount(refund.amount, locale) })}
        </p>
      )}
      {isKept && <p className={styles.note}>{t('nothingBack')}</p>}
      {status === 'awaiting_payment' && !isUnpaid(record) && <p className={styles.note}>{t('byAgreement')}</p>}
      {issuedInvoice && (
        <a
          className={styles.link}
          href={localePath(`/my-account/invoice-data/${issuedInvoice._id}.pdf`, locale)}
          target="_blank"
          rel="noopener"
        >
          {t('invoice', { number: issuedInvoice.number })}
        </a>
      )}
      {status === 'expired' && (
        <div className={styles.again}>
          <Button look="outline" href={localePath(`/courses/${slug}`, locale)}>
            {t('registerAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
