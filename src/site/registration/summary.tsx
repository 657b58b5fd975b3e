import { inLocale } from '../../domain/locales.ts'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import { familyOf } from '../../ui/tiles.ts'
import { CostLines, SubsidyNote } from './cost-lines.tsx'
import styles from './registration.module.css'
import { daysOf, hoursOf, languageOf, placeOf } from './session-words.ts'
import type { StepProps } from './step-props.ts'

/** What one registers for and what it costs, on every step. */
export function Summary({ page, course, session, seats }: StepProps & { seats: number }) {
  const t = useTexts('registration')
  const { locale, visitor } = page
  return (
    <aside id="summary" className={styles.summary} aria-labelledby="summary-title">
      <TilePattern seed={course.key} family={familyOf(course.category.key)} columns={8} rows={2} />
      <div className={styles.words}>
        <h2 id="summary-title">{inLocale(course.title, locale)}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t('when')}</dt>
            <dd>
              {daysOf(session, locale)}
              {hoursOf(session, locale).map((hours) => (
                <span key={hours} className={styles.hours}>
                  {hours}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t('where')}</dt>
            <dd>{placeOf(session, locale)}</dd>
          </div>
          <div>
            <dt>{t('language')}</dt>
            <dd>{languageOf(session, locale)}</dd>
          </div>
        </dl>
        <CostLines course={course} session={session} seats={seats} page={page} />
        {visitor?.organisation !== null && <SubsidyNote course={course} session={session} seats={seats} page={page} />}
      </div>
    </aside>
  )
}
