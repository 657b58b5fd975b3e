import { inLocale } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import listStyles from '../list/list.module.css'
import { registrationHref } from '../registrations/registrations-path.ts'
import { requestHref } from '../requests/requests-path.ts'

interface PaidForProps {
  payment: {
    registration?: string | null
    booking?: string | null
    course?: Parameters<typeof inLocale<string>>[0]
    quotation?: string | null
  }
  page: PageContext
}

/** What a payment is for, and the way to it. */
export function PaidFor({ payment: { registration, booking, course, quotation }, page }: PaidForProps) {
  if (registration) return <a href={registrationHref(registration, page)}>{course && inLocale(course, page.locale)}</a>
  return booking ? (
    <a className={listStyles.reference} href={requestHref(booking, page)}>
      {quotation}
    </a>
  ) : null
}
