import { withoutSome } from '../../../domain/cancellation.ts'
import { formatAmount } from '../../../domain/format.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './record-sheet.module.css'
import type { RegisteredPerson, RegistrationRecord } from './registration-list.ts'
import { isPaymentUnderWay, isUnpaid, listHref, nameOf } from './registration-list.ts'

interface CancelFieldsProps {
  id: string
  credit: number
  refund: number
  student?: string
  withdrawal?: boolean
  children: string
}

/** Cancels with the effect on money that stands above it: whatever else would happen meanwhile is refused. */
export function CancelFields({ children, withdrawal = false, ...sent }: CancelFieldsProps) {
  return (
    <ActionButton name="registration-cancel" sent={{ ...sent, withdrawal }} look="danger">
      {children}
    </ActionButton>
  )
}

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

/** Asks before one participant's seat is given back, and says first what is left to pay. */
function LeaveDialog(props: {
  record: RegistrationRecord
  leaving: RegisteredPerson
  wayOutHref: string
  locale: Locale
}) {
  const { record, leaving, wayOutHref, locale } = props
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
        <ActionButton name="participant-cancel" sent={{ id: record._id, student: leaving._id }} look="danger">
          {t('leave', { name })}
        </ActionButton>
      )}
    </Dialog>
  )
}

/** Asks before the seats are given back, and says first what that does to the money. */
function CancelDialog(props: { record: RegistrationRecord; wayOutHref: string; page: PageContext }) {
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
        {t('common.cancelRegistration')}
      </CancelFields>
    </Dialog>
  )
}

/** What the address asks about a registration that is not paid: to cancel it whole, or one of its participants. */
export function CancelQuestion(props: { record: RegistrationRecord; wayOutHref: string; page: PageContext }) {
  const { record, wayOutHref, page } = props
  const { locale, search } = page
  const people = listed(record.students)
  const leaving = people.find(({ _id }) => _id === search.participant?.[0])
  if (!leaving || people.length < 2) return <CancelDialog record={record} wayOutHref={wayOutHref} page={page} />
  return <LeaveDialog record={record} leaving={leaving} wayOutHref={wayOutHref} locale={locale} />
}
