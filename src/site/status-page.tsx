import type { ReactNode } from 'react'
import { TilePattern } from '../ui/tile-pattern.tsx'
import styles from './status-page.module.css'

/** The calm page for when there is nothing to show: words, and a small floor beside them. */
export function StatusPage({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.lost}`}>
      <div className={styles.words}>{children}</div>
      <TilePattern seed={seed} family="ochre" columns={4} rows={4} className={styles.floor} />
    </div>
  )
}
