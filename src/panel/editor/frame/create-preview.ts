import type { Locale } from '../../../domain/locales.ts'
import type { EditorData } from '../editor-data.ts'
import type { Store } from '../model/create-store.ts'
import { type EditorState, hasPending } from '../model/editor-state.ts'
import { type Entry, entriesOf } from '../model/entries.ts'
import { refreshBlock, refreshPage } from './load-page.ts'

/** Milliseconds after a drawing that could not be had, before it is asked for again. */
const rest = 3000

const around = new Set(['footer', 'cookie'])

/** What of the order a reader sees. */
const orderOf = (entries: readonly Entry[]) => entries.map(({ id, hidden }) => `${id} ${hidden}`).join()

/** What a block is drawn from in a language. */
const drawnFrom = ({ content }: Entry, locale: Locale) => [content?.data.nl, content?.data[locale]]

export interface Preview {
  stop(): void
}

/**
 * Keeps the page in the frame as its editor sees it: a text by its block alone, the order at once and then by the whole
 * page, one request at a time.
 */
export function createPreview(store: Store<EditorState>, data: EditorData, shown: Document): Preview {
  const { language: locale } = store.get()
  const changed = new Set<string>()
  let entries = entriesOf(store.get(), data)
  let isStale = hasPending(store.get())
  let isBusy = false
  let isStopped = false
  let again: ReturnType<typeof setTimeout> | undefined

  const elementOf = (id: string) => shown.querySelector<HTMLElement>(`[data-draft="${CSS.escape(id)}"]`)
  const visible = () => entries.filter(({ id, hidden }) => !hidden && elementOf(id))

  /** Moves and takes away what stands there already; the server draws the rest. */
  function arrange() {
    for (const element of shown.querySelectorAll<HTMLElement>('[data-draft]')) {
      const entry = entries.find(({ id }) => id === element.dataset.draft)
      if (!entry || entry.hidden) element.remove()
    }
    const elements = visible().flatMap(({ id, kind }) => (around.has(kind) ? [] : (elementOf(id) ?? [])))
    elements.forEach((element, index) => {
      const before = elements[index - 1]
      if (before && before.nextElementSibling !== element && before.parentNode === element.parentNode)
        before.after(element)
    })
    const [first, second] = elements
    if (first && second && second.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
      second.before(first)
  }

  /** Whether it stands there as its editor sees it; a block that went has nothing to draw. */
  async function drawBlock(id: string): Promise<boolean> {
    const entry = entries.find((one) => one.id === id)
    const element = elementOf(id)
    if (!entry || !element) return true
    const first = entries.find((one) => !one.hidden && !around.has(one.kind) && elementOf(one.id))
    return refreshBlock(element, data.type, locale, entry, first?.id === id)
  }

  /** Draws one thing; null where there is nothing to draw. What could not be had stays to be drawn. */
  async function next(): Promise<boolean | null> {
    const [id] = changed
    if (id !== undefined) {
      changed.delete(id)
      const isDrawn = await drawBlock(id)
      if (!isDrawn) changed.add(id)
      return isDrawn
    }
    if (!isStale || hasPending(store.get())) return null
    isStale = false
    const isDrawn = await refreshPage(shown, data.type, locale)
    if (!isDrawn) isStale = true
    return isDrawn
  }

  async function work() {
    if (isBusy) return
    isBusy = true
    clearTimeout(again)
    let isDrawn: boolean | null = true
    while (!isStopped && isDrawn) isDrawn = await next()
    isBusy = false
    if (!isStopped && isDrawn === false) again = setTimeout(() => void work(), rest)
  }

  function look() {
    const before = entries
    entries = entriesOf(store.get(), data)
    const known = new Map(before.map((entry) => [entry.id, drawnFrom(entry, locale)]))
    for (const entry of entries) {
      const old = known.get(entry.id)
      if (old && drawnFrom(entry, locale).some((values, index) => values !== old[index])) changed.add(entry.id)
    }
    if (orderOf(before) !== orderOf(entries)) {
      isStale = true
      arrange()
    }
    // After the frame that shows the letter in its field.
    setTimeout(() => void work())
  }

  const unsubscribe = store.subscribe(look)
  return {
    stop() {
      isStopped = true
      clearTimeout(again)
      unsubscribe()
    },
  }
}
