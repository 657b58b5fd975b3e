import { formatAmount } from '../../src/domain/format.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { vatRate } from '../../src/domain/vat.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './subsidy.module.css'
import { paidByEnterprise, type Situation } from './subsidy-sum.ts'

/** The sum, line by line: the aid is of the amount without VAT, the VAT is the customer's own. */
export function SubsidyResult(props: { course: CourseDetail; now: string; locale: Locale; situation: Situation }) {
  const t = useTexts('course-detail')
  const { course, now, locale, situation } = props
  const paid = paidByEnterprise(course, situation, now)
  if (!paid) return null
  const lines = [
    [t.count('priceOf', situation.participants), paid.price],
    [t('supportOf', { percent: paid.percent }), -paid.aid],
    [t('ownShare'), paid.own],
    [t('vat', { rate: vatRate }), paid.vat],
    [t('allYouPay'), paid.total],
  ] as const
  const capped = paid.aid < Math.floor((paid.price * paid.percent) / 100)
  return (
    <div className={styles.result}>
      <dl>
        {lines.map(([term, cents]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatAmount(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {capped ? <p>{t('capped')}</p> : null}
    </div>
  )
}
