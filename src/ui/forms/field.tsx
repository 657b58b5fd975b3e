import type { ReactNode } from 'react'
import { Mark } from '../kit/mark.tsx'
import { useTexts } from '../texts.ts'
import styles from './field.module.css'
import { describedBy } from './form-context.ts'

/** What can be chosen: the API's word, and what people read. */
export interface Option {
  value: string
  label: string
  hint?: string
}

/** What stands between a field and its label: what helps, and what is wrong. */
export function FieldNotes(props: { id: string; name: string; hint?: string; error: string | undefined }) {
  const { id, name, hint, error } = props
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

export interface FieldProps {
  /** The path in the REST body: 'organisation.vat'. */
  name: string
  hint?: string
  /** It may be left out, and says so. */
  optional?: boolean
  /** It may be left out, which goes without saying, or its hint says when. */
  isQuiet?: boolean
  /** What the server said is wrong with it, when it was asked (use-asked.ts). */
  asked?: string
  /** As wide as what is expected; the form's width when left out. */
  width?: 'short' | 'medium'
}

interface FrameProps extends FieldProps {
  id: string
  label: string
  error: string | undefined
  children: ReactNode
}

function Label({ label, optional }: Pick<FrameProps, 'label' | 'optional'>) {
  const t = useTexts('form')
  return (
    <>
      {label} {optional && <span className={styles.optional}>{t('optional')}</span>}
    </>
  )
}

/** Label, hint, error, field, from top to bottom. The error takes the place above the label, so that nothing moves. */
export function Field({ id, name, label, hint, optional, width, error, children }: FrameProps) {
  return (
    <div className={`${styles.field} ${width ? styles[width] : ''}`}>
      <label className={styles.label} htmlFor={id}>
        <Label label={label} optional={optional} />
      </label>
      <FieldNotes id={id} name={name} hint={hint} error={error} />
      {children}
    </div>
  )
}

/** The same around several elements that are one field: a fieldset with its legend. */
export function FieldGroup(props: FrameProps & { role?: 'radiogroup' | 'group' }) {
  const { id, name, label, hint, optional, error, role = 'group', children } = props
  return (
    <fieldset
      className={styles.field}
      role={role}
      aria-describedby={describedBy(id, hint, error)}
      {...(role === 'radiogroup' && { 'aria-invalid': Boolean(error), 'aria-required': !optional })}
    >
      <legend className={styles.label}>
        <Label label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} name={name} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
