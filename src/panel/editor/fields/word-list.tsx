import { useState } from 'react'
import { useTexts } from '../../../ui/texts.ts'
import { useNames } from '../use-names.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'
import { fieldId, useField } from './use-field.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of words: a line each. */
export function WordList({ shape, path, place }: FieldProps<'list'>) {
  const t = useTexts('panel-editor')
  const { value, set, ...field } = useField(place, path)
  const [typed, setTyped] = useState('')
  const words = Array.isArray(value) ? value.map(String) : []
  const shown = linesOf(typed).join('\n') === words.join('\n') ? typed : words.join('\n')
  const id = fieldId(path, place)
  return (
    <FieldFrame id={id} label={useNames().field(shape.name)} shape={shape} field={field}>
      <textarea
        id={id}
        lang={place.language}
        className={styles.text}
        value={shown}
        aria-describedby={`${id}-notes ${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          set(linesOf(target.value))
        }}
      />
      <p id={`${id}-hint`} className={styles.fallback}>
        {t('lineEach')}
      </p>
    </FieldFrame>
  )
}
