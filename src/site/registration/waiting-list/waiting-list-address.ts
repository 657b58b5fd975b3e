import { localePath } from '../../../domain/locales.ts'
import type { PageContext } from '../../../ui/page-context.ts'

/** Where one waits for seats in the session of the address. */
export const waitingListAddress = ({ params, locale }: PageContext): string =>
  localePath(`/courses/${encodeURIComponent(params.id ?? '')}/waiting-list/${params.session ?? ''}`, locale)
