import { type ChangeEvent, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FieldProps } from './field.tsx'
import { describedBy, useFormContext } from './form-context.ts'

const subscription = { value: true, error: true, submitError: true, touched: true, dirtySinceLastSubmit: true }
/** Texts stay what they are; react-final-form would make '' undefined. */
const asIs = (value: unknown) => value
const config = { subscription, parse: asIs, format: asIs }

/** Whether a field holds its tongue: it was right since it was last left, and is still being typed in. */
const heard = -1

/**
 * One field of the form around it: its value, what is wrong with it, and what its element needs. `asked` is what the
 * server said is wrong, where nothing else is.
 */
export function useFieldInput(name: string, asked?: string) {
  const { id, labelOf, refusals, whenReleased } = useFormContext()
  const api = useForm()
  // Draws the field again on each change; what it says is asked of the form itself, which knows it before any effect.
  useField(name, config)
  const field = api.getFieldState(name)
  if (!field) throw new Error(`The form has no field ${name}`)
  const [quietSince, setQuietSince] = useState(heard)

  const refusal = field.dirtySinceLastSubmit ? undefined : field.submitError
  // Whoever only passes a field on the way to another one has filled in nothing wrong.
  const isFilledIn = field.modified || refusals > 0
  const found = field.touched && isFilledIn && quietSince !== refusals ? field.error : undefined
  const error: string | undefined = refusal ?? found ?? asked
  return {
    id: `${id}-${name}`,
    label: labelOf(name),
    value: field.value as string | string[],
    error,
    change(value: string | string[]) {
      field.change(value)
      if (!api.getFieldState(name)?.error) setQuietSince(refusals)
    },
    focus: field.focus,
    blur() {
      whenReleased(() => {
        field.blur()
        setQuietSince(heard)
      })
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field of one text needs: for the frame around it, and for its element. */
export function useControl({ name, hint, optional, isQuiet, asked }: FieldProps) {
  const { id, label, value, error, change, focus, blur } = useFieldInput(name, asked)
  return {
    frame: { id, label, error },
    control: {
      id,
      name,
      value: String(value),
      required: !(optional || isQuiet),
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, hint, error),
      onChange: (event: ChangeEvent<Control>) => change(event.target.value),
      onFocus: focus,
      onBlur: blur,
    },
  }
}
