import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { WholeWords } from '../../../ui/wording.tsx'
import styles from './account-part.module.css'

/** A part of a screen of the account, under a title of its own; `id` is what links lead to. */
export function AccountPart(props: { id: string; title: string; text?: string; children: ReactNode }) {
  const { id, title, text, children } = props
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`} className={styles.title}>
        <WholeWords text={title} />
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

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
