import { proxy, subscribe } from 'valtio/vanilla'
import type { SnackbarMessage } from './snackbar.tsx'

export interface ShownSnackbar extends SnackbarMessage {
  id: number
  /** What can be tried once more. */
  again?: { label: string; act(): void }
}

function offerAgain(button: HTMLButtonElement | null, again: ShownSnackbar['again']) {
  if (!button || !again) return
  button.hidden = false
  button.textContent = again.label
  button.addEventListener('click', () => again.act())
}

function elementOf({ id, kind, text, again }: ShownSnackbar, dismiss: (id: number) => void): Element | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-snackbar-template="${kind}"]`)
  const element = template?.content.firstElementChild?.cloneNode(true)
  if (!(element instanceof HTMLElement)) return null
  element.dataset.id = String(id)
  const sentence = element.querySelector('p')
  if (sentence) sentence.textContent = text
  offerAgain(element.querySelector('[data-snackbar-again]'), again)
  element.querySelector('[data-snackbar-close]')?.addEventListener('click', () => dismiss(id))
  return element
}

/** Brings the page's region in line with the list, each in the half that is read out as its kind asks. */
function drawSnackbars(list: readonly ShownSnackbar[], dismiss: (id: number) => void): void {
  const wanted = new Set(list.map(({ id }) => String(id)))
  const drawn = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-snackbars] > [data-id]')) {
    const { id = '' } = element.dataset
    if (wanted.has(id)) drawn.add(id)
    else element.remove()
  }
  for (const snackbar of list) {
    if (drawn.has(String(snackbar.id))) continue
    const element = elementOf(snackbar, dismiss)
    if (element) document.querySelector(`[data-snackbars="${snackbar.kind}"]`)?.append(element)
  }
}

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
