import type { ReactNode } from 'react'
import { formatAmount } from '../domain/format.ts'
import type { Locale } from '../domain/locales.ts'
import { type Fact, FactList } from './fact-list.tsx'
import styles from './order-summary.module.css'
import { WholeWords } from './wording.tsx'

/** Amounts in cents under each other, and their sum. */
export function AmountLines(props: {
  lines: readonly { key: string; name: ReactNode; amount: number }[]
  total?: { name: string; amount: number }
  locale: Locale
}) {
  const { lines, total, locale } = props
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, name, amount }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className="nowrap">{formatAmount(amount, locale)}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd className="nowrap" data-total={total.amount}>
            {formatAmount(total.amount, locale)}
          </dd>
        </div>
      )}
    </dl>
  )
}

interface Props {
  id: string
  title: string
  /** The pattern of what is ordered. */
  tiles: ReactNode
  facts: readonly Fact[]
  /** Between the title and the facts. */
  note?: ReactNode
  className?: string | undefined
  /** What it costs, heard when it changes. */
  cost: ReactNode
  children?: ReactNode
}

/** What is being ordered and what it costs, beside the steps of a journey. */
export function OrderSummary({ id, title, tiles, facts, note, className = '', cost, children }: Props) {
  return (
    <aside id={id} className={`${styles.summary} ${className}`} aria-labelledby={`${id}-title`}>
      {tiles}
      <div className={styles.words}>
        <h2 id={`${id}-title`}>
          <WholeWords text={title} />
        </h2>
        {note}
        <FactList facts={facts} />
        <div className={styles.cost} aria-live="polite">
          {cost}
        </div>
        {children}
      </div>
    </aside>
  )
}
