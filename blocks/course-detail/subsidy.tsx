import { formatAmount, formatDate, formatMoney } from '../../src/domain/format.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { enterpriseSizes, lastDayToApply } from '../../src/domain/subsidy.ts'
import { vatRate } from '../../src/domain/vat.ts'
import { Button } from '../../src/ui/button.tsx'
import { Markdown } from '../../src/ui/markdown.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { WholeWords } from '../../src/ui/wording.tsx'
import { type CommonTexts, type CourseDetail, nextSession } from './course.ts'
import partStyles from './course-detail.module.css'
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
            <dd className="nowrap">{formatAmount(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {capped ? <p>{t('capped')}</p> : null}
    </div>
  )
}

/** For several participants and what was used already; the answer is this page at another address. */
function SubsidyCalculator(props: {
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
      <summary className="strong">{t('calculator')}</summary>
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
    <section id="subsidy" className={partStyles.part} aria-labelledby="subsidy-title">
      <h2 id="subsidy-title">
        <WholeWords text={t('subsidy')} />
      </h2>
      <Markdown text={common('subsidy') ?? ''} />
      <table className={styles.table}>
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
