import { blocksInOrder } from '../../domain/editing/apply-operation.ts'
import { type PlainContent, plainData } from '../../domain/editing/content.ts'
import { movedIds } from '../../domain/editing/differences.ts'
import type { Block, Draft, Values } from '../../domain/editing/operations.ts'
import { isStale } from '../../domain/editing/sources.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { defaultLocale, type Locale, locales } from '../../domain/locales.ts'
import { isEmpty, isRecord } from '../../domain/values.ts'
import type { Shape } from './catalogue.ts'
import type { EditorData } from './editor-data.ts'
import { docsShown, type EditorState, type Entry, entriesOf, pageEntry, viewIn } from './editor-state.ts'

/** A difference between a draft and what readers see; without a language it is of the page's order. */
export interface Change {
  doc: string
  id: string
  locale: Locale | null
  /** The field, by its first name; of the order, what became of the block. */
  name: string
}

/** What a document says to readers before it was ever published. */
export const unread: PlainContent = { data: { nl: {}, en: {}, fr: {} }, layout: [] }

const valuesIn = (data: unknown, locale: Locale): Values => {
  const values = isRecord(data) ? data[locale] : null
  return isRecord(values) ? values : {}
}

const isSame = (one: unknown, other: unknown) => (isEmpty(one) && isEmpty(other)) || sameValue(one, other)

function dataChanges(doc: string, id: string, before: unknown, after: unknown): Change[] {
  return locales.flatMap((locale) => {
    const [old, next] = [valuesIn(before, locale), valuesIn(after, locale)]
    return [...new Set([...Object.keys(old), ...Object.keys(next)])]
      .filter((name) => !isSame(old[name], next[name]))
      .map((name): Change => ({ doc, id, locale, name }))
  })
}

type Live = NonNullable<PlainContent['layout']>[number]

const compared = new WeakMap<Block, { live: unknown; changes: readonly Change[] }>()

/** What a block says otherwise than readers see; a block that did not change is not looked through again. */
function blockChanges(doc: string, block: Block, live: unknown): readonly Change[] {
  const before = compared.get(block)
  if (before && before.live === live) return before.changes
  const changes = dataChanges(doc, block.id, live, plainData(block))
  compared.set(block, { live, changes })
  return changes
}

/** Blocks that stand elsewhere than readers see them, came, went, or are hidden. */
function layoutChanges(doc: string, before: readonly Live[], after: readonly Block[]): Change[] {
  const old = new Map(before.map((block) => [block.id, block]))
  const now = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !now.has(id)).map(({ id }) => ({ doc, id, locale: null, name: 'removed' }))
  const moved = movedIds([...old.keys()], [...now])
  const came = after.flatMap((block): readonly Change[] => {
    const { id, hidden } = block
    const known = old.get(id)
    const standing = (name: string): Change => ({ doc, id, locale: null, name })
    if (!known) return [standing('added')]
    const isHidden = (hidden ?? false) !== (known.hidden ?? false)
    return [
      ...(moved.has(id) ? [standing('moved')] : []),
      ...(isHidden ? [standing(hidden ? 'hidden' : 'shown')] : []),
      ...blockChanges(doc, block, known.data),
    ]
  })
  return [...gone, ...came]
}

const unknown: PlainContent = { ...unread, layout: null }
const found = new WeakMap<Draft, { live: PlainContent; changes: readonly Change[] }>()

/** What publishing a document would change for readers. */
export function changesIn(state: EditorState, doc: string): readonly Change[] {
  const view = viewIn(state, doc)
  const live = state.published[doc] ?? unknown
  const before = found.get(view)
  if (before?.live === live) return before.changes
  const own = view.get('')
  const changes = [
    ...(own ? blockChanges(doc, own, live.data) : []),
    ...(live.layout ? layoutChanges(doc, live.layout, blocksInOrder(view)) : []),
  ]
  found.set(view, { live, changes })
  return changes
}

/** Everything that readers do not see yet, of a page and of what it shows; nothing while that is not known. */
export const changesShown = (state: EditorState, data: EditorData): Change[] =>
  docsShown(state, data)
    .filter((doc) => state.published[doc])
    .flatMap((doc) => changesIn(state, doc))

/** The kind of block that a change is of: '' for what the page says of itself. */
export function kindOf(state: EditorState, { type }: EditorData, { doc, id }: Change): string {
  if (id === '') return doc === type ? '' : doc
  const live = state.published[doc]?.layout?.find((one) => one.id === id)
  return viewIn(state, doc).get(id)?.block ?? live?.block ?? ''
}

const standings = ['added', 'removed', 'moved', 'hidden', 'shown'] as const

/** What became of a block, where a change is of the page's order. */
export const standingOf = ({ locale, name }: Change) =>
  locale === null ? standings.find((standing) => standing === name) : undefined

/** Whether readers of some of the languages see it: of the order, all do. */
export const concerns =
  (chosen: readonly Locale[]) =>
  ({ locale }: Change): boolean =>
    locale === null || chosen.includes(locale)

const untranslated = new Set<Shape['kind']>(['number', 'choice', 'link'])

/** Whether a field says something in words, which are other ones in another language. */
export const isTranslated = (shape: Shape): boolean =>
  !untranslated.has(shape.kind) && (shape.kind !== 'list' || !untranslated.has(shape.item.kind))

/** How many fields of a block were translated from a Dutch that has changed since. */
export function countStale({ fields, content }: Entry, locale: Locale): number {
  if (!content || locale === defaultLocale) return 0
  return fields.filter((shape) => isTranslated(shape) && isStale(content, locale, shape.name)).length
}

/** How many fields of a page, and of what it shows, were translated from a Dutch that has changed since. */
export function countStaleShown(
  state: EditorState,
  data: EditorData,
  locale: Locale,
  docs = docsShown(state, data),
): number {
  const seen = [pageEntry(state, data), ...entriesOf(state, data).filter(({ hidden }) => !hidden)]
  const contents = new Map(seen.filter(({ doc }) => docs.includes(doc)).map((entry) => [entry.content, entry]))
  return [...contents.values()].reduce((sum, entry) => sum + countStale(entry, locale), 0)
}

/** How many fields of a value lack what must be there. */
function gapsOf(shape: Shape, value: unknown): number {
  if (shape.kind === 'group') return gapsIn(shape.fields, value)
  if (shape.kind === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : []
    return items.reduce<number>((sum, item) => sum + gapsOf(shape.item, item), 0)
  }
  if (shape.kind === 'link') return shape.required && isEmpty(isRecord(value) ? value.value : null) ? 1 : 0
  return shape.required && isEmpty(value) ? 1 : 0
}

const gapsIn = (shapes: readonly Shape[], values: unknown): number =>
  shapes.reduce((sum, shape) => sum + gapsOf(shape, isRecord(values) ? values[shape.name] : undefined), 0)

/** The first field of a block that lacks something in a language. */
export const gapIn = ({ fields, content }: Entry, locale: Locale): string | undefined =>
  fields.find((shape) => gapsOf(shape, content?.data[locale]?.[shape.name]) > 0)?.name

/** How many texts a block still lacks in a language; nothing where that language does not show it. */
export const gapsFor = ({ fields, content, shownIn }: Entry, locale: Locale): number =>
  shownIn && !shownIn.includes(locale) ? 0 : gapsIn(fields, content?.data[locale])
