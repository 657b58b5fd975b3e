import { withoutSome } from '../../../domain/cancellation.ts'
import { formatAmount } from '../../../domain/format.ts'
import { inLocale } from '../../../domain/locales.ts'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './record-sheet.module.css'
import type { RegisteredPerson, RegistrationRecord } from './registration-list.ts'
import { cancelForm, isPaymentUnderWay, isUnpaid, leaveForm, listHref } from './registration-list.ts'

/** The ways to take out only one of several who are not paid for yet. */
export function LeaveLinks({ record, page }: { record: RegistrationRecord; page: PageContext }) {
  const t = useTexts('registrations')
  const people = listed(record.students)
  if (people.length < 2 || !isUnpaid(record)) return null
  return (
    <div className={styles.people}>
      <p>{t('leaveOnly')}</p>
      <ul className="links">
        {people.map((person) => (
          <li key={person._id}>
            <a
              href={listHref(page, { cancel: record._id, participant: person._id })}
              aria-label={t('leave', { name: nameOf(person) })}
            >
              {nameOf(person)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CancelProps {
  record: RegistrationRecord
  wayOutHref: string
  page: PageContext
}

/** Asks before one participant's seat is given back, and says first what is left to pay. */
function LeaveDialog(props: CancelProps & { leaving: RegisteredPerson }) {
  const { record, leaving, wayOutHref } = props
  const { locale } = props.page
  const t = useTexts('registrations')
  const name = nameOf(leaving)
  const unpaid = {
    net: record.net,
    vat: record.total - record.net,
    cancellationFee: 0,
    participants: record.students.length,
  }
  const { net, vat } = withoutSome(unpaid, 1, 100)
  const amounts = { left: formatAmount(net + vat, locale), total: formatAmount(record.total, locale) }
  const isUnderWay = isPaymentUnderWay(record)
  return (
    <Dialog
      id="leave"
      title={t('leaveTitle', { name, course: inLocale(record.session.course.title, locale) ?? '' })}
      text={isUnderWay ? t('leaveUnderWay', amounts) : `${t('leaveMoney', amounts)} ${t('cancelFinal')}`}
      wayOut={t('common.keepNamed', { name })}
      wayOutHref={wayOutHref}
    >
      {!isUnderWay && (
        <ActionButton name={leaveForm.name} sent={{ id: record._id, student: leaving._id }} look="danger">
          {t('leave', { name })}
        </ActionButton>
      )}
    </Dialog>
  )
}

/** Asks before the seats are given back, and says first what that does to the money. */
function CancelDialog({ record, wayOutHref, page }: CancelProps) {
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
      <ActionButton name={cancelForm.name} sent={{ id: record._id, credit: record.total, refund: 0 }} look="danger">
        {t('common.cancelRegistration')}
      </ActionButton>
    </Dialog>
  )
}

/** What the address asks about a registration that is not paid: to cancel it whole, or one of its participants. */
export function CancelQuestion(props: CancelProps) {
  const people = listed(props.record.students)
  const leaving = people.find(({ _id }) => _id === props.page.search.participant?.[0])
  return leaving && people.length > 1 ? <LeaveDialog {...props} leaving={leaving} /> : <CancelDialog {...props} />
}
