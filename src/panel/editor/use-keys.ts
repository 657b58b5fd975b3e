import { useEffect } from 'react'
import { locales } from '../../domain/locales.ts'
import { idAtWork } from './fields/use-field.ts'
import { useEditor } from './use-editor.ts'
import { useGoBack } from './use-go-back.ts'

/** The same field in the language after this one, or before it, ready to be written over. */
function useSteps() {
  const { store } = useEditor()
  return (by: number) => {
    const field = idAtWork(document.activeElement?.id ?? '')
    const { language } = store.get()
    const next = locales[(locales.indexOf(language) + by + locales.length) % locales.length] ?? language
    store.set({ language: next, typing: '' })
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
export function useKeys(): void {
  const goBack = useGoBack()
  const step = useSteps()
  useEffect(() => {
    function actOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
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
