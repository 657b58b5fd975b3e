import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import styles from './row-list.module.css'

/** Rows of one card. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps extends ComponentPropsWithoutRef<'li'> {
  id: string
  /** What it is; beside it stands what can be done with it. */
  description: ReactNode
}

export function Row({ id, description, children, ...attributes }: RowProps) {
  return (
    <li {...attributes} className={styles.row} data-id={id}>
      <div>{description}</div>
      {children}
    </li>
  )
}
