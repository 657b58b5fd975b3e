import type { ReactNode } from 'react'
import { Floor } from '../ui/floor.tsx'
import styles from './lost-floor.module.css'

/** The calm page for when there is nothing to show: words, and a small floor beside them. */
export function LostFloor({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.lost}`}>
      <div className={styles.words}>{children}</div>
      <Floor seed={seed} family="ochre" columns={4} rows={4} className={styles.floor} />
    </div>
  )
}
