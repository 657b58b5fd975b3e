import type { BookDifference } from '../../domain/books.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { invoiceHref } from '../invoices/invoices-path.ts'
import { paymentHref } from '../payments/payments-path.ts'
import { registrationHref } from '../registrations/registrations-path.ts'
import { requestHref } from '../requests/requests-path.ts'
import { sessionHref } from '../sessions/sessions-path.ts'

type HrefOf = (id: string, page: Pick<PageContext, 'locale'>) => string

const hrefs: Partial<Record<BookDifference['subject'], HrefOf>> = {
  registration: registrationHref,
  booking: requestHref,
  payment: paymentHref,
  invoice: invoiceHref,
  session: sessionHref,
}

/** The way to what the books say differently; nothing where it has no page. */
export function DifferenceLink({ row, page }: { row: { subject: string; id: string | null }; page: PageContext }) {
  const t = useTexts('panel-today')
  const hrefOf = hrefs[row.subject as BookDifference['subject']]
  return row.id && hrefOf ? <a href={hrefOf(row.id, page)}>{t('look')}</a> : null
}
