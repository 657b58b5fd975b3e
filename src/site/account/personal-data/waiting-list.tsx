import { type Locale, localePath } from '../../../domain/locales.ts'
import type { PersonalDataQuery } from '../../../ui/gql/graphql.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './personal-data.module.css'

type Waiting = NonNullable<PersonalDataQuery['waiting']>
type Me = NonNullable<PersonalDataQuery['me']>

const places = {
  registrationsToPay: '/my-account/registration-data',
  bookingsToPay: '/my-account/bookings-data',
  quotationsToAnswer: '/my-account/bookings-data',
  invoicesToPay: '/my-account/invoice-data',
  requestsToDecide: '/my-account/participants',
} as const
const kinds = Object.keys(places) as (keyof typeof places)[]

/** What an account lacks before all it does goes out: a proved address, and one to bill. */
function lackedBy({ emailVerified, organisation, ...person }: Me) {
  const { address, zip, city } = organisation ?? person
  return [
    ...(emailVerified ? [] : [{ kind: 'email', path: '/my-account/login-data' } as const]),
    ...(address && zip && city ? [] : [{ kind: 'invoiceAddress', path: '/my-account/invoice-data' } as const]),
  ]
}

interface WaitingListProps {
  me: Me
  waiting: Waiting
  /** Beside it stands what was begun and not finished. */
  hasUnfinished: boolean
  locale: Locale
}

/** What only this person can move on, with the way there; one calm line when that is nothing. */
export function WaitingList({ me, waiting, hasUnfinished, locale }: WaitingListProps) {
  const t = useTexts('personal-data')
  const some = kinds.filter((kind) => waiting[kind] > 0)
  const lacked = lackedBy(me)
  if (some.length + lacked.length === 0) {
    if (hasUnfinished) return null
    return (
      <p className={styles.calm} data-waiting="none">
        <Mark kind="full" tone="good" />
        {t('waiting.none')}
      </p>
    )
  }
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting.title')}</h2>
      <ul>
        {lacked.map(({ kind, path }) => (
          <li key={kind} data-waiting={kind}>
            <a href={localePath(path, locale)}>
              <Mark kind="triangle" tone="ochre" />
              {t(`waiting.${kind}`)}
            </a>
          </li>
        ))}
        {some.map((kind) => (
          <li key={kind} data-waiting={kind}>
            <a href={localePath(places[kind], locale)}>
              <Mark kind="half" tone="terra" />
              {t.count(kind, waiting[kind])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
