import { dayPartHours } from '../../domain/bookings.ts'
import { formatAmount, formatClock, formatDate, formatFullDate } from '../../domain/format.ts'
import { formatDeadline, formatSessionDays } from '../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { familyOf } from '../../domain/tiles.ts'
import { PayBookingButton, PayButton } from '../../ui/billing/pay-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { Deadlines } from '../../ui/deadlines.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import type { BillQuery } from '../../ui/gql/graphql.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { listed, nameOf } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { PriceLines } from '../../ui/price-lines.tsx'
import { SubsidySteps } from '../../ui/subsidy-steps.tsx'
import { sumsOf } from '../../ui/subsidy-sums.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import { UnverifiedNotice } from '../chrome/unverified-notice.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import styles from './complete.module.css'
import { isToBePaid, resultOf, roomResult, wordsFor } from './page.ts'

/** How paying went, in a word for screen readers as soon as the page is there. */
export const Result = ({ result, title, text }: { result: string; title: string; text: string }) => (
  <div role={result === 'failed' ? 'alert' : 'status'} data-status={result}>
    <h1>{title}</h1>
    <p className="lead">{text}</p>
  </div>
)

type Booking = NonNullable<BillQuery['booking']>

function RoomFacts({ booking, locale }: { booking: Booking; locale: Locale }) {
  const t = useTexts('billing')
  const { date, dayPart, persons, roomName, offer } = booking
  const { start, end } = dayPartHours[dayPart]
  const hours = t('room.hours', { start: formatClock(start, locale), end: formatClock(end, locale) })
  const facts = [
    [t('room.name'), roomName ? inLocale(roomName, locale) : offer?.room],
    [t('common.when'), `${formatFullDate(date, locale)}, ${hours}`],
    [t('room.persons'), String(persons)],
    [t('room.number'), offer?.number],
    [t('amount'), offer && formatAmount(offer.total, locale)],
  ] as const
  return (
    <div className={styles.facts}>
      <FactList facts={facts} />
    </div>
  )
}

/** How paying a room went; it is kept, so that who could not pay tries again. */
export function RoomBill({ booking, data, locale }: { booking: Booking; data: BillQuery; locale: Locale }) {
  const t = useTexts('billing')
  const result = roomResult(resultOf(data))
  const { _id, owed } = booking
  const canRetry = result === 'failed' && data.bookingPayment?.status === 'waiting_for_payment'
  return (
    <StatusPage seed="billing">
      <Result result={result} title={t(`room.${result}.title`)} text={t(`room.${result}.text`)} />
      <RoomFacts booking={booking} locale={locale} />
      <div className="row-3 middle tall-links">
        {canRetry && <PayBookingButton booking={_id} total={owed} locale={locale} />}
        <Button look={canRetry ? 'outline' : 'primary'} href={localePath(`/my-account/bookings-data/${_id}`, locale)}>
          {t('room.toBooking')}
        </Button>
        {result === 'failed' && <a href={localePath('/contact?subject=payment', locale)}>{t('contact')}</a>}
      </div>
    </StatusPage>
  )
}

type Registration = NonNullable<BillQuery['registration']>

function Facts({ registration, locale }: { registration: Registration; locale: Locale }) {
  const t = useTexts('billing')
  const { session, students, total, vat, dueOn } = registration
  const sums = sumsOf(registration)
  const facts = [
    [t('common.course'), inLocale(session.course.title, locale)],
    [t('common.when'), formatSessionDays(session.schedule, locale)],
    [t.count('participants', students.length), listed(students).map(nameOf).join(', ')],
    [t('amount'), formatAmount(total, locale)],
    [t('common.ownShare'), sums && formatAmount(sums.own + vat, locale)],
    [t('common.agencyShare'), sums && formatAmount(sums.aid, locale)],
    [t('dueOn'), dueOn && formatDate(dueOn, locale)],
  ] as const
  return (
    <div className={`${styles.facts} stack-4`}>
      <FactList facts={facts} />
      <PriceLines registration={registration} locale={locale} />
    </div>
  )
}

interface BillProps {
  registration: Registration
  page: PageContext
}

const registrationHref = ({ _id }: Registration, locale: Locale) =>
  localePath(`/my-account/registration-data/${_id}`, locale)

/** It is sure: paid, or billed now. */
const isSettledIn = (result: string) => result === 'paid' || result === 'invoice' || result === 'subsidy'

/** What can be done next, by how it stands: pay what is kept, begin anew, or take along what was paid. */
function Actions({ registration, page, result, isPayable }: BillProps & { result: string; isPayable: boolean }) {
  const t = useTexts('billing')
  const { locale } = page
  const { _id, total, toPay, session, issuedInvoice } = registration
  const course = localePath(`/courses/${inLocale(session.course.slug, locale)}`, locale)
  const own = <a href={registrationHref(registration, locale)}>{t('toRegistration')}</a>
  if (isPayable)
    return (
      <>
        <PayButton id={_id}>{t('common.pay', { amount: formatAmount(toPay || total, locale) })}</PayButton>
        {own}
      </>
    )
  if (result === 'failed')
    return (
      <>
        <Button href={course}>{t('registerAgain')}</Button>
        <a href={localePath('/contact?subject=payment', locale)}>{t('contact')}</a>
      </>
    )
  if (!isSettledIn(result))
    return <Button href={localePath('/my-account/registration-data', locale)}>{t('toRegistrations')}</Button>
  return (
    <>
      <Button href={`${course}/sessions/${session._id}.ics`}>{t('common.addToCalendar')}</Button>
      {issuedInvoice && (
        <Button look="outline" href={localePath(`/my-account/invoice-data/${issuedInvoice._id}.pdf`, locale)}>
          {t('invoice')}
        </Button>
      )}
      {own}
    </>
  )
}

function RegistrationBill({ registration, data, page }: BillProps & { data: BillQuery }) {
  const t = useTexts('billing')
  const { locale } = page
  const { session, students, expiresAt, phase } = registration
  const { course } = session
  const result = resultOf(data)
  const words = wordsFor(result, registration.total)
  const isDone = isSettledIn(result)
  // The kmo-portefeuille has paid: there is nothing to ask for.
  const isHelped = result === 'paid' && registration.paymentMethod === 'subsidy'
  const subsidy = isHelped ? null : registration.deadlines.subsidy
  const sums = sumsOf(registration)
  // One that never got to the provider, or came back before it ended, is as good as not begun.
  const isOpen = data.registrationPayment != null && isToBePaid(data.registrationPayment)
  const isDue = phase === 'todo' && expiresAt != null && (result === 'failed' || isOpen)
  const kept = isDue
    ? t.count('kept', students.length, { deadline: formatDeadline(expiresAt, page.now, locale) })
    : undefined
  // Its invoice stays open, with the seats.
  const isBilled = result === 'failed' && registration.paymentMethod === 'invoice' && registration.status !== 'expired'
  const text = isBilled ? t('failedBilled') : t(`${words}.text`)
  return (
    <StatusPage seed={isDone ? course.key : 'billing'} family={isDone ? familyOf(course.category) : undefined}>
      {isDone && <Mark kind="full" tone="good" className={styles.check} />}
      <Result result={result} title={isOpen ? t('unpaid') : t(`${words}.title`)} text={kept ?? text} />
      {result !== 'failed' && <UnverifiedNotice account={data.me} locale={locale} />}
      <Facts registration={registration} locale={locale} />
      <div className="row-3 middle tall-links">
        <Actions registration={registration} page={page} result={result} isPayable={isDue || isBilled} />
      </div>
      {(isDone || result === 'partner') && (
        <Deadlines
          trainingLeave={registration.deadlines.trainingLeave}
          subsidy={subsidy}
          steps={sums && subsidy && <SubsidySteps subsidy={subsidy} sums={sums} locale={locale} />}
          heading="h2"
          isPaid={result === 'paid'}
          locale={locale}
          href={registrationHref(registration, locale)}
        />
      )}
    </StatusPage>
  )
}

/** How paying went, what follows from it, and what can be done where it did not go well. */
export function Screen({ data, page }: ScreenProps<BillQuery>) {
  const { registration, booking } = data
  if (registration) return <RegistrationBill registration={registration} data={data} page={page} />
  return booking ? <RoomBill booking={booking} data={data} locale={page.locale} /> : null
}
