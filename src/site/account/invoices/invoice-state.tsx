import { Status } from '../../../ui/kit/status.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { InvoiceRow } from './invoice-list.ts'

/** How an invoice stands; a credit note's words are those of money that comes back. */
export function InvoiceState({ invoice: { status, creditOf, issuedOn, dueOn } }: { invoice: InvoiceRow }) {
  const t = useTexts('invoices')
  if (!creditOf || status === 'credited') return <Status status={status} />
  if (status === 'open') return <Status status={status} as="processing" label={t('refundOpen')} />
  // Nothing had been paid of what it takes back: it was settled as soon as it was issued.
  return <Status status={status} label={t(dueOn === issuedOn ? 'refundNone' : 'refundPaid')} />
}
