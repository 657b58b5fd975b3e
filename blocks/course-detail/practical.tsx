import { brusselsDay } from '../../src/domain/days.ts'
import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { trainingLeaveRuleOn } from '../../src/domain/training-leave-rules.ts'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { Addresses } from './addresses.tsx'
import type { CommonTexts } from './common-texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './course-detail.module.css'
import practicalStyles from './practical.module.css'

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
export function Practical({ course, common, now, locale }: PracticalProps) {
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
