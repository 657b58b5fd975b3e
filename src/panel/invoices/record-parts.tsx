import { formatAmount, formatDayInYear, formatFullDate, formatNumber } from '../../domain/format.ts'
import { type Fact, FactList, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { PaymentState, pathOf, RecordPart } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import type { Invoice, InvoiceRecord } from './record-page.ts'

/** What stands on the paper. */
export function InvoiceLines({ invoice, page: { locale } }: { invoice: Invoice; page: PageContext }) {
  const t = useTexts('panel-invoices')
  const { lines, net, vat, total } = invoice
  const sums = [
    [t('columns.net'), net],
    [t('columns.vat'), vat],
  ] as const
  return (
    <RecordPart id="lines" title={t('lines')}>
      <ul className={recordStyles.lines}>
        {listed(lines).map(({ description, quantity, unitPrice, amount }) => (
          <li key={`${description}${amount}`}>
            <span>
              {description}
              {quantity !== 1 && ` (${formatNumber(quantity, locale)} × ${formatAmount(unitPrice, locale)})`}
            </span>
            <span>{formatAmount(amount, locale)}</span>
          </li>
        ))}
        {sums.map(([name, amount]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{formatAmount(amount, locale)}</span>
          </li>
        ))}
        <li className={recordStyles.total}>
          <span>{t('columns.total')}</span>
          <span>{formatAmount(total, locale)}</span>
        </li>
      </ul>
    </RecordPart>
  )
}

/** Who is billed, when, and with which words a transfer comes. */
export function InvoiceFacts({
  invoice,
  record: { registration, booking },
  page,
}: {
  invoice: Invoice
  record: InvoiceRecord
  page: PageContext
}) {
  const t = useTexts('panel-invoices')
  const { customer, issuedOn, dueOn, creditOf, reference, paymentReference, owed, _id } = invoice
  const { locale } = page
  const here = pathOf('invoice', _id, page)
  const facts: Fact[] = [
    [t('columns.customer'), customer.name],
    [
      t('common.address'),
      [customer.address, [customer.zip, customer.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ],
    [t('columns.vatNumber'), customer.vat],
    [t('fields.email'), customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>],
    [t('columns.issuedOn'), formatFullDate(issuedOn, locale)],
    [t('columns.dueOn'), !creditOf && formatFullDate(dueOn, locale)],
    [t('columns.owed'), owed > 0 && formatAmount(owed, locale)],
    [t('columns.message'), paymentReference],
    [t('reference'), reference],
  ]
  return (
    <RecordPart id="facts" title={t('panel.details')}>
      <FactList facts={facts} />
      <ul className={recordStyles.lines}>
        <li>
          <a href={`${here}.pdf`}>{t('pdf')}</a>
        </li>
        {customer.vat && (
          <li>
            <a href={`${here}.xml`}>{t('ubl')}</a>
          </li>
        )}
        {registration && (
          <li>
            <a href={pathOf('registration', registration, page)}>{t('registration')}</a>
          </li>
        )}
        {booking && (
          <li>
            <a href={pathOf('request', booking, page)}>{t('booking')}</a>
          </li>
        )}
      </ul>
    </RecordPart>
  )
}

/** Each time somebody began to pay the same order online; an amount only where it came in. */
export function InvoicePayments({ record, page }: { record: InvoiceRecord; page: PageContext }) {
  const { locale } = page
  const t = useTexts('panel-invoices')
  const rows = listed(record.payments)
  return (
    <RecordPart id="payments" title={t('payments')}>
      {rows.length === 0 && <p className="muted">{t('noPayments')}</p>}
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, status, amount, paidAmount, refunded, createdAt }) => (
          <li key={_id} data-id={_id}>
            <a href={pathOf('payment', _id, page)}>{formatDayInYear(createdAt, locale)}</a>
            <span>
              <PaymentState payment={{ status, difference: null }} />
              {refunded > 0 && (
                <span className="muted"> {t('wentBack', { amount: formatAmount(refunded, locale) })}</span>
              )}
            </span>
            <span>{(status === 'paid' || status === 'returned') && formatAmount(paidAmount ?? amount, locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

/** The credit notes of an invoice, and what it follows. */
export function RelatedInvoices({ record, page }: { record: InvoiceRecord; page: PageContext }) {
  const t = useTexts('panel-invoices')
  const rows = listed(record.related)
  if (rows.length === 0) return null
  return (
    <RecordPart id="related" title={t('related')}>
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, number, total, isCreditNote }) => (
          <li key={_id} data-id={_id}>
            <a href={pathOf('invoice', _id, page)}>
              {t(isCreditNote ? 'creditNoteNumber' : 'common.invoiceNumber', { number })}
            </a>
            <span>{formatAmount(total, page.locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
