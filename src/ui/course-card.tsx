import { inLocale, type Locale, localePath } from '../domain/locales.ts'
import { isEligible } from '../domain/subsidy.ts'
import styles from './course-card.module.css'
import type { CourseCardFragment } from './gql/graphql.ts'
import { NextSession } from './next-session.tsx'
import { Price } from './price.tsx'
import { SubsidyMark } from './subsidy-mark.tsx'
import { useTexts } from './texts.ts'
import { TilePattern } from './tile-pattern.tsx'
import { familyOf } from './tiles.ts'
import { WholeWords } from './whole-words.tsx'

/** A course in a list, recognised by its floor; the whole card leads to the course. */
export function CourseCard(props: { course: CourseCardFragment; locale: Locale; headingLevel?: 2 | 3 | 4 }) {
  const { course, locale, headingLevel = 3 } = props
  const t = useTexts('course-card')
  const Heading = `h${headingLevel}` as const
  const places = course.locations.map((location) => inLocale(location?.name, locale)).filter(Boolean)
  const languages = course.languages.map((language) => language?.code.toUpperCase()).filter(Boolean)
  const facts = [t.count('days', course.days), places.join(', '), languages.join(',\u00a0')].filter(Boolean)
  return (
    <article className={styles.card} data-turns>
      <TilePattern seed={course.key} family={familyOf(course.category.key)} columns={8} rows={2} turn />
      <div className={styles.words}>
        <p className={styles.category}>
          {inLocale(course.category.name, locale)}
          {'\u00a0· '}
          {t(`types.${course.type}`)}
        </p>
        <Heading className={styles.title}>
          <a href={localePath(`/courses/${inLocale(course.slug, locale)}`, locale)}>
            <WholeWords text={inLocale(course.title, locale)} />
          </a>
        </Heading>
        <p className={styles.facts}>{facts.join('\u00a0· ')}</p>
        {isEligible(course) && (
          <p className={styles.category}>
            <SubsidyMark course={course} />
          </p>
        )}
        <div className={styles.foot}>
          <Price cents={course.price} locale={locale} />
          <NextSession type={course.type} session={course.nextSession} locale={locale} />
        </div>
      </div>
    </article>
  )
}
