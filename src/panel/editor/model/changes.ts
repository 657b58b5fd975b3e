import { contentOf, type PlainContent } from '../../../domain/editing/content.ts'
import { movedIds } from '../../../domain/editing/moved-ids.ts'
import type { Values } from '../../../domain/editing/operations.ts'
import { sameValue } from '../../../domain/editing/values.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import { type EditorState, viewIn } from './editor-state.ts'

/** A difference between a draft and what readers see; without a language it is of the page's order. */
export interface Change {
  doc: string
  id: string
  locale: Locale | null
  /** The field, by its first name. */
  name: string
}

const valuesIn = (data: unknown, locale: Locale): Values => {
  const values = isRecord(data) ? data[locale] : null
  return isRecord(values) ? values : {}
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || sameValue(one, other)

function dataChanges(doc: string, id: string, before: unknown, after: unknown): Change[] {
  return locales.flatMap((locale) => {
    const [old, next] = [valuesIn(before, locale), valuesIn(after, locale)]
    return [...new Set([...Object.keys(old), ...Object.keys(next)])]
      .filter((name) => !isSame(old[name], next[name]))
      .map((name): Change => ({ doc, id, locale, name }))
  })
}

type Layout = NonNullable<PlainContent['layout']>

/** Blocks that stand elsewhere than readers see them, came, went, or are hidden. */
function layoutChanges(doc: string, before: Layout, after: Layout): Change[] {
  const old = new Map(before.map((block) => [block.id, block]))
  const now = new Map(after.map((block) => [block.id, block]))
  const gone = before.filter(({ id }) => !now.has(id)).map(({ id }) => ({ doc, id, locale: null, name: 'gone' }))
  const moved = movedIds([...old.keys()], [...now.keys()])
  const came = after.flatMap(({ id, hidden, data }): Change[] => {
    const known = old.get(id)
    const standing = (name: string): Change => ({ doc, id, locale: null, name })
    if (!known) return [standing('new')]
    const isHidden = (hidden ?? false) !== (known.hidden ?? false)
    return [
      ...(moved.has(id) ? [standing('moved')] : []),
      ...(isHidden ? [standing('hidden')] : []),
      ...dataChanges(doc, id, known.data, data),
    ]
  })
  return [...gone, ...came]
}

const empty: PlainContent = { data: { nl: {}, en: {}, fr: {} }, layout: null }

/** What publishing a document would change for readers. */
export function changesIn(state: EditorState, doc: string): Change[] {
  const before = state.published[doc] ?? empty
  const after = contentOf(viewIn(state, doc), before.layout !== null)
  return [
    ...dataChanges(doc, '', before.data, after.data),
    ...layoutChanges(doc, before.layout ?? [], after.layout ?? []),
  ]
}
