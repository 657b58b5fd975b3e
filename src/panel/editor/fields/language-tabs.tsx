import type { KeyboardEvent } from 'react'
import { type Locale, locales } from '../../../domain/locales.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { changesIn } from '../model/changes.ts'
import { countStale } from '../model/count-stale.ts'
import type { Entry } from '../model/entries.ts'
import { gapsFor } from '../model/gaps.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import styles from './fields.module.css'

/** How far a language of a block is: what is missing weighs more than what is not public yet. */
function useStanding(entry: Entry, locale: Locale) {
  const t = useTexts('panel-editor')
  const { data } = useEditor()
  const state = useEditorState()
  const kind = data.kinds.find(({ type }) => type === entry.kind)
  const gaps = gapsFor(entry, locale, kind?.locales)
  const id = entry.content?.id ?? ''
  const changed = changesIn(state, entry.doc).filter((one) => one.id === id && one.locale === locale).length
  if (gaps > 0) return { mark: 'triangle' as const, tone: 'ochre' as const, text: t.count('missing', gaps) }
  const stale = countStale(entry, locale)
  if (stale > 0) return { mark: 'half' as const, tone: 'ochre' as const, text: t.count('staleFields', stale) }
  if (changed > 0) return { mark: 'half' as const, tone: 'ochre' as const, text: t.count('changed', changed) }
  return { mark: 'full' as const, tone: 'good' as const, text: t('complete') }
}

function Tab({ entry, locale }: { entry: Entry; locale: Locale }) {
  const { store, data } = useEditor()
  const { language } = useEditorState()
  const { mark, tone, text } = useStanding(entry, locale)
  const isChosen = language === locale
  return (
    <button
      type="button"
      role="tab"
      id={`language-${locale}`}
      aria-selected={isChosen}
      aria-controls="fields"
      tabIndex={isChosen ? 0 : -1}
      onClick={() => store.set({ language: locale, typing: '' })}
    >
      <Mark kind={mark} tone={tone} />
      <span>
        <strong>
          <abbr title={data.texts.languages[locale]}>{locale.toUpperCase()}</abbr>
        </strong>
        <span className={styles.standing}>{text}</span>
      </span>
    </button>
  )
}

export function LanguageTabs({ entry }: { entry: Entry }) {
  const t = useTexts('panel-editor')
  const { store } = useEditor()

  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    const { language } = store.get()
    const next = locales[(locales.indexOf(language) + by + locales.length) % locales.length] ?? language
    store.set({ language: next, typing: '' })
    document.getElementById(`language-${next}`)?.focus()
  }

  return (
    <div role="tablist" aria-label={t('languages')} className={styles.tabs} onKeyDown={step}>
      {locales.map((locale) => (
        <Tab key={locale} entry={entry} locale={locale} />
      ))}
    </div>
  )
}
