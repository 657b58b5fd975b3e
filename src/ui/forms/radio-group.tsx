import styles from './field.module.css'
import { FieldGroup, type FieldProps } from './field.tsx'
import type { Option } from './option.ts'
import { useFieldInput } from './use-field-input.ts'

/** One of two to five, all in sight; `beside` each other where there is room. */
export function RadioGroup({ options, beside, ...props }: FieldProps & { options: readonly Option[]; beside?: true }) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(props.name)
  return (
    <FieldGroup {...props} id={id} label={label} error={error} role="radiogroup">
      <div className={`${styles.choices} ${beside ? styles.beside : ''}`}>
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
