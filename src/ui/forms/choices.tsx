import styles from './field.module.css'
import { Field, FieldGroup, FieldNotes, type FieldProps, type Option } from './field.tsx'
import { describedBy } from './form-context.ts'
import { useControl, useFieldInput } from './use-field.ts'

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

export function CheckboxGroup({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(props.name)
  const chosen = Array.isArray(value) ? value : []
  return (
    <FieldGroup {...props} id={id} label={label} error={error}>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="checkbox"
              name={props.name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                change(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
              }
              onFocus={focus}
              onBlur={blur}
            />
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface RadioGroupProps extends FieldProps {
  options: readonly Option[]
  /** Next to each other where there is room. */
  beside?: true
  /** They are the numbers of a scale. */
  scale?: true
}

/** One of two to five, or a number on a scale, all in sight. */
export function RadioGroup({ options, beside, scale, ...props }: RadioGroupProps) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(props.name)
  return (
    <FieldGroup {...props} id={id} label={label} error={error} role="radiogroup">
      <div className={`${styles.choices} ${beside ? styles.beside : ''} ${scale ? styles.scale : ''}`}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              // The summary of errors leads to the first.
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={props.name}
              value={option.value}
              checked={value === option.value}
              onChange={() => change(option.value)}
              onFocus={focus}
              onBlur={blur}
            />
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** One of many. `empty` is what stands there while nothing is chosen. */
export function SelectField({ options, empty, ...props }: FieldProps & { options: readonly Option[]; empty?: string }) {
  const { frame, control } = useControl(props)
  return (
    <Field {...props} {...frame}>
      <select {...control}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
