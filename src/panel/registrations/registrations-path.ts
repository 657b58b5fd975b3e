import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const registrationsPath = '/registrations'

/** The address of one registration. */
export const registrationHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${registrationsPath}/${id}`, locale)
