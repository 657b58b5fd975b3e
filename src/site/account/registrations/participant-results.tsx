import { formatNumber } from '../../../domain/format.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './record-sheet.module.css'
import type { RegisteredPerson } from './registration-list.ts'

type Achieved = Pick<RegisteredPerson, '_id' | 'result' | 'certificate' | 'hasAttendanceAttest'>

/** The certificate, or why there is none. */
function Outcome({ achieved, name, locale }: { achieved: Achieved; name: string; locale: Locale }) {
  const t = useTexts('registrations')
  const { certificate, result } = achieved
  if (!certificate) return result && !result.passed ? (result.remark ?? t('common.notPassed')) : null
  const hrefOf = (file: string) => localePath(`/my-account/registration-data/${file}`, locale)
  return (
    <>
      <a
        href={hrefOf(`certificates/${certificate._id}.pdf`)}
        target="_blank"
        rel="noopener"
        aria-label={t('certificateOf', { name })}
      >
        {t('certificate')}
      </a>
      <a href={hrefOf(`badges/${certificate._id}.jwt`)} aria-label={t('badgeOf', { name })}>
        {t('badge')}
      </a>
    </>
  )
}

/** The attest of attendance, for Flemish training leave. */
function AttendanceAttest(props: { of: string; registration: string | null; name: string; locale: Locale }) {
  const t = useTexts('registrations')
  const href = `/my-account/registration-data/${props.registration}/attendance/${props.of}.pdf`
  return (
    <a
      href={localePath(href, props.locale)}
      target="_blank"
      rel="noopener"
      aria-label={t('common.attendanceAttestOf', { name: props.name })}
    >
      {t('common.attendanceAttest')}
    </a>
  )
}

/** What each achieved, in a row under their name. */
export function ParticipantResults<Person extends Achieved>(props: {
  people: readonly Person[]
  /** By which they have their seats. */
  registration: string | null
  nameOf(person: Person): string
  locale: Locale
}) {
  const { people, registration, nameOf, locale } = props
  const t = useTexts('registrations')
  const format = (points: number) => formatNumber(points, locale)
  return (
    <ul className={styles.results} aria-label={t('results')}>
      {people.map((person) => (
        <li key={person._id} className={styles.result} data-id={person._id}>
          <span>{nameOf(person)}</span>
          <span className={styles.score}>
            {person.result &&
              t('common.score', { score: format(person.result.score), maximum: format(person.result.maximum) })}
          </span>
          <span className={styles.outcome}>
            <Outcome achieved={person} name={nameOf(person)} locale={locale} />
            {person.hasAttendanceAttest && (
              <AttendanceAttest of={person._id} registration={registration} name={nameOf(person)} locale={locale} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
