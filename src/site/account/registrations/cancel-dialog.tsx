import { inLocale } from '../../../domain/locales.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { CancelFields } from './cancel-fields.tsx'
import { LeaveLinks } from './leave-links.tsx'
import { isPaymentUnderWay, type RegistrationRecord } from './registration-list.ts'

/** Asks before the seats are given back, and says first what that does to the money. */
export function CancelDialog(props: { record: RegistrationRecord; wayOutHref: string; page: PageContext }) {
  const { record, wayOutHref, page } = props
  const t = useTexts('registrations')
  const seats = record.students.length
  const text = [
    t.count('cancelSeats', seats),
    t(isPaymentUnderWay(record) ? 'cancelUnderWay' : 'cancelUnpaid'),
    t('cancelFinal'),
  ].join(' ')
  return (
    <Dialog
      id="cancel"
      title={t('cancelTitle', { course: inLocale(record.session.course.title, page.locale) ?? '' })}
      text={text}
      wayOut={t('cancelNot')}
      wayOutHref={wayOutHref}
      fields={<LeaveLinks record={record} page={page} />}
    >
      <CancelFields id={record._id} credit={record.total} refund={0}>
        {t('cancelYes')}
      </CancelFields>
    </Dialog>
  )
}
