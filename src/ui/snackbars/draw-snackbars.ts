import type { ShownSnackbar } from './shown-snackbar.ts'

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
export function drawSnackbars(list: readonly ShownSnackbar[], dismiss: (id: number) => void): void {
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
