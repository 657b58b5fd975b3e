import type { ReactNode } from 'react'
import { formatAmount } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import styles from './amount-lines.module.css'

interface AmountLine {
  key: string
  name: ReactNode
  /** In cents. */
  amount: number
}

interface Props {
  lines: readonly AmountLine[]
  /** What they make together. */
  total?: { name: string; amount: number }
  locale: Locale
}

/** Amounts under each other, and their sum. */
export function AmountLines({ lines, total, locale }: Props) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, name, amount }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{formatAmount(amount, locale)}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd data-total={total.amount}>{formatAmount(total.amount, locale)}</dd>
        </div>
      )}
    </dl>
  )
}
