import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { CourseCard, CourseGrid } from '../../src/ui/course-card.tsx'
import type { CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { Person } from '../../src/ui/picture.tsx'
import { ReviewList } from '../../src/ui/review-list.tsx'
import { Section } from '../../src/ui/section.tsx'
import { ShareLinks } from '../../src/ui/share-links.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import { type CourseDetail, commonTexts } from './course.ts'
import styles from './course-detail.module.css'
import { CourseHead, Offer } from './course-head.tsx'
import { Dates } from './dates.tsx'
import { Ask, Cost, Practical } from './practical.tsx'
import { Subsidy } from './subsidy.tsx'

/** A step a day; a course of one day or less has its parts numbered instead. */
function Programme({ id, course, locale }: { id: string; course: CourseDetail; locale: Locale }) {
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

const most = 3

/** Others of the same category; the question cannot leave the course itself out. */
function RelatedCourses({ id, course, locale }: { id: string; course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const related = listed(course.related?.items)
    .filter(({ _id }) => _id !== course._id)
    .slice(0, most)
  if (related.length === 0) return null
  return (
    <div data-print="off">
      <Section id={`${id}-related`} title={t('related')} ground="sand">
        <CourseGrid>
          {related.map((other) => (
            <CourseCard key={other._id} course={other} locale={locale} />
          ))}
        </CourseGrid>
      </Section>
    </div>
  )
}

function Trainers({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const trainers = listed(course.trainers)
  if (trainers.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="trainers-title">
      <h2 id="trainers-title">{t('trainers')}</h2>
      {trainers.map(({ _id, name, bio, avatar }) => (
        <Person key={_id} name={name} bio={inLocale(bio, locale)} avatar={avatar} />
      ))}
    </section>
  )
}

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
