import { useEffect } from 'react'
import { isLocale } from '../../domain/locales.ts'
import { useTexts } from '../../ui/texts.ts'
import { Bar, EndedNotice } from './bar.tsx'
import styles from './editor.module.css'
import { walkOutline } from './editor-keys.ts'
import { change, stepLanguage } from './editor-state.ts'
import { FieldsPanel } from './fields-panel.tsx'
import { Outline } from './outline.tsx'
import { Stage } from './stage.tsx'
import { useEditor, useEditorState, useGoBack } from './use-editor.ts'
import { idAtWork } from './use-field.ts'

/** The same field in the language after this one, or before it, ready to be written over. */
function useSteps() {
  const { state } = useEditor()
  return (by: number) => {
    const field = idAtWork(document.activeElement?.id ?? '')
    stepLanguage(state, by)
    requestAnimationFrame(() => {
      const element = document.getElementById(field)
      element?.focus()
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
    })
  }
}

function openPublishing() {
  const menu = document.querySelector('[data-publish]')?.closest('details')
  if (menu) menu.open = true
  document.querySelector<HTMLElement>('[data-publish-now]')?.focus()
}

/**
 * Ctrl+Z takes back the editor's own act (a browser's own undo knows nothing of what was saved), Ctrl+S leads to
 * publishing, Alt with PageDown to the same field in the next language.
 */
function useKeys(): void {
  const goBack = useGoBack()
  const step = useSteps()
  useEffect(() => {
    function actOf(event: KeyboardEvent): (() => void) | undefined {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const place = event.defaultPrevented ? undefined : walkOutline(event)
      if (place) return () => place.focus()
      if (altKey) return { PageDown: () => step(1), PageUp: () => step(-1) }[key]
      if (!ctrlKey && !metaKey) return undefined
      const undo = () => goBack(shiftKey ? 'redo' : 'undo')
      return { z: undo, y: () => goBack('redo'), s: openPublishing }[key.toLowerCase()]
    }
    function onKey(event: KeyboardEvent) {
      // What is typed in a dialog is no text of the page: its keys are the browser's own.
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog')
      const act = isElsewhere ? undefined : actOf(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** Begins at the field that the address names: `?in=fr&block=<id>&field=items.<_id>.text`. */
function useAskedPlace(): void {
  const { state, choose } = useEditor()
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const [language, block, field] = [asked.get('in'), asked.get('block'), asked.get('field')]
    if (isLocale(language)) state.language = language
    if (block || field) choose(block ?? state.chosen, field?.split('.'))
  }, [state, choose])
}

const parts = ['outline', 'page', 'fields'] as const

/** Blocks, page and fields side by side; where there is no room, one of them at a time. */
export function EditorView() {
  const t = useTexts('panel-editor')
  const { state } = useEditor()
  const { said, part, isBeside } = useEditorState()
  useKeys()
  useAskedPlace()
  return (
    <div className={styles.editor} data-part={part} data-beside={isBeside || undefined}>
      <Bar />
      <EndedNotice />
      <fieldset className={styles.parts} aria-label={t('parts')}>
        {parts.map((one) => (
          <button key={one} type="button" aria-pressed={part === one} onClick={() => change(state, { part: one })}>
            {t(one === 'fields' ? 'fieldsPart' : one)}
          </button>
        ))}
      </fieldset>
      <main className={styles.main}>
        <Outline />
        <Stage />
        <FieldsPanel />
      </main>
      <p
        className={said === t('changedByOthers') ? styles.refused : 'visually-hidden'}
        role="status"
        aria-live="polite"
      >
        {said}
      </p>
    </div>
  )
}
