import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** What is known of one thing, a line each; what is not known has none. `--fact-name` is how wide the names are. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
