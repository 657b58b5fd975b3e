import type { PageContext } from '../../../ui/page-context.ts'
import { panelPath } from '../../panel-path.ts'

/** What waits to become public; below it one plan, or a new one. */
export const plannedHref = ({ locale }: Pick<PageContext, 'locale'>, below = ''): string =>
  panelPath(`/content/planned${below}`, locale)
