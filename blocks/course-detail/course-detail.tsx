import { inLocale, localePath } from '../../src/domain/locales.ts'
import type { CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { ReviewList } from '../../src/ui/review-list.tsx'
import { ShareLinks } from '../../src/ui/share-links.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import { Ask } from './ask.tsx'
import { commonTexts } from './common-texts.ts'
import { Cost } from './cost.tsx'
import styles from './course-detail.module.css'
import { CourseHead } from './course-head.tsx'
import { Dates } from './dates.tsx'
import { Offer } from './offer.tsx'
import { Practical } from './practical.tsx'
import { Programme } from './programme.tsx'
import { RelatedCourses } from './related-courses.tsx'
import { Subsidy } from './subsidy.tsx'
import { Trainers } from './trainers.tsx'

export function Block({ id, data, page }: BlockProps<object, CourseDetailBlockQuery>) {
  const t = useTexts('course-detail')
  const { course } = data
  if (!course) return null
  const { locale, now } = page
  const common = commonTexts(data, locale)
  const reviews = listed(course.reviews?.items)
  const say = (text: Parameters<typeof inLocale<string>>[0]) => inLocale(text, locale) ?? ''
  return (
    <>
      <CourseHead course={course} now={now} locale={locale} />
      <div className={`container ${styles.body}`}>
        <div className={styles.main}>
          <section className={styles.part} aria-labelledby={`${id}-outcomes`}>
            <h2 id={`${id}-outcomes`}>{t('outcomes')}</h2>
            <ul className={styles.outcomes}>
              {listed(course.outcomes).map((outcome) => (
                <li key={outcome.nl}>{say(outcome)}</li>
              ))}
            </ul>
            <Markdown text={say(course.description)} />
          </section>
          <section className={styles.part} aria-labelledby={`${id}-audience`}>
            <h2 id={`${id}-audience`}>{t('audience')}</h2>
            <p>{say(course.audience)}</p>
          </section>
          <Programme id={id} course={course} locale={locale} />
          <Dates course={course} now={now} locale={locale} />
          <Practical course={course} common={common} now={now} locale={locale} />
          <Subsidy course={course} common={common} now={now} locale={locale} search={page.search} />
          <Trainers course={course} locale={locale} />
          {reviews.length > 0 && (
            <section className={`${styles.part} ${styles.wide}`} aria-labelledby={`${id}-reviews`}>
              <h2 id={`${id}-reviews`}>{t('reviews')}</h2>
              <ReviewList reviews={reviews} locale={locale} />
            </section>
          )}
          <div className={styles.part}>
            <ShareLinks
              id={id}
              title={say(course.title)}
              path={localePath(`/courses/${encodeURIComponent(say(course.slug))}`, locale)}
            />
          </div>
        </div>
        <aside className={styles.aside} aria-label={t('costAndQuestions')}>
          <div>
            <Cost course={course} now={now} locale={locale} />
            <Ask course={course} common={common} locale={locale} />
          </div>
        </aside>
      </div>
      <Offer course={course} now={now} locale={locale} at="bottom" />
      <RelatedCourses id={id} course={course} locale={locale} />
    </>
  )
}
