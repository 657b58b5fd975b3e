import { formatAmount } from '../../../domain/format.ts'
import { formatDays, formatDeadline } from '../../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../../domain/locales.ts'
import { PayButton } from '../../../ui/billing/pay-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Deadlines } from '../../../ui/deadlines.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { BillQuery } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { StatusPage } from '../../status-page.tsx'
import { resultOf } from '../payment.ts'
import styles from './complete.module.css'
import { Result } from './result.tsx'
import { RoomBill } from './room-bill.tsx'

type Registration = NonNullable<BillQuery['registration']>

/** What it was paid for, to be recognised. */
function Facts({ registration, locale }: { registration: Registration; locale: Locale }) {
  const t = useTexts('billing')
  const { session, students, total } = registration
  const days = listed(session.schedule).map(({ start }) => start)
  const facts = [
    [t('course'), inLocale(session.course.title, locale)],
    [t('when'), formatDays(days, locale)],
    [
      t.count('participants', students.length),
      listed(students)
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
        .join(', '),
    ],
    [t('amount'), formatAmount(total, locale)],
  ] as const
  return (
    <div className={styles.facts}>
      <FactList facts={facts} />
    </div>
  )
}

/** What is still to be done by when, for who uses the kmo-portefeuille or training leave. */
function ToDo({ registration, locale, isPaid }: { registration: Registration; locale: Locale; isPaid: boolean }) {
  return (
    <Deadlines
      {...registration.deadlines}
      heading="h2"
      isPaid={isPaid}
      locale={locale}
      href={localePath(`/my-account/registration-data/${registration._id}`, locale)}
    />
  )
}

function RegistrationBill({
  registration,
  data,
  page,
}: {
  registration: Registration
  data: BillQuery
  page: PageContext
}) {
  const t = useTexts('billing')
  const { locale } = page
  const result = resultOf(data)
  const canRetry = result === 'failed' && registration.phase === 'todo'
  return (
    <StatusPage seed="billing">
      <Result result={result} title={t(`${result}.title`)} text={t(`${result}.text`)} />
      <Facts registration={registration} locale={locale} />
      {result !== 'failed' && <ToDo registration={registration} locale={locale} isPaid={result !== 'partner'} />}
      {canRetry && registration.expiresAt && (
        <p>{t('stillKept', { deadline: formatDeadline(registration.expiresAt, page.now, locale) })}</p>
      )}
      <div className={styles.actions}>
        {canRetry && (
          <PayButton id={registration._id}>
            {t('payAgain', { amount: formatAmount(registration.total, locale) })}
          </PayButton>
        )}
        <Button look={canRetry ? 'outline' : 'primary'} href={localePath('/my-account/registration-data', locale)}>
          {t('toRegistrations')}
        </Button>
        {result === 'failed' && <a href={localePath('/contact?subject=payment', locale)}>{t('contact')}</a>}
      </div>
    </StatusPage>
  )
}

/** How paying went, what follows from it, and what can be done where it did not go well. */
export function Screen({ data, page }: ScreenProps<BillQuery>) {
  const { registration, booking } = data
  if (registration) return <RegistrationBill registration={registration} data={data} page={page} />
  return booking ? <RoomBill booking={booking} data={data} locale={page.locale} /> : null
}
