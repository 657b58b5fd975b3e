import { eInvoiceCodes, hasUbl } from '../../domain/e-invoices.ts'
import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import {
  AmountLines,
  EInvoiceState,
  lineName,
  PaymentState,
  pathOf,
  RecordLink,
  RecordPart,
  usePage,
  useShareFacts,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import type { Invoice, InvoiceRecord } from './record-page.ts'

export function InvoiceLines({ invoice: { lines, net, vat, total } }: { invoice: Invoice }) {
  const t = useTexts('panel-invoices')
  const { locale } = usePage()
  const own = listed(lines).map((line) => [lineName(line, locale), line.amount] as const)
  return (
    <RecordPart id="lines" title={t('lines')}>
      <AmountLines
        lines={[...own, [t('columns.net'), net], [t('columns.vat'), vat]]}
        total={[t('columns.total'), total]}
      />
    </RecordPart>
  )
}

/** Who is billed, when, and with which words a transfer comes. */
export function InvoiceFacts({ invoice, record }: { invoice: Invoice; record: InvoiceRecord }) {
  const t = useTexts('panel-invoices')
  const { locale } = usePage()
  const { customer, issuedOn, dueOn, creditOf, reference, paymentReference, owed, _id } = invoice
  const { registration, booking } = record
  const here = pathOf('invoice', _id, { locale })
  const shared = useShareFacts(invoice.shares)
  const facts: Fact[] = [
    [t('columns.customer'), customer.name],
    [
      t('common.address'),
      [customer.address, [customer.zip, customer.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ],
    [t('columns.vatNumber'), customer.vat],
    [t('fields.enterpriseNumber'), customer.enterpriseNumber],
    [t('fields.email'), customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>],
    [t('columns.issuedOn'), formatFullDate(issuedOn, locale)],
    [t('columns.dueOn'), !creditOf && formatFullDate(dueOn, locale)],
    [t('columns.owed'), owed > 0 && formatAmount(owed, locale)],
    ...shared,
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
        {hasUbl(customer) && (
          <li>
            <a href={`${here}.xml`}>{t('ubl')}</a>
          </li>
        )}
        {registration && (
          <li>
            <RecordLink to="registration" id={registration} text={t('registration')} />
          </li>
        )}
        {booking && (
          <li>
            <RecordLink to="request" id={booking} text={t('booking')} />
          </li>
        )}
      </ul>
    </RecordPart>
  )
}

/** How it stands at Peppol, and why it did not go that way; nothing for a private person. */
export function InvoicePeppol({ record: { eInvoice } }: { record: InvoiceRecord }) {
  const t = useTexts('panel-invoices')
  const { locale, now } = usePage()
  if (!eInvoice) return null
  const { state, receiver, code, reason, changedAt } = eInvoice
  const own = eInvoiceCodes.find((one) => one === code)
  const facts: Fact[] = [
    [t('peppol.status'), <EInvoiceState key="state" state={state} />],
    [t('peppol.when'), formatDeadline(changedAt, now, locale)],
    [t('peppol.reason'), own ? t(`peppol.codes.${own}`) : [code, reason].filter(Boolean).join(': ')],
    [t('peppol.receiver'), receiver],
  ]
  return (
    <RecordPart id="peppol" title={t('peppol.name')}>
      <FactList facts={facts} />
    </RecordPart>
  )
}

/** Each time somebody began to pay the same order online; an amount only where it came in. */
export function InvoicePayments({ record }: { record: InvoiceRecord }) {
  const { locale } = usePage()
  const t = useTexts('panel-invoices')
  const rows = listed(record.payments)
  return (
    <RecordPart id="payments" title={t('payments')}>
      {rows.length === 0 && <p className="muted">{t('noPayments')}</p>}
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, status, amount, paidAmount, refunded, createdAt }) => (
          <li key={_id} data-id={_id}>
            <RecordLink to="payment" id={_id} text={formatDayInYear(createdAt, locale)} />
            <span>
              <PaymentState status={status} />
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

/** Money on it that came outside the payment provider; nothing where none did. */
export function InvoiceReceipts({ record }: { record: InvoiceRecord }) {
  const { locale } = usePage()
  const t = useTexts('panel-receipts')
  const rows = listed(record.receipts)
  if (rows.length === 0) return null
  return (
    <RecordPart id="receipts" title={t('title')}>
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, receivedOn, payer, amount }) => (
          <li key={_id} data-id={_id}>
            <RecordLink to="receipt" id={_id} text={formatDayInYear(receivedOn, locale)} />
            <span className="muted">{t(`payers.${payer}`)}</span>
            <span>{formatAmount(amount, locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

/** The credit notes of an invoice, and what it follows. */
export function RelatedInvoices({ record }: { record: InvoiceRecord }) {
  const t = useTexts('panel-invoices')
  const page = usePage()
  const rows = listed(record.related)
  if (rows.length === 0) return null
  return (
    <RecordPart id="related" title={t('related')}>
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, number, total, isCreditNote, agreed }) => (
          <li key={_id} data-id={_id}>
            <RecordLink
              to="invoice"
              id={_id}
              text={t(isCreditNote ? 'creditNoteNumber' : 'common.invoiceNumber', { number })}
            />
            {agreed && <span className="muted">{agreed}</span>}
            <span>{formatAmount(total, page.locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
