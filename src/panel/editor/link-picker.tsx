import { useEffect, useRef, useState } from 'react'
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
}

/** What fits the words typed so far; 'away' where nobody answers, null before the first answer. */
function useTargets(words: string, language: Locale): Found | 'away' | null {
  const { data } = useEditor()
  const [own, setOwn] = useState<readonly LinkTarget[] | 'away' | null>(null)
  const [courses, setCourses] = useState<readonly LinkTarget[] | 'away' | null>(null)
  useEffect(() => void listPages(language, data.locale).then((found) => setOwn(found ?? 'away')), [language, data])
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const found = await findCourses(words.trim(), language, data.locale)
      if (!isOver) setCourses(found ?? 'away')
    }
    const wait = setTimeout(() => void ask(), words === '' ? 0 : pause)
    return () => {
      isOver = true
      clearTimeout(wait)
    }
  }, [words, language, data])
  if (own === 'away' || courses === 'away') return 'away'
  if (!own || !courses) return null
  const wanted = plainText(words).split(/\s+/)
  const fits = ({ title }: LinkTarget) => wanted.every((word) => plainText(title).includes(word))
  return { pages: [...data.linkPages, ...own].filter(fits), courses }
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
  const parts =
    found && found !== 'away'
      ? ([
          ['pages', found.pages],
          ['courses', found.courses],
        ] as const)
      : []
  const count = parts.reduce((sum, [, targets]) => sum + targets.length, 0)
  return (
    <dialog ref={dialog} onClose={onClose} className={gallery.gallery} aria-labelledby="link-title">
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
