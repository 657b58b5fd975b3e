import { isStale } from '../../../domain/editing/sources.ts'
import { defaultLocale, type Locale } from '../../../domain/locales.ts'
import type { EditorData } from '../editor-data.ts'
import type { Shape } from '../shapes.ts'
import type { EditorState } from './editor-state.ts'
import { docsShown, type Entry, entriesOf, pageEntry } from './entries.ts'

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
