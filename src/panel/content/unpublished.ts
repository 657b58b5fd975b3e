import type { PlainContent } from '../../domain/editing/content.ts'
import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import type { ContentToPublishQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type Change, changesIn, countStaleShown, kindOf, unread } from '../editor/changes.ts'
import { type EditorData, editorData } from '../editor/editor-data.ts'
import { docsShown, type EditorState, openState, viewIn } from '../editor/editor-state.ts'

/** What a change is of, as its editor names it, and what stood and stands there where that is a text. */
interface SaidChange extends Change {
  kind: string
  before: string | null
  after: string | null
}

export interface Unpublished {
  /** Those of which readers do not see all yet. */
  documents: { type: string; version: number }[]
  changes: SaidChange[]
  /** How many translations are older than their Dutch. */
  stale: Record<Locale, number>
}

const isContent = (value: unknown): value is PlainContent => isRecord(value) && isRecord(value.data)

/** What the editor's browser would begin with, knowing what readers see. */
function stateOf(data: ContentToPublishQuery, editor: EditorData): EditorState {
  const drafts = Object.values(data).flatMap((one) => (one && 'blocks' in one ? [one] : []))
  const published = drafts.map(({ type, published: live }) => [type, isContent(live) ? live : unread] as const)
  return { ...openState(editor, ''), published: Object.fromEntries(published) }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

function said(state: EditorState, editor: EditorData, change: Change): SaidChange {
  const { doc, id, locale, name } = change
  const live = state.published[doc]
  const read: unknown = id === '' ? live?.data : live?.layout?.find((one) => one.id === id)?.data
  const values = isRecord(read) && locale ? read[locale] : null
  return {
    ...change,
    kind: kindOf(state, editor, change),
    before: isRecord(values) ? textOf(values[name]) : null,
    after: locale ? textOf(viewIn(state, doc).get(id)?.data[locale]?.[name]) : null,
  }
}

/** What readers do not see yet of a page and of the texts on it, or of one such text: counted as the editor counts. */
export function unpublishedIn(data: ContentToPublishQuery, page: PageContext): Unpublished {
  const editor = editorData({ ...data }, page)
  if (!editor) return { documents: [], changes: [], stale: { nl: 0, en: 0, fr: 0 } }
  const state = stateOf(data, editor)
  const docs = editor.asked ? [editor.asked] : docsShown(state, editor)
  const changes = docs.flatMap((doc) => changesIn(state, doc)).map((change) => said(state, editor, change))
  const changed = docs.filter((doc) => changes.some((one) => one.doc === doc))
  const staleIn = (locale: Locale) => countStaleShown(state, editor, locale, docs)
  return {
    documents: changed.map((type) => ({ type, version: state.replicas[type]?.version ?? 0 })),
    changes,
    stale: { nl: staleIn('nl'), en: staleIn('en'), fr: staleIn('fr') },
  }
}
