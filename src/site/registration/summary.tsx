import { inLocale } from '../../domain/locales.ts'
import { OrderSummary } from '../../ui/order-summary/order-summary.tsx'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import { familyOf } from '../../ui/tiles.ts'
import { CostLines, SubsidyNote } from './cost-lines.tsx'
import type { Wish } from './cost-of.ts'
import { mayUseSubsidy } from './journey.ts'
import styles from './registration.module.css'
import { daysOf, hoursOf, languageOf, placeOf } from './session-words.ts'
import type { StepProps } from './step-props.ts'

/** What one registers for and what it costs, on every step. */
export function Summary({
  page,
  course,
  session,
  draft,
  seats,
}: Pick<StepProps, 'page' | 'course' | 'session'> & Pick<Wish, 'draft' | 'seats'>) {
  const t = useTexts('registration')
  const { locale } = page
  const when = (
    <>
      {daysOf(session, locale)}
      {hoursOf(session, locale).map((hours) => (
        <span key={hours} className={styles.hours}>
          {hours}
        </span>
      ))}
    </>
  )
  const facts = [
    [t('when'), when],
    [t('where'), placeOf(session, locale)],
    [t('language'), languageOf(session, locale)],
  ] as const
  return (
    <OrderSummary
      id="summary"
      title={inLocale(course.title, locale) ?? ''}
      tiles={<TilePattern seed={course.key} family={familyOf(course.category.key)} columns={8} rows={2} />}
      facts={facts}
      className={styles.summary}
      cost={<CostLines course={course} session={session} seats={seats} page={page} />}
    >
      {mayUseSubsidy(page) && <SubsidyNote course={course} seats={seats} draft={draft} page={page} />}
    </OrderSummary>
  )
}
