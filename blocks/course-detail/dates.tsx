import type { Locale } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { askPath } from './ask-path.ts'
import type { CourseDetail } from './course.ts'
import styles from './course-detail.module.css'
import tableStyles from './dates.module.css'
import { DatesRow } from './dates-row.tsx'
import { plannedSessions } from './planned-sessions.ts'

/** When and where, with the seats left and a way in for each; `#dates` is where the price box points. */
export function Dates({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
  const t = useTexts('course-detail')
  const sessions = plannedSessions(course, now)
  return (
    <section id="dates" className={`${styles.part} ${styles.wide}`} aria-labelledby="dates-title">
      <h2 id="dates-title">{t('dates')}</h2>
      {sessions.length > 0 && (
        <p id="dates-zone" className="muted">
          {t('zone')}
        </p>
      )}
      {sessions.length > 0 ? (
        <table className={tableStyles.table} aria-describedby="dates-zone">
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('language')}</th>
              <th scope="col">{t('seats')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('register')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <DatesRow key={session._id} course={course} session={session} locale={locale} />
            ))}
          </tbody>
        </table>
      ) : (
        <div className={tableStyles.none}>
          <p>{t(course.type === 'TAILORED' ? 'datesTailored' : 'noDates')}</p>
          <Button look="outline" href={askPath(course, locale)}>
            {t('contact')}
          </Button>
        </div>
      )}
    </section>
  )
}
