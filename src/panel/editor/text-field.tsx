import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { managedAddress } from '../../ui/managed-address.ts'
import { useTexts } from '../../ui/texts.ts'
import type { LinkTarget } from './call-panel.ts'
import type { TextShape } from './catalogue.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { LinkPicker } from './link-picker.tsx'
import { useEditor, useNames } from './use-editor.ts'
import { type FieldProps, fieldId, type Place, useField } from './use-field.ts'

/** Puts marks around what is selected; the cursor goes on behind. */
function mark(text: HTMLTextAreaElement, before: string, after: string, instead?: string): string {
  const { selectionStart, selectionEnd, value } = text
  const chosen = value.slice(selectionStart, selectionEnd) || instead || ''
  text.setRangeText(`${before}${chosen}${after}`, selectionStart, selectionEnd, 'end')
  text.focus()
  return text.value
}

/** Each line of what is selected begins with a mark. */
function markLines(text: HTMLTextAreaElement, sign: string): string {
  const { value, selectionStart, selectionEnd } = text
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const lines = value.slice(start, selectionEnd).split('\n')
  text.setRangeText(lines.map((line) => sign + line).join('\n'), start, selectionEnd, 'end')
  text.focus()
  return text.value
}

interface Props {
  text: RefObject<HTMLTextAreaElement | null>
  place: Place
  onChange(next: string): void
}

/** What a text may have beside its words, for who does not write Markdown; Ctrl+B and Ctrl+K in the text do the same. */
function useMarkdown({ text, place, onChange }: Props) {
  const t = useTexts('panel-editor')
  const [isPicking, setPicking] = useState(false)
  const change = (work: (element: HTMLTextAreaElement) => string) => {
    if (text.current) onChange(work(text.current))
  }
  const acts = {
    bold: () => change((element) => mark(element, '**', '**')),
    list: () => change((element) => markLines(element, '- ')),
    heading: () => change((element) => markLines(element, '## ')),
    link: () => setPicking(true),
  }
  const linkTo = (target: LinkTarget) =>
    change((element) => mark(element, '[', `](${managedAddress(target, place.language)})`, target.title))
  return {
    onKey(event: KeyboardEvent) {
      const act = { b: acts.bold, k: acts.link }[event.key.toLowerCase()]
      if (!act || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      act()
    },
    bar: (
      <>
        <div role="toolbar" aria-label={t('formatting')} className={styles.marks}>
          {(['bold', 'list', 'heading', 'link'] as const).map((name) => (
            <button key={name} type="button" className={styles.act} onClick={acts[name]}>
              {t(`marks.${name}`)}
            </button>
          ))}
        </div>
        {isPicking && <LinkPicker language={place.language} onChoose={linkTo} onClose={() => setPicking(false)} />}
      </>
    ),
  }
}

/** What is kept of what was typed: a server keeps no spaces around a text, and a number is one. */
function keptValue(kind: TextShape['kind'], typed: string): unknown {
  const text = typed.trim()
  if (text === '') return null
  return kind === 'number' ? Number(text) : text
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function TextField({ shape, path, place }: Omit<FieldProps, 'shape'> & { shape: TextShape }) {
  const { state } = useEditor()
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
    onBlur: () => {
      state.typing = ''
    },
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
