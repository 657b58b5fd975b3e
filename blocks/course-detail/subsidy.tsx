import { formatDate, formatMoney } from '../../src/domain/format.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { enterpriseSizes, lastDayToApply } from '../../src/domain/subsidy.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { WholeWords } from '../../src/ui/whole-words.tsx'
import type { CommonTexts } from './common-texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './course-detail.module.css'
import { nextSession } from './planned-sessions.ts'
import subsidyStyles from './subsidy.module.css'
import { SubsidyCalculator } from './subsidy-calculator.tsx'
import { paidByEnterprise } from './subsidy-sum.ts'

/** What the kmo-portefeuille leaves of the price, for either size of enterprise; nothing where it pays no share. */
export function Subsidy(props: {
  course: CourseDetail
  common: CommonTexts
  now: string
  locale: Locale
  search: Record<string, string[]>
}) {
  const t = useTexts('course-detail')
  const { course, common, now, locale, search } = props
  const rows = enterpriseSizes.flatMap((size) => {
    const paid = paidByEnterprise(course, { size, participants: 1, used: 0 }, now)
    return paid && paid.aid > 0 ? [{ size, ...paid }] : []
  })
  if (rows.length === 0) return null
  const start = nextSession(course, now, locale)?.startDate
  const last = start && lastDayToApply(new Date(start))
  return (
    <section id="subsidy" className={styles.part} aria-labelledby="subsidy-title">
      <h2 id="subsidy-title">
        <WholeWords text={t('subsidy')} />
      </h2>
      <Markdown text={common('subsidy') ?? ''} />
      <table className={subsidyStyles.table}>
        <thead>
          <tr>
            <th scope="col">{t('enterprise')}</th>
            <th scope="col">{t('support')}</th>
            <th scope="col">{t('youPay')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, percent, aid, own }) => (
            <tr key={size}>
              <th scope="row">
                {t(`size.${size}`)} <span>{t(`sizeMeans.${size}`)}</span>
              </th>
              <td>
                {t('percent', { percent })}
                <span>{formatMoney(aid, locale)}</span>
              </td>
              <td>
                <strong>{formatMoney(own, locale)}</strong>
                <span>{t('exclVat')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {start && last ? (
        <p>{t('applyUntil', { start: formatDate(start, locale), last: formatDate(last, locale) })}</p>
      ) : null}
      <SubsidyCalculator course={course} now={now} locale={locale} search={search} />
    </section>
  )
}
