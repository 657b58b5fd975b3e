import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from '../panel-path.ts'

export const coursesPath = '/courses'

/** The address of one course. */
export const courseHref = (id: string, { locale }: Pick<PageContext, 'locale'>): string =>
  panelPath(`${coursesPath}/${id}`, locale)
