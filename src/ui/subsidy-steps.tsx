import { formatAmount, formatDate, formatFullDate } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import type { SubsidyDeadlines } from '../domain/subsidy.ts'
import styles from './deadlines.module.css'
import type { SubsidySums } from './subsidy-sums.ts'
import { useTexts } from './texts.ts'

interface StepsProps {
  subsidy: SubsidyDeadlines
  sums: SubsidySums
  locale: Locale
}

/** What the enterprise does with its own sums, in this order. */
export function SubsidySteps({ subsidy, sums, locale }: StepsProps) {
  const t = useTexts('deadlines')
  const { net, vat, own, aid, dueOn } = sums
  const amount = (cents: number) => formatAmount(cents, locale)
  const date = (day: string) => formatFullDate(day, locale)
  return (
    <ol className={styles.steps}>
      <li>{t('subsidy.applyFor', { date: date(subsidy.apply), amount: amount(net) })}</li>
      <li>{t('subsidy.ownShare', { date: date(subsidy.pay), own: amount(own), aid: amount(aid) })}</li>
      <li>{t('subsidy.payInvoice', { date: formatDate(dueOn, locale), net: amount(net), vat: amount(vat) })}</li>
    </ol>
  )
}
