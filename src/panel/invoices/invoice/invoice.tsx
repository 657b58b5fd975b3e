import type { PanelInvoiceQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import recordStyles from '../../record/record.module.css'
import { RecordHead, RecordHistory } from '../../record/record.tsx'
import { InvoiceState } from '../invoice-state.tsx'
import { invoicesPath } from '../invoices-path.ts'
import { InvoiceFacts, InvoiceLines, InvoicePayments, RelatedInvoices } from './invoice-parts.tsx'
import { InvoiceActs, InvoiceQuestion } from './invoice-questions.tsx'

/** One invoice or credit note. */
export function Screen({ data, page, form }: PanelScreenProps<PanelInvoiceQuery>) {
  const t = useTexts('panel-invoices')
  const { invoice, invoiceRecord: record } = data
  if (!invoice || !record) return null
  const { number, creditOf, customer } = invoice
  const moves = listed(record.history).map(({ status, ...move }) => ({
    ...move,
    what: move.reason === 'agreed' ? t('agreed') : t(creditOf ? `noteMoves.${status}` : `statuses.${status}`),
  }))
  return (
    <>
      <RecordHead
        page={page}
        list={[invoicesPath, t('title')]}
        title={t(creditOf ? 'creditNoteOf' : 'invoiceOf', { number, name: customer.name })}
        status={<InvoiceState invoice={invoice} page={page} />}
      />
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      <InvoiceActs invoice={invoice} record={record} page={page} />
      <div className={recordStyles.columns}>
        <div>
          <InvoiceLines invoice={invoice} page={page} />
          <InvoicePayments record={record} page={page} />
          <RelatedInvoices record={record} page={page} />
        </div>
        <div>
          <InvoiceFacts invoice={invoice} record={record} page={page} />
          <RecordHistory title={t('history')} moves={moves} page={page} />
        </div>
      </div>
      <InvoiceQuestion invoice={invoice} record={record} page={page} form={form} />
    </>
  )
}
