import type { CourseType } from '../domain/courses.ts'
import { calendarDay, formatDayMonth } from '../domain/format.ts'
import { inLocale, type Locale } from '../domain/locales.ts'
import type { CourseCardFragment } from './gql/graphql.ts'
import styles from './next-session.module.css'
import { useTexts } from './texts.ts'

/** From this many seats on there is no hurry. */
const plenty = 4

/** A language other than the reader's by its code, its name for whoever hears it. */
function Language({ code, name }: { code: string; name: string | null }) {
  return (
    <>
      {' · '}
      <abbr title={name ?? undefined}>{code.toUpperCase()}</abbr>
    </>
  )
}

/** When, where and in which language a course starts next, and how many seats are left; the last ones in the colour of hurry. */
export function NextSession(props: { type: CourseType; session: CourseCardFragment['nextSession']; locale: Locale }) {
  const t = useTexts('course-card')
  const { type, session, locale } = props
  if (!session) return <p className={styles.next}>{type === 'TAILORED' ? t('inAgreement') : t('noDate')}</p>
  const { startDate, seatsLeft, location, language } = session
  const hurry = seatsLeft > 0 && seatsLeft < plenty
  const seats = hurry ? t.count('lastSeats', seatsLeft) : t.count('seats', seatsLeft)
  return (
    <p className={`${styles.next} ${hurry ? styles.hurry : ''}`}>
      <span>
        <time dateTime={calendarDay(startDate)}>{formatDayMonth(startDate, locale)}</time>
        <Language code={language.code} name={inLocale(language.name, locale)} />
      </span>
      {' · '}
      <span>{inLocale(location.name, locale)}</span>
      {' · '}
      <span>{seatsLeft > 0 ? seats : t('full')}</span>
    </p>
  )
}
