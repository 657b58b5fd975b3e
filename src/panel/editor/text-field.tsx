import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { managedAddress } from '../../ui/managed-address.ts'
import { useTexts } from '../../ui/texts.ts'
import type { LinkTarget } from './call-panel.ts'
import type { TextShape } from './catalogue.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { LinkPicker } from './link-picker.tsx'
import { useEditor, useNames } from './use-editor.ts'
import { type FieldProps, fieldId, type Place, useField } from './use-field.ts'

/**
 * Puts marks around what is selected, but for spaces at its ends, beside which they would be no marks; the cursor goes on
 * behind, or between them where there are no words yet.
 */
function mark(text: HTMLTextAreaElement, before: string, after: string, instead = ''): string {
  const { selectionStart, selectionEnd, value } = text
  const chosen = value.slice(selectionStart, selectionEnd)
  const words = chosen.trim()
  const start = words ? selectionStart + chosen.indexOf(words) : selectionStart
  const end = words ? start + words.length : selectionEnd
  const marked = words || instead
  text.setRangeText(`${before}${marked}${after}`, start, end, 'end')
  if (marked === '') text.setSelectionRange(start + before.length, start + before.length)
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
  /** What follows is an act of its own. */
  onPause(): void
}

/** What a text may have beside its words, for who does not write Markdown; Ctrl+B and Ctrl+K in the text do the same. */
function useMarkdown({ text, place, onChange, onPause }: Props) {
  const t = useTexts('panel-editor')
  /** What is selected in the text while a link is chosen: a browser that leads back to it selects nothing. */
  const [picking, setPicking] = useState<{ from: number; to: number } | null>(null)
  const change = (work: (element: HTMLTextAreaElement) => string) => {
    if (text.current) onChange(work(text.current))
  }
  const pick = () => text.current && setPicking({ from: text.current.selectionStart, to: text.current.selectionEnd })
  function endPicking() {
    text.current?.focus()
    if (picking) text.current?.setSelectionRange(picking.from, picking.to)
    setPicking(null)
  }
  const acts = {
    bold: () => change((element) => mark(element, '**', '**')),
    list: () => change((element) => markLines(element, '- ')),
    heading: () => change((element) => markLines(element, '## ')),
    link: pick,
  }
  function linkTo(target: LinkTarget) {
    change((element) => mark(element, '[', `](${managedAddress(target, place.language)})`, target.title))
    pick()
  }
  return {
    async onPaste(event: ClipboardEvent) {
      const [html = '', words = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type))
      if (html === '') return
      event.preventDefault()
      const pasted = await import('./pasted.ts').catch(() => null)
      // An act of its own: one step back takes all of it away.
      onPause()
      change((element) => {
        // Without a network the words alone come.
        if (pasted) pasted.insertPasted(element, html, words)
        else element.setRangeText(words, element.selectionStart, element.selectionEnd, 'end')
        element.focus()
        return element.value
      })
      onPause()
    },
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
        {picking && <LinkPicker language={place.language} onChoose={linkTo} onClose={endPicking} />}
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
  const endTyping = () => {
    state.typing = ''
  }
  const input = {
    id,
    value: shown,
    lang: place.language,
    placeholder: textOf(field.dutch) || undefined,
    'aria-describedby': `${id}-notes`,
    'aria-invalid': field.isRefused || undefined,
    onBlur: endTyping,
  }
  const take = (next: string) => {
    setTyped(next)
    set(keptValue(shape.kind, next))
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const { bar, onKey, onPaste } = useMarkdown({ text: area, place, onChange: take, onPause: endTyping })
  const isMarkdown = shape.kind === 'markdown'
  return (
    <FieldFrame id={id} label={useNames().field(shape.name)} shape={shape} length={shown.length} field={field} compares>
      {isMarkdown && bar}
      {isLong ? (
        <textarea
          {...input}
          ref={area}
          className={isMarkdown ? styles.long : styles.text}
          {...(isMarkdown && { onKeyDown: onKey, onPaste })}
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
