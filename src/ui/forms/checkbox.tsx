import { describedBy } from './described-by.ts'
import styles from './field.module.css'
import type { FieldProps } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFieldInput } from './use-field-input.ts'

/** Yes or no. Never ticked beforehand where it says yes to terms. */
export function Checkbox({ name, hint, optional }: FieldProps) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(name)
  return (
    <div className={styles.field}>
      <FieldNotes id={id} name={name} error={error} />
      <label className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value === 'on'}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={({ target }) => change(target.checked ? 'on' : '')}
          onFocus={focus}
          onBlur={blur}
        />
        {label}
      </label>
      {hint && (
        <p className={`${styles.hint} ${styles.below}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
