import { formatAmount, formatFullDate } from '../../domain/format.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { priceLineText } from '../../domain/price-line-text.ts'
import { familyOf } from '../../domain/tiles.ts'
import { vatRate } from '../../domain/vat.ts'
import { AmountLines, OrderSummary } from '../../ui/order-summary.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import { costOf, subsidyOf, type Wish } from './cost-of.ts'
import { daysOf, hoursOf, languageOf, mayUseSubsidy, placeOf, type StepProps } from './journey.ts'
import styles from './registration.module.css'

type CostProps = Wish & { page: PageContext }

/** Participants, what is taken off and why, VAT and what they make together. */
export function CostLines({ page: { locale, now }, ...wish }: CostProps) {
  const t = useTexts('registration')
  const cost = costOf(wish, now)
  if (!cost || cost.each === 0) return <p className={styles.noPrice}>{t(cost ? 'free' : 'onRequest')}</p>
  const lines = [
    ...cost.lines.map((line) => ({
      key: line.kind,
      name:
        line.kind === 'list'
          ? t.count('times', line.participants, { price: formatAmount(line.each, locale) })
          : priceLineText(t, line),
      amount: line.amount,
    })),
    { key: 'vat', name: t('common.vatRate', { rate: vatRate }), amount: cost.vat },
  ]
  return <AmountLines lines={lines} total={{ name: t('common.total'), amount: cost.total }} locale={locale} />
}

/** What is left to pay with the kmo-portefeuille, and what must be done for it when. */
export function SubsidyNote({ page, ...wish }: CostProps) {
  const t = useTexts('registration')
  const subsidy = subsidyOf(wish, page.now)
  if (!subsidy) return null
  const { locale } = page
  const { size } = subsidy
  const slug = inLocale(wish.course.slug, locale) ?? ''
  return (
    <div className={styles.subsidy}>
      <p className={styles.net}>
        <span>{t('subsidised')}</span>{' '}
        <strong>
          {size
            ? formatAmount(subsidy.own[size], locale)
            : t('subsidisedRange', {
                least: formatAmount(subsidy.own.small, locale),
                most: formatAmount(subsidy.own.medium, locale),
              })}
        </strong>
      </p>
      <p>
        {size ? t('subsidyKnown', { percent: subsidy.percent[size] }) : t('subsidyText', subsidy.percent)}{' '}
        {subsidy.until && t('subsidyUntil', { date: formatFullDate(subsidy.until, locale) })}{' '}
        <a href={`${localePath(`/courses/${slug}`, locale)}#subsidy`}>{t('subsidyHow')}</a>
      </p>
    </div>
  )
}

/** What one registers for and what it costs, on every step. */
export function Summary({
  page,
  course,
  session,
  draft,
  seats,
}: Pick<StepProps, 'page' | 'course' | 'session'> & Pick<Wish, 'draft' | 'seats'>) {
  const t = useTexts('registration')
  const { locale } = page
  const when = (
    <>
      {daysOf(session, locale)}
      {hoursOf(session, locale).map((hours) => (
        <span key={hours} className={styles.hours}>
          {hours}
        </span>
      ))}
    </>
  )
  const facts = [
    [t('common.when'), when],
    [t('where'), placeOf(session, locale)],
    [t('fields.language'), languageOf(session, locale)],
  ] as const
  return (
    <OrderSummary
      id="summary"
      title={inLocale(course.title, locale) ?? ''}
      tiles={<TilePattern seed={course.key} family={familyOf(course.category.key)} columns={8} rows={2} />}
      facts={facts}
      className={styles.summary}
      cost={<CostLines course={course} session={session} seats={seats} draft={draft} page={page} />}
    >
      {mayUseSubsidy(page) && <SubsidyNote course={course} session={session} seats={seats} draft={draft} page={page} />}
    </OrderSummary>
  )
}
