import { Children, isValidElement, type ReactNode } from 'react'
import type { CourseType } from '../domain/courses.ts'
import { calendarDay, formatDayMonth } from '../domain/format.ts'
import { inLocale, type Locale, localePath } from '../domain/locales.ts'
import { isEligible } from '../domain/subsidy.ts'
import { familyOf } from '../domain/tiles.ts'
import styles from './course-card.module.css'
import type { CourseCardFragment } from './gql/graphql.ts'
import { Price, SubsidyMark } from './price.tsx'
import { useTexts } from './texts.ts'
import { TilePattern } from './tile-pattern.tsx'
import { WholeWords } from './wording.tsx'

/** From this many seats on there is no hurry. */
const plenty = 4

/** A language other than the reader's by its code, its name for whoever hears it. */
function Language({ code, name }: { code: string; name: string | null }) {
  return (
    <>
      {' · '}
      <abbr title={name ?? undefined}>{code.toUpperCase()}</abbr>
    </>
  )
}

/** When, where and in which language a course starts next, and how many seats are left; the last ones in the colour of hurry. */
function NextSession(props: { type: CourseType; session: CourseCardFragment['nextSession']; locale: Locale }) {
  const t = useTexts('course-card')
  const { type, session, locale } = props
  if (!session) return <p className={styles.next}>{type === 'TAILORED' ? t('inAgreement') : t('noDate')}</p>
  const { startDate, seatsLeft, location, language } = session
  const hurry = seatsLeft > 0 && seatsLeft < plenty
  const seats = hurry ? t.count('lastSeats', seatsLeft) : t.count('seats', seatsLeft)
  return (
    <p className={`${styles.next} ${hurry ? styles.hurry : ''}`}>
      <span>
        <time dateTime={calendarDay(startDate)}>{formatDayMonth(startDate, locale)}</time>
        <Language code={language.code} name={inLocale(language.name, locale)} />
      </span>
      {' · '}
      <span>{inLocale(location.name, locale)}</span>
      {' · '}
      <span>{seatsLeft > 0 ? seats : t('full')}</span>
    </p>
  )
}

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
        <p className="small muted">{facts.join('\u00a0· ')}</p>
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

/** Cards side by side as the room allows; none is left alone in a row. A script tells their places by the keys of the cards. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <ul className={styles.cards}>
        {Children.map(children, (card) => (
          <li className={styles.place} data-key={isValidElement(card) ? card.key : undefined}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
