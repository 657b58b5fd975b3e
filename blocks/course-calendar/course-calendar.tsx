import { calendarDay } from '../../src/domain/format.ts'
import { localePath } from '../../src/domain/locales.ts'
import type { CourseCalendarBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import styles from './course-calendar.module.css'
import { Month } from './month.tsx'
import { MonthLinks } from './month-links.tsx'

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
