import { Status } from '../../../ui/kit/status.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { InvoiceRow } from './invoice-list.ts'

/** How an invoice stands; a credit note's words are those of money that comes back. */
export function InvoiceState({ invoice: { status, creditOf } }: { invoice: InvoiceRow }) {
  const t = useTexts('invoices')
  const back = { open: t('refundOpen'), paid: t('refundPaid') }
  return <Status status={status} label={creditOf && status !== 'credited' ? back[status] : undefined} />
}
