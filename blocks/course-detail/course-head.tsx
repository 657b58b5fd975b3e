import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { familyOf } from '../../src/ui/tiles.ts'
import { WholeWords } from '../../src/ui/whole-words.tsx'
import type { CourseDetail } from './course.ts'
import styles from './course-head.module.css'
import { courseCrumbs } from './crumbs.ts'
import { Facts } from './facts.tsx'
import { Offer } from './offer.tsx'

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
