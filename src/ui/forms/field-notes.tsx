import { Mark } from '../kit/mark.tsx'
import styles from './field.module.css'

interface Notes {
  id: string
  name: string
  hint?: string
  error: string | undefined
}

/** What stands between a field and its label: what helps, and what is wrong. */
export function FieldNotes({ id, name, hint, error }: Notes) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} data-error-for={name}>
          <Mark kind="triangle" tone="bad" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
