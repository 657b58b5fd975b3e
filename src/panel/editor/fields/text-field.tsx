import { useRef, useState } from 'react'
import type { TextShape } from '../shapes.ts'
import { useEditor } from '../use-editor.ts'
import { useNames } from '../use-names.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './fields.module.css'
import { useMarkdown } from './markdown-bar.tsx'
import { fieldId, useField } from './use-field.ts'

/** What is kept of what was typed: a server keeps no spaces around a text, and a number is one. */
function keptValue(kind: TextShape['kind'], typed: string): unknown {
  const text = typed.trim()
  if (text === '') return null
  return kind === 'number' ? Number(text) : text
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function TextField({ shape, path, place }: Omit<FieldProps, 'shape'> & { shape: TextShape }) {
  const { store } = useEditor()
  const { value, set, ...field } = useField(place, path)
  const [typed, setTyped] = useState('')
  // Spaces at an end are typed on the way to a word; what is kept lacks them.
  const known = textOf(value)
  const shown = textOf(keptValue(shape.kind, typed)) === known && typed !== '' ? typed : known
  const id = fieldId(path, place)
  const isLong = shape.kind === 'multiline' || shape.kind === 'markdown'
  const input = {
    id,
    value: shown,
    lang: place.language,
    placeholder: textOf(field.dutch) || undefined,
    'aria-describedby': `${id}-notes`,
    'aria-invalid': field.isRefused || undefined,
    onBlur: () => store.set({ typing: '' }),
  }
  const take = (next: string) => {
    setTyped(next)
    set(keptValue(shape.kind, next))
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const { onKey, bar } = useMarkdown({ text: area, place, onChange: take })
  const isMarkdown = shape.kind === 'markdown'
  return (
    <FieldFrame id={id} label={useNames().field(shape.name)} shape={shape} length={shown.length} field={field} compares>
      {isMarkdown && bar}
      {isLong ? (
        <textarea
          {...input}
          ref={area}
          className={isMarkdown ? styles.long : styles.text}
          onKeyDown={isMarkdown ? onKey : undefined}
          onChange={(event) => take(event.target.value)}
        />
      ) : (
        <input
          {...input}
          type={shape.kind === 'number' ? 'number' : 'text'}
          {...(shape.kind === 'number' && { min: shape.min, max: shape.max })}
          onChange={(event) => take(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
