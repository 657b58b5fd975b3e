import { formatAmount, formatFullDate } from '../../domain/format.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { vatRate } from '../../domain/vat.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { costOf, subsidyOf } from './cost-of.ts'
import type { Course, Session } from './journey-query.ts'
import styles from './registration.module.css'

interface CostProps {
  course: Course
  session: Session
  seats: number
  page: PageContext
}

/** Participants, VAT and what they make together. */
export function CostLines({ course, seats, page: { locale } }: CostProps) {
  const t = useTexts('registration')
  const cost = costOf(course, seats)
  const amount = (cents: number) => formatAmount(cents, locale)
  if (!cost || cost.each === 0) return <p className={styles.total}>{t(cost ? 'free' : 'onRequest')}</p>
  return (
    <div aria-live="polite">
      <dl className={styles.lines}>
        <div>
          <dt>{t.count('times', seats, { price: amount(cost.each) })}</dt>
          <dd>{amount(cost.net)}</dd>
        </div>
        <div>
          <dt>{t('vat', { rate: vatRate })}</dt>
          <dd>{amount(cost.vat)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd data-total={cost.total}>{amount(cost.total)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** What is left to pay with the kmo-portefeuille, and what must be done for it when. */
export function SubsidyNote({ course, session, seats, page }: CostProps) {
  const t = useTexts('registration')
  const subsidy = subsidyOf(course, session, seats, page.now)
  if (!subsidy) return null
  const { locale } = page
  const slug = inLocale(course.slug, locale) ?? ''
  return (
    <div className={styles.subsidy}>
      <p className={styles.net}>
        <span>{t('subsidised')}</span> <strong>{formatAmount(subsidy.own, locale)}</strong>
      </p>
      <p>
        {t('subsidyText', { percent: subsidy.percent })}{' '}
        {subsidy.until && t('subsidyUntil', { date: formatFullDate(subsidy.until, locale) })}{' '}
        <a href={`${localePath(`/courses/${slug}`, locale)}#subsidy`}>{t('subsidyHow')}</a>
      </p>
    </div>
  )
}
