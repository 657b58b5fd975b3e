import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { listed } from '../../src/ui/listed.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { familyOf } from '../../src/ui/tiles.ts'
import { WholeWords } from '../../src/ui/whole-words.tsx'
import type { CourseDetail } from './course.ts'
import styles from './course-head.module.css'
import { courseCrumbs } from './crumbs.ts'
import { Offer } from './offer.tsx'

/** What one wants to know at a glance: kind, length, languages, places. */
function Facts({ course, locale }: { course: CourseDetail; locale: Locale }) {
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

export function CourseHead({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
  const t = useTexts('course-detail')
  const { category } = course
  return (
    <PageHeader seed={course.key} family={familyOf(category.key)} picture={course.banner}>
      <div className={styles.head}>
        <Breadcrumbs crumbs={courseCrumbs(course, locale, t('courses'))} locale={locale} />
        <h1 className={styles.title}>
          <WholeWords text={inLocale(course.title, locale)} />
        </h1>
        <p className="lead">{inLocale(course.summary, locale)}</p>
        <Facts course={course} locale={locale} />
        <Offer course={course} now={now} locale={locale} at="head" />
      </div>
    </PageHeader>
  )
}
