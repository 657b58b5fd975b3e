import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const customersPath = '/customers'

/** The address of one customer. */
export const customerHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${customersPath}/${id}`, locale)
