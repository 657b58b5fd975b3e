import { formatNumber } from '../../../domain/format.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './participant-results.module.css'
import type { RegistrationRecord } from './registration-list.ts'

type Student = NonNullable<RegistrationRecord['students'][number]>

/** The certificate, or why there is none. */
function Outcome({ student, locale }: { student: Student; locale: Locale }) {
  const t = useTexts('registrations')
  const { certificate, result } = student
  const name = `${student.firstName} ${student.lastName}`
  if (!certificate) return result && !result.passed ? (result.remark ?? t('notPassed')) : null
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

/** What each participant achieved. */
export function ParticipantResults({ record, locale }: { record: RegistrationRecord; locale: Locale }) {
  const t = useTexts('registrations')
  return (
    <ul className={styles.results} aria-label={t('results')}>
      {record.students.map(
        (student) =>
          student && (
            <li key={student._id} className={styles.result} data-id={student._id}>
              <span className={styles.name}>{`${student.firstName} ${student.lastName}`}</span>
              <span className={styles.score}>
                {student.result &&
                  t('score', {
                    score: formatNumber(student.result.score, locale),
                    maximum: formatNumber(student.result.maximum, locale),
                  })}
              </span>
              <span className={styles.outcome}>
                <Outcome student={student} locale={locale} />
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
