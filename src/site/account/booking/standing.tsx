import { formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { paymentReference } from '../../../domain/money.ts'
import { PayBookingButton } from '../../../ui/billing/pay-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Question } from '../../../ui/kit/question.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './booking.module.css'
import type { Booking } from './page.ts'
import { withdrawForm } from './page.ts'

interface Props {
  booking: Booking
  /** The account to pay to. */
  iban: string
  page: PageContext
}

function Invoice({ booking: { issuedInvoice }, page: { locale } }: Omit<Props, 'iban'>) {
  const t = useTexts('bookings')
  if (!issuedInvoice) return null
  const href = localePath(`/my-account/invoice-data/${issuedInvoice._id}.pdf`, locale)
  return (
    <p>
      <a className={styles.file} href={href} target="_blank" rel="noopener">
        {t('common.invoicePdf', { number: issuedInvoice.number })}
      </a>
    </p>
  )
}

/** Online, or by a transfer with the message of the invoice. */
function Payment({ booking, iban, page }: Props) {
  const t = useTexts('bookings')
  const { _id, owed, issuedInvoice } = booking
  return (
    <>
      <p>{t('payText')}</p>
      <PayBookingButton booking={_id} total={owed} locale={page.locale} />
      {issuedInvoice && (
        <div className={styles.transfer}>
          <p className={styles.left}>{t('orTransfer')}</p>
          <dl>
            <dt className="muted">{t('common.bankAccount')}</dt>
            <dd className="strong tabular">{iban}</dd>
            <dt className="muted">{t('common.paymentReference')}</dt>
            <dd className="strong tabular" data-payment-reference>
              {paymentReference(issuedInvoice.number)}
            </dd>
          </dl>
        </div>
      )}
    </>
  )
}

/** The request can be taken back for as long as nobody answered it; a question comes first. */
function Withdraw() {
  const t = useTexts('bookings')
  return (
    <>
      <a className={styles.file} href="#withdraw">
        {t('withdraw')}
      </a>
      <Question
        id="withdraw"
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        wayOut={t('keep')}
        name={withdrawForm.name}
        look="danger"
        button={t('withdraw')}
      />
    </>
  )
}

const again = ['quotation_expired', 'request_rejected', 'rejected', 'canceled']

/** What the status means, and what can be done now. */
export function Standing({ booking, iban, page }: Props) {
  const t = useTexts('bookings')
  const { status, reason, offerValidUntil } = booking
  const { locale } = page
  if (status === 'waiting_for_payment')
    return (
      <>
        <Payment booking={booking} iban={iban} page={page} />
        <Invoice booking={booking} page={page} />
      </>
    )
  const ran = offerValidUntil ? formatDate(offerValidUntil, locale) : ''
  return (
    <>
      <p>
        {t(`standing.${status}`, { date: status === 'quotation_expired' ? ran : formatDate(booking.date, locale) })}
      </p>
      {reason && (status === 'rejected' || status === 'request_rejected') && (
        <blockquote className={styles.reason}>{reason}</blockquote>
      )}
      <Invoice booking={booking} page={page} />
      {status === 'new' && <Withdraw />}
      {again.includes(status) && (
        <Button look="outline" href={localePath('/facilitiesBooking', locale)}>
          {t('again')}
        </Button>
      )}
    </>
  )
}
