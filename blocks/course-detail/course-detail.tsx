import { brusselsDay } from '../../src/domain/days.ts'
import { inLocale, type Locale, localePath } from '../../src/domain/locales.ts'
import { trainingLeaveRuleOn } from '../../src/domain/training-leave.ts'
import { Button } from '../../src/ui/button.tsx'
import { CourseCard } from '../../src/ui/course-card.tsx'
import { CourseGrid } from '../../src/ui/course-grid.tsx'
import type { CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { Person } from '../../src/ui/person.tsx'
import { ReviewList } from '../../src/ui/review-list.tsx'
import { Section } from '../../src/ui/section.tsx'
import { ShareLinks } from '../../src/ui/share-links.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import { Addresses } from './addresses.tsx'
import { Ask } from './ask.tsx'
import { askPath } from './ask-path.ts'
import { type CommonTexts, commonTexts } from './common-texts.ts'
import { Cost } from './cost.tsx'
import type { CourseDetail } from './course.ts'
import styles from './course-detail.module.css'
import { CourseHead } from './course-head.tsx'
import tableStyles from './dates.module.css'
import { DatesRow } from './dates-row.tsx'
import { Offer } from './offer.tsx'
import { plannedSessions } from './planned-sessions.ts'
import practicalStyles from './practical.module.css'
import { Subsidy } from './subsidy.tsx'

const includedIn = {
  CALENDAR: 'included',
  CERTIFICATION: 'included',
  ONLINE: 'includedOnline',
  TAILORED: 'includedTailored',
} as const

interface PracticalProps {
  course: CourseDetail
  common: CommonTexts
  now: string
  locale: Locale
}

/** What the price includes, what one holds at the end, how many one learns with, where, and what if one cannot come. */
function Practical({ course, common, now, locale }: PracticalProps) {
  const t = useTexts('course-detail')
  const { trainingDatabaseNumber: number } = course
  const leave = number && trainingLeaveRuleOn(brusselsDay(new Date(now)))
  const own = listed(course.included).map((line) => `- ${inLocale(line, locale)}`)
  const included = [common(includedIn[course.type]), ...own].filter(Boolean).join('\n')
  const facts = [
    { term: t('included'), text: included },
    { term: t('certificate'), text: inLocale(course.certificate, locale) ?? common('certificate') },
    { term: t('groupSize'), text: course.groupSize ? t.count('atMost', course.groupSize) : null },
    { term: t('trainingLeave'), text: leave ? t('trainingLeaveText', { number, hours: leave.yearlyHours }) : null },
    { term: t('cancellation'), text: course.type === 'TAILORED' ? null : common('cancellation') },
  ]
  return (
    <section className={styles.part} aria-labelledby="practical-title">
      <h2 id="practical-title">{t('practical')}</h2>
      <dl className={practicalStyles.facts}>
        {facts.map(({ term, text }) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Markdown text={text} className={practicalStyles.text} />
              </dd>
            </div>
          ) : null,
        )}
        <Addresses course={course} locale={locale} />
      </dl>
    </section>
  )
}

/** When and where, with the seats left and a way in for each; `#dates` is where the price box points. */
function Dates({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
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

/** Whom one learns from. */
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
