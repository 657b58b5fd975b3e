import { formatMoney } from '../../src/domain/format.ts'
import type { Locale } from '../../src/domain/locales.ts'
import { vatOn, vatRate } from '../../src/domain/vat.ts'
import { SubsidyMark } from '../../src/ui/subsidy-mark.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './cost.module.css'
import type { CourseDetail } from './course.ts'
import { paidByEnterprise } from './subsidy-sum.ts'

/** What one participant costs, without and with VAT, and what the kmo-portefeuille leaves of it. */
export function Cost({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
  const t = useTexts('course-detail')
  const { price } = course
  const money = (cents: number) => formatMoney(cents, locale)
  const least = paidByEnterprise(course, { size: 'small', participants: 1, used: 0 }, now)
  return (
    <section className={styles.box} aria-labelledby="cost-title">
      <h2 id="cost-title" className={styles.title}>
        {t('cost')}
      </h2>
      {price ? (
        <dl className={styles.rows}>
          <div>
            <dt>{t('exclVat')}</dt>
            <dd>{money(price)}</dd>
          </div>
          <div>
            <dt>{t('vat', { rate: vatRate })}</dt>
            <dd>{money(vatOn(price))}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('inclVat')}</dt>
            <dd>{money(price + vatOn(price))}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.total}>{t(price === 0 ? 'free' : 'onRequest')}</p>
      )}
      {price ? <p className={styles.note}>{t('whoPaysVat')}</p> : null}
      <p className={styles.subsidy}>
        <SubsidyMark course={course} />
      </p>
      {least && least.aid > 0 ? (
        <p className={styles.note}>
          {t('leastCost', { amount: money(least.own) })} <a href="#subsidy">{t('calculate')}</a>
        </p>
      ) : null}
    </section>
  )
}
