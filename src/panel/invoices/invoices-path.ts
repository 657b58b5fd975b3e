import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const invoicesPath = '/invoices'

/** The address of one invoice or credit note. */
export const invoiceHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${invoicesPath}/${id}`, locale)
