import { Field, type FieldProps } from './field.tsx'
import { useControl } from './use-control.ts'

/** Several lines. */
export function TextArea({ rows = 6, ...props }: FieldProps & { rows?: number }) {
  const { frame, control } = useControl(props)
  return (
    <Field {...props} {...frame}>
      <textarea {...control} rows={rows} />
    </Field>
  )
}
