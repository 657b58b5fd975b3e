import { proxy, subscribe } from 'valtio/vanilla'
import { drawSnackbars } from './draw-snackbars.ts'
import type { ShownSnackbar } from './shown-snackbar.ts'
import type { SnackbarMessage } from './snackbar.tsx'

let store: { shown: readonly ShownSnackbar[] } | undefined
let lastId = 0

/** The browser's one list, newest last. Never on the server: there each page brings its own. */
function browserSnackbars() {
  if (!store) {
    const made = proxy<{ shown: readonly ShownSnackbar[] }>({ shown: [] })
    subscribe(made, () => drawSnackbars(made.shown, dismissSnackbar))
    store = made
  }
  return store
}

/** Says a sentence; the same one again is said anew. */
export function showSnackbar(message: SnackbarMessage): void {
  const snackbars = browserSnackbars()
  lastId += 1
  const others = snackbars.shown.filter(({ kind, text }) => kind !== message.kind || text !== message.text)
  snackbars.shown = [...others, { ...message, id: lastId }]
}

function dismissSnackbar(id: number): void {
  const snackbars = browserSnackbars()
  snackbars.shown = snackbars.shown.filter((snackbar) => snackbar.id !== id)
}

/** Before something is tried again: what was wrong with it the last time is no news. */
export function dismissErrors(): void {
  const snackbars = browserSnackbars()
  snackbars.shown = snackbars.shown.filter(({ kind }) => kind !== 'error')
  // The page may have brought some of its own.
  for (const element of document.querySelectorAll('[data-snackbars="error"] > [data-snackbar]')) element.remove()
}
