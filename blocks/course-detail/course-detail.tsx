import { inLocale } from '../../src/domain/locales.ts'
import type { CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { Person } from '../../src/ui/person.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import styles from './course-detail.module.css'
import { CourseHead } from './course-head.tsx'
import { Dates } from './dates.tsx'
import { PriceBox } from './price-box.tsx'
import { Programme } from './programme.tsx'
import { RelatedCourses } from './related-courses.tsx'

export function Block({ id, data, page }: BlockProps<object, CourseDetailBlockQuery>) {
  const t = useTexts('course-detail')
  const { course } = data
  if (!course) return null
  const trainers = listed(course.trainers)
  const say = (text: Parameters<typeof inLocale<string>>[0]) => inLocale(text, page.locale) ?? ''
  return (
    <>
      <CourseHead course={course} locale={page.locale} />
      <div className={`container ${styles.body}`}>
        <aside className={styles.aside} aria-label={t('price')}>
          <PriceBox course={course} locale={page.locale} />
        </aside>
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
          <Programme id={id} course={course} locale={page.locale} />
          <Dates course={course} locale={page.locale} />
          {trainers.length > 0 && (
            <section className={styles.part} aria-labelledby={`${id}-trainers`}>
              <h2 id={`${id}-trainers`}>{t('trainers')}</h2>
              {trainers.map((trainer) => (
                <Person key={trainer._id} name={trainer.name} bio={say(trainer.bio)} avatar={trainer.avatar} />
              ))}
            </section>
          )}
        </div>
      </div>
      <RelatedCourses id={id} course={course} locale={page.locale} />
    </>
  )
}
