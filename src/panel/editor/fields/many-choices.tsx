import { useNames } from '../use-names.ts'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'
import { LanguageName } from './language-name.tsx'
import { fieldId, useField } from './use-field.ts'

/** Several of a few. */
export function ManyChoices({ shape, path, place, options }: FieldProps<'list'> & { options: readonly string[] }) {
  const names = useNames()
  const { value, set } = useField(place, path)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset className={styles.group} id={fieldId(path, place)} tabIndex={-1}>
      <legend>
        {names.field(shape.name)}
        <LanguageName place={place} />
      </legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              set(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          />
          {names.option(option)}
        </label>
      ))}
    </fieldset>
  )
}
