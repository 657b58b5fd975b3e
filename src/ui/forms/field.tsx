import type { ReactNode } from 'react'
import { Mark } from '../kit/mark.tsx'
import { useTexts } from '../texts.ts'
import { describedBy } from './described-by.ts'
import styles from './field.module.css'

export interface FieldProps {
  /** The path in the REST body: 'organisation.vat'. */
  name: string
  hint?: string
  /** It may be left out, and says so. */
  optional?: boolean
  /** As wide as what is expected; the form's width when left out. */
  width?: 'short' | 'medium'
}

interface FrameProps extends FieldProps {
  id: string
  label: string
  error: string | undefined
  children: ReactNode
}

/** Label, hint, error, field, from top to bottom. The error takes the place above the label, so that nothing moves. */
export function Field({ id, name, label, hint, optional, width, error, children }: FrameProps) {
  return (
    <div className={`${styles.field} ${width ? styles[width] : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      <Notes id={id} name={name} hint={hint} error={error} />
      {children}
    </div>
  )
}

function Optional() {
  return <span className={styles.optional}>{useTexts('form')('optional')}</span>
}

function Notes({ id, name, hint, error }: Pick<FrameProps, 'id' | 'name' | 'hint' | 'error'>) {
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

/** The same around several elements that are one field: a fieldset with its legend. */
export function FieldGroup({ id, name, label, hint, optional, error, children }: FrameProps) {
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={styles.label}>
        {label} {optional && <Optional />}
      </legend>
      <Notes id={id} name={name} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
