import styles from './field.module.css'
import { FieldGroup, type FieldProps } from './field.tsx'
import type { Option } from './option.ts'
import { useFieldInput } from './use-field-input.ts'

/** Any number of several. */
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
