import { formatNumber } from '../../../domain/format.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './record-sheet.module.css'
import { nameOf, type RegistrationRecord } from './registration-list.ts'

type Student = NonNullable<RegistrationRecord['students'][number]>
type Achieved = Pick<Student, 'result' | 'certificate'>

/** The certificate, or why there is none. */
function Outcome({ achieved, name, locale }: { achieved: Achieved; name: string; locale: Locale }) {
  const t = useTexts('registrations')
  const { certificate, result } = achieved
  if (!certificate) return result && !result.passed ? (result.remark ?? t('common.notPassed')) : null
  return (
    <>
      <a
        href={localePath(`/my-account/registration-data/certificates/${certificate._id}.pdf`, locale)}
        target="_blank"
        rel="noopener"
        aria-label={t('certificateOf', { name })}
      >
        {t('certificate')}
      </a>
      <a
        href={localePath(`/my-account/registration-data/badges/${certificate._id}.jwt`, locale)}
        aria-label={t('badgeOf', { name })}
      >
        {t('badge')}
      </a>
    </>
  )
}

/** What one participant achieved, in a row under their name. */
export function AchievedRow(props: { id: string; achieved: Achieved; name: string; locale: Locale }) {
  const { id, achieved, name, locale } = props
  const t = useTexts('registrations')
  const { result } = achieved
  return (
    <li className={styles.result} data-id={id}>
      <span>{name}</span>
      <span className={styles.score}>
        {result &&
          t('common.score', {
            score: formatNumber(result.score, locale),
            maximum: formatNumber(result.maximum, locale),
          })}
      </span>
      <span className={styles.outcome}>
        <Outcome achieved={achieved} name={name} locale={locale} />
      </span>
    </li>
  )
}

/** What each participant achieved. */
export function ParticipantResults({ record, locale }: { record: RegistrationRecord; locale: Locale }) {
  const t = useTexts('registrations')
  return (
    <ul className={styles.results} aria-label={t('results')}>
      {record.students.map(
        (student) =>
          student && (
            <AchievedRow key={student._id} id={student._id} achieved={student} name={nameOf(student)} locale={locale} />
          ),
      )}
    </ul>
  )
}
