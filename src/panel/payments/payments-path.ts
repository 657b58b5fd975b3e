import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const paymentsPath = '/payments'

/** The address of one payment. */
export const paymentHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${paymentsPath}/${id}`, locale)
