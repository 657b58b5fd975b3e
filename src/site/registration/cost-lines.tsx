import { formatAmount, formatFullDate } from '../../domain/format.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { vatRate } from '../../domain/vat.ts'
import { AmountLines } from '../../ui/order-summary/amount-lines.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { costOf, subsidyOf, type Wish } from './cost-of.ts'
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
  if (!cost || cost.each === 0) return <p className={styles.noPrice}>{t(cost ? 'free' : 'onRequest')}</p>
  const lines = [
    { key: 'seats', name: t.count('times', seats, { price: formatAmount(cost.each, locale) }), amount: cost.net },
    { key: 'vat', name: t('vat', { rate: vatRate }), amount: cost.vat },
  ]
  return <AmountLines lines={lines} total={{ name: t('total'), amount: cost.total }} locale={locale} />
}

/** What is left to pay with the kmo-portefeuille, and what must be done for it when. */
export function SubsidyNote({ page, ...wish }: Omit<CostProps, 'session'> & Wish) {
  const t = useTexts('registration')
  const subsidy = subsidyOf(wish, page.now)
  if (!subsidy) return null
  const { locale } = page
  const slug = inLocale(wish.course.slug, locale) ?? ''
  return (
    <div className={styles.subsidy}>
      <p className={styles.net}>
        <span>{t('subsidised')}</span>{' '}
        <strong>
          {t('subsidisedRange', {
            least: formatAmount(subsidy.own.small, locale),
            most: formatAmount(subsidy.own.medium, locale),
          })}
        </strong>
      </p>
      <p>
        {t('subsidyText', subsidy.percent)}{' '}
        {subsidy.until && t('subsidyUntil', { date: formatFullDate(subsidy.until, locale) })}{' '}
        <a href={`${localePath(`/courses/${slug}`, locale)}#subsidy`}>{t('subsidyHow')}</a>
      </p>
    </div>
  )
}
