import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { listed } from '../../src/ui/listed.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './course-detail.module.css'

/** A step a day; a course of one day or less has its parts numbered instead. */
export function Programme({ id, course, locale }: { id: string; course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const steps = listed(course.programme)
  if (steps.length === 0) return null
  const unit = steps.length === course.days ? 'day' : 'part'
  return (
    <section className={styles.part} aria-labelledby={`${id}-programme`}>
      <h2 id={`${id}-programme`}>{t('programme')}</h2>
      <ol className={styles.programme}>
        {steps.map((step, index) => (
          <li key={step.title.nl}>
            <p className={styles.step}>{t(unit, { number: index + 1 })}</p>
            <div className={styles.stepWords}>
              <h3>{inLocale(step.title, locale)}</h3>
              <p>{inLocale(step.text, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
