import { Field, type FieldProps } from './field.tsx'
import type { Option } from './option.ts'
import { useControl } from './use-control.ts'

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
