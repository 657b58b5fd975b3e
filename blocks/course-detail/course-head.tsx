import { calendarDay, formatDayInYear } from '../../src/domain/format.ts'
import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { familyOf } from '../../src/domain/tiles.ts'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { Button } from '../../src/ui/button.tsx'
import { FactList } from '../../src/ui/fact-list.tsx'
import { listed } from '../../src/ui/listed.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { Price } from '../../src/ui/price.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { WholeWords } from '../../src/ui/wording.tsx'
import { askPath, type CourseDetail, courseCrumbs, nextSession } from './course.ts'
import styles from './course-head.module.css'
import { LowerPrices } from './practical.tsx'

/** What it costs, when it begins and the way in: in the head of the page, and on a phone at the bottom of the screen. */
export function Offer(props: { course: CourseDetail; now: string; locale: Locale; at: 'head' | 'bottom' }) {
  const { course, now, locale, at } = props
  const t = useTexts('course-detail')
  const next = nextSession(course, now, locale)
  const tailored = course.type === 'TAILORED'
  const place = next && inLocale(next.location.isOnline ? next.location.name : next.location.city, locale)
  const language = next && next.language.code !== locale ? next.language.code.toUpperCase() : null
  return (
    <div className={`${styles.offer} ${styles[at]}`} data-offer={at} data-print={at === 'bottom' ? 'off' : undefined}>
      <div>
        <Price cents={course.price} locale={locale} />
        {at === 'head' && <LowerPrices course={course} locale={locale} />}
      </div>
      {next ? (
        <p className={styles.next}>
          <span className="tiny muted">{t('nextStart')}</span>
          <time className="strong" dateTime={calendarDay(next.startDate)}>
            {formatDayInYear(next.startDate, locale)}
          </time>
          <span>{[place, language].filter(Boolean).join('\u00a0· ')}</span>
        </p>
      ) : (
        <p className={styles.next}>{t(tailored ? 'datesByAgreement' : 'noSeats')}</p>
      )}
      <Button href={next ? '#dates' : askPath(course, locale)} className={styles.button}>
        {t(next ? 'chooseDate' : tailored ? 'askOffer' : 'askSeat')}
      </Button>
    </div>
  )
}

/** What one wants to know at a glance: kind, length, languages, places. */
function Facts({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const card = useTexts('course-card')
  const named = (things: ({ name: Parameters<typeof inLocale<string>>[0] } | null)[]) =>
    listed(things)
      .map(({ name }) => inLocale(name, locale))
      .join(', ')
  const facts = [
    [t('kind'), card(`types.${course.type}`)],
    [t('length'), t.count('days', course.days)],
    [t('languages'), named(course.languages)],
    [t('places'), named(course.locations)],
  ] as const
  return <FactList facts={facts} className={styles.facts} ofName="tiny muted" ofValue="small strong" />
}

export function CourseHead({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
  const t = useTexts('course-detail')
  const { category } = course
  return (
    <PageHeader seed={course.key} family={familyOf(category.key)} picture={course.banner}>
      <div className="stack-4 column">
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
