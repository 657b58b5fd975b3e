import { describedBy } from './described-by.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFieldInput } from './use-field-input.ts'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  /** What the browser may fill in: 'email', 'family-name'. */
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel'
}

/** One line of text. */
export function TextField({ type = 'text', autoComplete, inputMode, ...props }: TextFieldProps) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(props.name)
  return (
    <Field id={id} label={label} error={error} {...props}>
      <input
        id={id}
        name={props.name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={!props.optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props.hint, error)}
        value={value}
        onChange={(event) => change(event.target.value)}
        onFocus={focus}
        onBlur={blur}
      />
    </Field>
  )
}
