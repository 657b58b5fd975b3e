import type { ReactNode } from 'react'
import { type Fact, FactList } from '../fact-list.tsx'
import { WholeWords } from '../whole-words.tsx'
import styles from './order-summary.module.css'

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
