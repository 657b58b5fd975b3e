import { brusselsDay } from '../../domain/days.ts'
import type { InvoiceStatus } from '../../domain/invoice-states.ts'
import { Status } from '../../ui/kit/status.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'

interface InvoiceStateProps {
  invoice: { status: InvoiceStatus; dueOn: string; creditOf?: string | null }
  page: PageContext
}

/** How an invoice stands, and whether it is late; a credit note's words are those of money that goes back. */
export function InvoiceState({ invoice: { status, dueOn, creditOf }, page }: InvoiceStateProps) {
  const t = useTexts('panel-invoices')
  if (creditOf) {
    const isOpen = status === 'open'
    return <Status status={status} as={isOpen ? 'open' : 'paid'} label={t(isOpen ? 'toReturn' : 'returned')} />
  }
  const isLate = status === 'open' && dueOn < brusselsDay(new Date(page.now))
  return <Status status={status} label={isLate ? t('late') : t(`statuses.${status}`)} />
}
