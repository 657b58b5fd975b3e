import { Field, type FieldProps } from './field.tsx'
import { useControl } from './use-field.ts'

/** One file. No page can put it back once it was refused, so what is wrong with it is said beside an empty field. */
export function FileField({ accept, ...props }: FieldProps & { accept?: string }) {
  const { frame, control } = useControl(props)
  const { value: _chosen, ...element } = control
  return (
    <Field {...props} {...frame}>
      <input {...element} type="file" accept={accept} />
    </Field>
  )
}
