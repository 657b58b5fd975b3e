import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { plainText } from '../../domain/html.ts'
import type { Locale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { findCourses, type LinkTarget, listPages } from './call-panel.ts'
import gallery from './pickers.module.css'
import { useEditor } from './use-editor.ts'

/** Milliseconds after a letter, before courses are asked for. */
const pause = 250

interface Found {
  pages: readonly LinkTarget[]
  courses: readonly LinkTarget[]
  /** The courses are those of the words as they stand. */
  isCurrent: boolean
}

/** What fits the words typed so far; 'away' where nobody answers, null before the first answer. */
function useTargets(words: string, language: Locale): Found | 'away' | null {
  const { data } = useEditor()
  const [own, setOwn] = useState<readonly LinkTarget[] | 'away' | null>(null)
  const [asked, setAsked] = useState<{ words: string; courses: readonly LinkTarget[] | 'away' } | null>(null)
  useEffect(() => void listPages(language, data.locale).then((found) => setOwn(found ?? 'away')), [language, data])
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const found = await findCourses(words.trim(), language, data.locale)
      if (!isOver) setAsked({ words, courses: found ?? 'away' })
    }
    const wait = setTimeout(() => void ask(), words === '' ? 0 : pause)
    return () => {
      isOver = true
      clearTimeout(wait)
    }
  }, [words, language, data])
  if (own === 'away' || asked?.courses === 'away') return 'away'
  if (!own || !asked) return null
  const wanted = plainText(words).split(/\s+/)
  const fits = ({ title }: LinkTarget) => wanted.every((word) => plainText(title).includes(word))
  const pages = [...data.linkPages, ...own].filter(fits)
  return { pages, courses: asked.courses, isCurrent: asked.words === words }
}

/** To the next of what was found, or the one before it; before the first one stands the field. */
function step(targets: readonly HTMLElement[], by: 1 | -1, field: HTMLElement): void {
  const at = targets.indexOf(document.activeElement as HTMLElement)
  const next = Math.min(at + by, targets.length - 1)
  if (next >= 0) targets[next]?.focus()
  else field.focus()
}

interface PickerProps {
  /** The language of the text that the link stands in. */
  language: Locale
  onChoose: (target: LinkTarget) => void
  onClose: () => void
}

/** The pages and courses of the site: one is chosen by its title. */
export function LinkPicker({ language, onChoose, onClose }: PickerProps) {
  const t = useTexts('panel-editor')
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const found = useTargets(words, language)
  useEffect(() => dialog.current?.showModal(), [])
  function choose(target: LinkTarget) {
    onChoose(target)
    dialog.current?.close()
  }
  function onKey(event: KeyboardEvent) {
    const { current: whole } = dialog
    const field = whole?.querySelector('input')
    if (!whole || !field) return
    const targets = [...whole.querySelectorAll<HTMLElement>('[data-target]')]
    // A course that fits the words before these is not meant.
    const isMeant = found !== null && found !== 'away' && (found.pages.length > 0 || found.isCurrent)
    const acts: Record<string, () => unknown> = {
      ArrowDown: () => step(targets, 1, field),
      ArrowUp: () => step(targets, -1, field),
      // A browser would empty a field for searching first.
      Escape: () => whole.close(),
      ...(event.target === field && { Enter: () => isMeant && targets[0]?.click() }),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const parts =
    found && found !== 'away'
      ? ([
          ['pages', found.pages],
          ['courses', found.courses],
        ] as const)
      : []
  const count = parts.reduce((sum, [, targets]) => sum + targets.length, 0)
  return (
    <dialog ref={dialog} onClose={onClose} onKeyDown={onKey} className={gallery.gallery} aria-labelledby="link-title">
      <h2 id="link-title">{t('linkPicker.title')}</h2>
      <div className={gallery.search}>
        <label htmlFor="link-search">{t('linkPicker.search')}</label>
        <input id="link-search" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </div>
      <p role="status" className={gallery.state}>
        {found === null ? t('linkPicker.loading') : found === 'away' ? t('linkPicker.away') : t.count('targets', count)}
      </p>
      {parts.map(
        ([part, targets]) =>
          targets.length > 0 && (
            <section key={part} aria-labelledby={`link-${part}`}>
              <h3 id={`link-${part}`}>{t(`linkPicker.${part}`)}</h3>
              <ul className={gallery.targets}>
                {targets.map((target) => (
                  <li key={target.value}>
                    <button type="button" data-target={target.value} onClick={() => choose(target)}>
                      {target.title}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <Button look="outline" onClick={() => dialog.current?.close()}>
        {t('cancel')}
      </Button>
    </dialog>
  )
}
