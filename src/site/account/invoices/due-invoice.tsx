import { calendarDay, formatAmount, formatDate } from '../../../domain/format.ts'
import { provider } from '../../../domain/provider.ts'
import { PayBookingButton } from '../../../ui/billing/pay-booking-button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import band from '../account-band.module.css'
import { fileHref, type InvoiceRow, subjectOf } from './invoice-list.ts'
import styles from './invoices.module.css'

/** An open invoice: what to transfer, to whom, with which message; and the button where it can be paid here. */
export function DueInvoice({ invoice, page }: { invoice: InvoiceRow; page: PageContext }) {
  const t = useTexts('invoices')
  const { locale, now } = page
  const { number, total, owed, dueOn, paymentReference, booking, customer } = invoice
  const isLate = dueOn < calendarDay(now)
  return (
    <article className={styles.due} data-id={invoice._id} data-due={dueOn}>
      <div className={styles.dueHead}>
        <div>
          <h3 className={styles.dueTitle}>{t('invoice', { number })}</h3>
          <p className="muted">{subjectOf(invoice)}</p>
        </div>
        <div className={styles.owed}>
          <p className={styles.amount}>{formatAmount(owed, locale)}</p>
          {owed < total && (
            <p className="muted">
              {t('owedOf', { total: formatAmount(total, locale), credited: formatAmount(total - owed, locale) })}
            </p>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>{t('payee')}</dt>
        <dd>{provider.name}</dd>
        <dt>{t('account')}</dt>
        <dd className={styles.copied}>{provider.iban}</dd>
        {paymentReference && (
          <>
            <dt>{t('message')}</dt>
            <dd className={styles.copied} data-payment-reference>
              {paymentReference}
            </dd>
          </>
        )}
      </dl>
      <div className={`${band.band} ${isLate ? band.late : ''}`}>
        <p>{t(isLate ? 'late' : 'dueBy', { date: formatDate(dueOn, locale) })}</p>
        <a href={fileHref(invoice, 'pdf', page)} target="_blank" rel="noopener">
          {t('pdf', { number })}
        </a>
        {customer.vat && <a href={fileHref(invoice, 'xml', page)}>{t('ubl', { number })}</a>}
        {booking && <PayBookingButton booking={booking} total={owed} locale={locale} />}
      </div>
    </article>
  )
}
