import { calendarDay, formatDayInYear, formatMonth } from '../../src/domain/format.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import type { CourseCalendarBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import type { PageContext } from '../../src/ui/page-context.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './course-calendar.module.css'

type Session = NonNullable<NonNullable<NonNullable<CourseCalendarBlockQuery['plannedSessions']>['items']>[number]>

function Start({ session, locale }: { session: Session; locale: Locale }) {
  const t = useTexts('course-calendar')
  const { startDate, location, language, registrationCount, capacity, plannedCourse } = session
  const left = capacity - registrationCount
  return (
    <tr>
      <td className="nowrap">
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

function Month(props: { month: string; sessions: Session[]; locale: Locale; level: 2 | 3 }) {
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

/** The months in which something starts; wherever the block stands, they lead to the calendar's own page. */
function MonthLinks({ months, page }: { months: { value: string; count: number }[]; page: PageContext }) {
  const t = useTexts('course-calendar')
  const base = localePath('/calendar', page.locale)
  const [chosen] = page.search.month ?? []
  return (
    <nav aria-label={t('months')}>
      <ul className={styles.months}>
        {months
          .filter(({ count }) => count > 0)
          .map(({ value }) => (
            <li key={value}>
              <a href={`${base}?month=${value}`} aria-current={value === chosen ? 'page' : undefined}>
                {formatMonth(value, page.locale)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

type Content = { title: string; text?: string | null }

/** What starts when: the sessions of a month, or of this one and the next, with place, language and seats. */
export function Block({ id, content, data, page, opens }: BlockProps<Content, CourseCalendarBlockQuery>) {
  const t = useTexts('course-calendar')
  const sessions = listed(data.plannedSessions?.items)
  const monthOf = ({ startDate }: { startDate: string }) => calendarDay(startDate).slice(0, 7)
  const months = new Set(sessions.map(monthOf))
  const isCut = (data.plannedSessions?.total ?? 0) > sessions.length
  return (
    <Section id={id} opens={opens} title={content.title} text={content.text}>
      <MonthLinks months={listed(data.filteredCourses?.facets.months)} page={page} />
      {[...months].map((month) => {
        const starts = sessions.filter((session) => monthOf(session) === month)
        return <Month key={month} month={month} sessions={starts} locale={page.locale} level={opens ? 2 : 3} />
      })}
      {sessions.length === 0 && <p>{t('none')}</p>}
      <p className={styles.more}>
        <a href={localePath('/courses', page.locale)}>{t(isCut ? 'allOfThem' : 'toCatalogue')}</a>
        <a href={localePath('/calendar.ics', page.locale)}>{t('subscribe')}</a>
      </p>
    </Section>
  )
}
