import { proxy, subscribe } from 'valtio/vanilla'
import { drawSnackbars } from './draw-snackbars.ts'
import type { ShownSnackbar } from './shown-snackbar.ts'
import type { SnackbarMessage } from './snackbar.tsx'

let store: { shown: readonly ShownSnackbar[] } | undefined
let lastId = 0

/** The browser's one list. Never on the server: there each page brings its own. */
function browserSnackbars() {
  if (!store) {
    const made = proxy<{ shown: readonly ShownSnackbar[] }>({ shown: [] })
    subscribe(made, () => drawSnackbars(made.shown, dismissSnackbar))
    store = made
  }
  return store
}

/** Says a sentence in the place of the last one: it answers what was done since. */
export function showSnackbar(message: Omit<ShownSnackbar, 'id'>): void {
  dismissSnackbars()
  lastId += 1
  browserSnackbars().shown = [{ ...message, id: lastId }]
}

function dismissSnackbar(id: number): void {
  const snackbars = browserSnackbars()
  snackbars.shown = snackbars.shown.filter((snackbar) => snackbar.id !== id)
}

function dismiss(kinds: readonly SnackbarMessage['kind'][]): void {
  const snackbars = browserSnackbars()
  snackbars.shown = snackbars.shown.filter(({ kind }) => !kinds.includes(kind))
  // The page may have brought some of its own.
  const own = kinds.map((kind) => `[data-snackbars="${kind}"] > [data-snackbar]`).join()
  for (const element of document.querySelectorAll(own)) element.remove()
}

/** Before something is tried again: what was wrong with it the last time is no news. */
export const dismissErrors = (): void => dismiss(['error'])

/** Another page is shown. */
export const dismissSnackbars = (): void => dismiss(['error', 'success'])
