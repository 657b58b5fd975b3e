import type { ReactNode } from 'react'
import styles from './kit.module.css'

export function KitPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={`kit-${id}`} data-kit={id}>
      <h2 id={`kit-${id}`}>{title}</h2>
      {children}
    </section>
  )
}
