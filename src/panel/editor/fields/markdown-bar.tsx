import { type KeyboardEvent, type RefObject, useState } from 'react'
import { managedAddress } from '../../../ui/managed-address.ts'
import { useTexts } from '../../../ui/texts.ts'
import { LinkPicker } from '../links/link-picker.tsx'
import type { LinkTarget } from '../links/list-targets.ts'
import styles from './fields.module.css'
import type { Place } from './use-field.ts'

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
export function useMarkdown({ text, place, onChange }: Props) {
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
