import { calendarDay, formatDayInYear, formatMonth } from '../../src/domain/format.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import type { CourseCalendarBlockQuery } from '../../src/ui/gql/graphql.ts'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './course-calendar.module.css'

type Session = NonNullable<NonNullable<NonNullable<CourseCalendarBlockQuery['plannedSessions']>['items']>[number]>

function Start({ session, locale }: { session: Session; locale: Locale }) {
  const t = useTexts('course-calendar')
  const { startDate, location, language, registrationCount, capacity, plannedCourse } = session
  const left = capacity - registrationCount
  return (
    <tr>
      <td className={styles.day}>
        <time dateTime={calendarDay(startDate)}>{formatDayInYear(startDate, locale)}</time>
      </td>
      <th scope="row" className={styles.course}>
        <a href={localePath(`/courses/${inLocale(plannedCourse.slug, locale)}`, locale)}>
          {inLocale(plannedCourse.title, locale)}
        </a>
      </th>
      <td>{inLocale(location.name, locale)}</td>
      <td>{inLocale(language.name, locale)}</td>
      <td>{left > 0 ? t.count('left', left) : t('full')}</td>
    </tr>
  )
}

/** What starts in a month, in order. */
export function Month(props: { month: string; sessions: Session[]; locale: Locale; level: 2 | 3 }) {
  const { month, sessions, locale, level } = props
  const t = useTexts('course-calendar')
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={`month-${month}`} className={styles.month}>
      <Heading id={`month-${month}`} className={styles.title}>
        {formatMonth(month, locale)}
      </Heading>
      <table className={styles.starts}>
        <colgroup>
          <col className={styles.days} />
          <col className={styles.titles} />
          <col span={2} />
          <col className={styles.left} />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            {(['start', 'course', 'place', 'language', 'seats'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <Start key={session._id} session={session} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
