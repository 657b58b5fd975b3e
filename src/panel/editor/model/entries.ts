import { blocksInOrder } from '../../../domain/editing/apply-operation.ts'
import type { Block } from '../../../domain/editing/operations.ts'
import type { EditorData } from '../editor-data.ts'
import type { Shape } from '../shapes.ts'
import { type EditorState, viewIn } from './editor-state.ts'

/** A line of the outline: a block where it stands, and the document and block that hold what it says. */
export interface Entry {
  id: string
  kind: string
  hidden: boolean
  doc: string
  content: Block | undefined
  fields: readonly Shape[]
}

const entries = new WeakMap<Block, Entry>()

/** A line is the same until its block, or what the block shows, changes. */
function entryOf(state: EditorState, data: EditorData, block: Block): Entry {
  const next = newEntry(state, data, block)
  const known = entries.get(block)
  if (known && known.content === next.content) return known
  entries.set(block, next)
  return next
}

function newEntry(state: EditorState, data: EditorData, block: Block): Entry {
  const kind = data.kinds.find(({ type }) => type === block.block)
  const doc = kind?.shared ? block.block : data.type
  const content = kind?.shared ? viewIn(state, doc).get('') : block
  return { id: block.id, kind: block.block, hidden: block.hidden === true, doc, content, fields: kind?.fields ?? [] }
}

const lists = new WeakMap<EditorState, readonly Entry[]>()

/** The blocks of a page in their order; many look at them at every letter. */
export function entriesOf(state: EditorState, data: EditorData): readonly Entry[] {
  const known = lists.get(state) ?? blocksInOrder(viewIn(state, data.type)).map((block) => entryOf(state, data, block))
  lists.set(state, known)
  return known
}

/** The documents that the page shows: its own, and the managed texts of its blocks. */
export const docsShown = (state: EditorState, data: EditorData): string[] => [
  ...new Set([data.type, ...entriesOf(state, data).map(({ doc }) => doc)]),
]

/** What the page says beside its blocks. */
export const pageEntry = (state: EditorState, data: EditorData): Entry => ({
  ...{ id: '', kind: '', hidden: false, doc: data.type },
  content: viewIn(state, data.type).get(''),
  fields: data.pageShapes,
})

/** The line whose fields are shown: the page's own where the chosen block is gone. */
export const chosenEntry = (state: EditorState, data: EditorData): Entry =>
  entriesOf(state, data).find(({ id }) => id === state.chosen) ?? pageEntry(state, data)
