import type { ChangeEvent } from 'react'
import { describedBy } from './described-by.ts'
import type { FieldProps } from './field.tsx'
import { useFieldInput } from './use-field-input.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field of one text needs: for the frame around it, and for its element. */
export function useControl({ name, hint, optional, isSearch, asked }: FieldProps) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(name, asked)
  return {
    frame: { id, label, error },
    control: {
      id,
      name,
      value: String(value),
      required: !(optional || isSearch),
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, hint, error),
      onChange: (event: ChangeEvent<Control>) => change(event.target.value),
      onFocus: focus,
      onBlur: blur,
    },
  }
}
