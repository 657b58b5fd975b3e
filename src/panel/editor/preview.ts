import { subscribe } from 'valtio/vanilla'
import type { Block, Values } from '../../domain/editing/operations.ts'
import type { Locale } from '../../domain/locales.ts'
import { isEmpty, isRecord } from '../../domain/values.ts'
import { refreshBlock, refreshPage } from './draw-page.ts'
import type { EditorData } from './editor-data.ts'
import { type EditorState, type Entry, entriesOf, hasPending } from './editor-state.ts'

/** Milliseconds after a drawing that could not be had, before it is asked for again. */
const rest = 3000

/** What of the order a reader sees. */
const orderOf = (entries: readonly Entry[]) => entries.map(({ id, hidden }) => `${id} ${hidden}`).join()

/** What a block is drawn from in a language. */
const drawnFrom = ({ content }: Entry, locale: Locale) => [content?.data.nl, content?.data[locale]]

/**
 * Keeps the page in the frame as its editor sees it: a text by its block alone, the order at once and then by the whole
 * page, one request at a time. Gives back what ends it.
 */
export function createPreview(state: EditorState, data: EditorData, shown: Document): () => void {
  const { language: locale } = state
  const around = new Set(data.kinds.filter(({ surrounding }) => surrounding).map(({ type }) => type))
  const changed = new Set<string>()
  let entries = entriesOf(state, data)
  let isStale = hasPending(state)
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
    if (!isStale || hasPending(state)) return null
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
    entries = entriesOf(state, data)
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

  const unsubscribe = subscribe(state, look)
  return () => {
    isStopped = true
    clearTimeout(again)
    unsubscribe()
  }
}

/** Markdown as it is read: without its signs, nor where its links lead. */
const plain = (text: string) =>
  text
    .replaceAll(/\([^()\s]*\)/g, '')
    .replaceAll(/[*_#`>[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every text of a value, with the way to it. */
function textsIn(value: unknown, path: readonly string[]): [path: readonly string[], text: string][] {
  if (typeof value === 'string') return [[path, plain(value)]]
  if (Array.isArray(value))
    return value.flatMap((item) => textsIn(item, [...path, isRecord(item) ? String(item._id) : '']))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => (name === '_id' ? [] : textsIn(one, [...path, name])))
}

/** The field that says a text which somebody pointed at: the one that is it, else the first that has it. */
function findField(values: unknown, pointedAt: string): readonly string[] | null {
  const wanted = plain(pointedAt)
  if (!wanted) return null
  const texts = textsIn(values, []).filter(([, text]) => text !== '')
  const found =
    texts.find(([, text]) => text === wanted) ??
    texts.find(([, text]) => text.includes(wanted)) ??
    texts.find(([, text]) => wanted.includes(text))
  return found?.[0] ?? null
}

/** Field by field what readers of a language see: their own, else the Dutch. */
function mergedValues(data: Block['data'] | undefined, locale: Locale): Values {
  const own = Object.entries(data?.[locale] ?? {}).filter(([, value]) => !isEmpty(value))
  return { ...data?.nl, ...Object.fromEntries(own) }
}

/** A click in the page leads nowhere: it chooses the block, and the field whose text it hit. */
export function listenToFrame(
  state: EditorState,
  data: EditorData,
  shown: Document,
  onChosen: (id: string, path: readonly string[] | null) => void,
): void {
  shown.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  shown.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const target = event.target as Element | null
      const block = target?.closest<HTMLElement>('[data-draft]')
      const entry = entriesOf(state, data).find(({ id }) => id === block?.dataset.draft)
      if (!entry) return
      onChosen(entry.id, findField(mergedValues(entry.content?.data, state.language), target?.textContent ?? ''))
    },
    { capture: true },
  )
}

/** Draws a line around the block whose fields are shown, and brings it into sight. */
export function showChosen(shown: Document, id: string): void {
  for (const element of shown.querySelectorAll<HTMLElement>('[data-draft]')) {
    const isChosen = element.dataset.draft === id
    element.style.outline = isChosen ? '4px solid #4a7fb0' : ''
    element.style.outlineOffset = isChosen ? '-4px' : ''
    if (isChosen) element.scrollIntoView({ block: 'nearest' })
  }
}
