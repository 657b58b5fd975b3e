import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { listed } from '../../src/ui/listed.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './course-head.module.css'

/** What one wants to know at a glance: kind, length, languages, places. */
export function Facts({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const card = useTexts('course-card')
  const named = (things: ({ name: Parameters<typeof inLocale<string>>[0] } | null)[]) =>
    listed(things)
      .map(({ name }) => inLocale(name, locale))
      .join(', ')
  const facts = [
    { term: t('kind'), value: card(`types.${course.type}`) },
    { term: t('length'), value: t.count('days', course.days) },
    { term: t('languages'), value: named(course.languages) },
    { term: t('places'), value: named(course.locations) },
  ].filter(({ value }) => value)
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
