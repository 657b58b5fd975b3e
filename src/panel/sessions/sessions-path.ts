import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const sessionsPath = '/sessions'

/** The address of one session. */
export const sessionHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${sessionsPath}/${id}`, locale)
