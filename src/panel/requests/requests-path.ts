import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const requestsPath = '/requests'

/** The address of one request. */
export const requestHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${requestsPath}/${id}`, locale)
