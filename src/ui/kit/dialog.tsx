import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import styles from './dialog.module.css'

/**
 * A question before what cannot be undone, or why it cannot be done. Its opener is a link to it, which shows it without
 * scripts too; the way out stands left and has the focus.
 */
export function Dialog(props: { id: string; title: string; text: string; wayOut: string; children: ReactNode }) {
  const { id, title, text, wayOut, children } = props
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-dialog
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button look="outline" href="#content" data-dialog-close>
          {wayOut}
        </Button>
        {children}
      </div>
    </dialog>
  )
}
