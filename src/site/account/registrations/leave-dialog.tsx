import { withoutSome } from '../../../domain/cancellation.ts'
import { formatAmount } from '../../../domain/format.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { isPaymentUnderWay, nameOf, type RegisteredPerson, type RegistrationRecord } from './registration-list.ts'

/** Asks before one participant's seat is given back, and says first what is left to pay. */
export function LeaveDialog(props: {
  record: RegistrationRecord
  leaving: RegisteredPerson
  wayOutHref: string
  locale: Locale
}) {
  const { record, leaving, wayOutHref, locale } = props
  const t = useTexts('registrations')
  const name = nameOf(leaving)
  const unpaid = { net: record.net, vat: record.total - record.net, kept: 0, participants: record.students.length }
  const { net, vat } = withoutSome(unpaid, 1, 100)
  const amounts = { left: formatAmount(net + vat, locale), total: formatAmount(record.total, locale) }
  const isUnderWay = isPaymentUnderWay(record)
  return (
    <Dialog
      id="leave"
      title={t('leaveTitle', { name, course: inLocale(record.session.course.title, locale) ?? '' })}
      text={isUnderWay ? t('leaveUnderWay', amounts) : `${t('leaveMoney', amounts)} ${t('cancelFinal')}`}
      wayOut={t('leaveNot', { name })}
      wayOutHref={wayOutHref}
    >
      {!isUnderWay && (
        <form method="post" data-form="participant-cancel">
          <input type="hidden" name="form" value="participant-cancel" />
          <input type="hidden" name="id" value={record._id} />
          <input type="hidden" name="student" value={leaving._id} />
          <Button look="danger" type="submit">
            {t('leave', { name })}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
