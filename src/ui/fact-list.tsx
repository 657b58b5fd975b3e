import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** What is known of one thing, a line each; what is not known has none. `--fact-name` is how wide the names are, where no class says another style. */
export function FactList(props: { facts: readonly Fact[]; className?: string; ofName?: string; ofValue?: string }) {
  const { facts, className = styles.facts, ofName = 'muted', ofValue } = props
  return (
    <dl className={className}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt className={ofName}>{name}</dt>
            <dd className={ofValue}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
