import type { PageContext } from '../../../ui/page-context.ts'
import { sessionHref } from '../sessions-path.ts'

/** Where it is written down who is there. */
export const attendanceHref = (id: string, page: Pick<PageContext, 'locale'>): string =>
  `${sessionHref(id, page)}/attendance`
