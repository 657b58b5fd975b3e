import { Field, type FieldProps } from './field.tsx'
import { useControl } from './use-field.ts'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'time'
  /** What the browser may fill in: 'email', 'family-name'. */
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel'
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  readOnly?: boolean
}

/** One line: a text, a number, or a day, which the browser shows as its user writes days. */
export function TextField({ type = 'text', autoComplete, inputMode, min, max, readOnly, ...props }: TextFieldProps) {
  const { frame, control } = useControl(props)
  return (
    <Field {...props} {...frame}>
      <input
        {...control}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        min={min}
        max={max}
        readOnly={readOnly}
      />
    </Field>
  )
}

export function TextArea({ rows = 6, ...props }: FieldProps & { rows?: number }) {
  const { frame, control } = useControl(props)
  return (
    <Field {...props} {...frame}>
      <textarea {...control} rows={rows} />
    </Field>
  )
}
