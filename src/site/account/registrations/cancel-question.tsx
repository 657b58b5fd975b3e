import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { RegistrationRecord } from './registration-list.ts'

/** What the address asks about a registration that is not paid: to cancel it whole, or one of its participants. */
export function CancelQuestion(props: { record: RegistrationRecord; wayOutHref: string; page: PageContext }) {
  const { record, wayOutHref, page } = props
  const { locale, search } = page
  const people = listed(record.students)
  const leaving = people.find(({ _id }) => _id === search.participant?.[0])
  if (!leaving || people.length < 2) return <CancelDialog record={record} wayOutHref={wayOutHref} page={page} />
  return <LeaveDialog record={record} leaving={leaving} wayOutHref={wayOutHref} locale={locale} />
}
