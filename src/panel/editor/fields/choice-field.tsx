import { useTexts } from '../../../ui/texts.ts'
import { useNames } from '../use-names.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldId, useField } from './use-field.ts'

export function ChoiceField({ shape, path, place }: FieldProps<'choice'>) {
  const t = useTexts('panel-editor')
  const names = useNames()
  const { value, set, ...field } = useField(place, path)
  const id = fieldId(path, place)
  return (
    <FieldFrame id={id} label={names.field(shape.name)} shape={shape} field={field}>
      <select
        id={id}
        value={typeof value === 'string' ? value : ''}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => set(target.value || null)}
      >
        <option value="">{t('nothingChosen')}</option>
        {shape.options.map((option) => (
          <option key={option} value={option}>
            {names.option(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
