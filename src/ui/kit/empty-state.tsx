import type { ReactNode } from 'react'
import { TilePattern } from '../tile-pattern.tsx'
import styles from './empty-state.module.css'

/** Says what will come here and how. `seed` draws three tiles; an empty search has none. */
export function EmptyState(props: { seed?: string; title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      {props.seed && <TilePattern seed={props.seed} columns={3} rows={1} className={styles.tiles} />}
      <p className={props.seed ? styles.title : 'strong'}>{props.title}</p>
      <p className="muted measure">{props.text}</p>
      {props.children && <div className={styles.actions}>{props.children}</div>}
    </div>
  )
}
