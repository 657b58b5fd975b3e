import type { ReactNode } from 'react'
import { TilePattern } from '../../ui/tile-pattern.tsx'
import type { Family } from '../../ui/tiles.ts'
import styles from './status-page.module.css'

/** The calm page for when there is nothing to show: words, and a small floor beside them. */
export function StatusPage(props: { seed: string; family?: Family; children: ReactNode }) {
  const { seed, family = 'ochre', children } = props
  return (
    <div className={`container ${styles.lost}`}>
      <div className={styles.words}>{children}</div>
      <TilePattern seed={seed} family={family} columns={4} rows={4} className={styles.floor} />
    </div>
  )
}
