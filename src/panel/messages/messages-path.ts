import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const messagesPath = '/messages'

/** The address of one message. */
export const messageHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${messagesPath}/${id}`, locale)
