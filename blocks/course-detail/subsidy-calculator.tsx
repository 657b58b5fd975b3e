import { formatAmount } from '../../src/domain/format.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { enterpriseSizes } from '../../src/domain/subsidy.ts'
import { vatRate } from '../../src/domain/vat.ts'
import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './subsidy.module.css'
import { calculatorFields, paidByEnterprise, type Situation, situationIn } from './subsidy-sum.ts'

/** The sum, line by line: the aid is of the amount without VAT, the VAT is the customer's own. */
function SubsidyResult(props: { course: CourseDetail; now: string; locale: Locale; situation: Situation }) {
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

/** For several participants and what was used already; the answer is this page at another address. */
export function SubsidyCalculator(props: {
  course: CourseDetail
  now: string
  locale: Locale
  search: Record<string, string[]>
}) {
  const t = useTexts('course-detail')
  const { course, now, locale, search } = props
  const { size, participants, used } = situationIn(search)
  const asked = calculatorFields.some((name) => search[name])
  return (
    <details id="calculator" className={styles.calculator} open={asked} data-print="off">
      <summary>{t('calculator')}</summary>
      {asked ? (
        <SubsidyResult course={course} now={now} locale={locale} situation={{ size, participants, used }} />
      ) : null}
      <form action="#calculator" className={styles.form}>
        <fieldset className={styles.sizes}>
          <legend>{t('enterprise')}</legend>
          {enterpriseSizes.map((one) => (
            <label key={one}>
              <input type="radio" name="size" value={one} defaultChecked={one === size} /> {t(`size.${one}`)}{' '}
              <span>{t(`sizeMeans.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {t('participants')}
          <input type="number" name="participants" min={1} max={50} defaultValue={participants} inputMode="numeric" />
        </label>
        <label className={styles.field}>
          {t('used')}
          <input type="number" name="used" min={0} max={7500} defaultValue={used} inputMode="numeric" />
        </label>
        <Button type="submit" look="outline" className={styles.submit}>
          {t('doCalculate')}
        </Button>
      </form>
    </details>
  )
}
