import { proxy, ref } from 'valtio/vanilla'
import { applyOperation, blocksInOrder } from '../../domain/editing/apply-operation.ts'
import type { PlainContent } from '../../domain/editing/content.ts'
import type { Block, Conflict, Draft, Operation } from '../../domain/editing/operations.ts'
import { openReplica, type Replica, viewOf } from '../../domain/editing/replica.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import type { Shape } from './catalogue.ts'
import type { EditorData } from './editor-data.ts'

/** What the server did not take as it is: shown with why, and not sent again until it changes. */
export interface RejectedOperation {
  doc: string
  operation: Operation
  /** A sentence of the server's, or 'tooLarge'. */
  message: string
}

/** What met something that others did, and waits for a choice. */
export interface OpenConflict {
  doc: string
  conflict: Conflict
  author: string | null
  /** It stood there already, and somebody wrote another text in its place. */
  isReplaced?: true
}

export interface EditorState {
  replicas: Readonly<Record<string, Replica>>
  /** What the replicas say, by document and block: who reads a value of it hears of that value alone. */
  drafts: Record<string, Record<string, Block>>
  rejected: readonly RejectedOperation[]
  conflicts: readonly OpenConflict[]
  /** What readers see, by document; what was never published is left out. */
  published: Readonly<Record<string, PlainContent>>
  /** The documents of one's own acts, the last one last. */
  acts: readonly string[]
  undone: readonly string[]
  /** The field that is being typed in: one act, until another comes. */
  typing: string
  /** The block whose fields are shown; '' is what the page says beside its blocks. */
  chosen: string
  language: Locale
  /** The three languages stand beside each other. */
  isBeside: boolean
  /** What is shown where there is no room for all three. */
  part: 'outline' | 'page' | 'fields'
  saving: 'saved' | 'saving' | 'offline' | 'busy' | 'forbidden' | 'ended' | 'removed'
  savedAt: string | null
  /** When something was published from here last. */
  publishedAt: string | null
  /** What a screen reader is told; a refused undo stands in sight too, until the next act. */
  said: string
}

export function openState({ drafts, locale }: EditorData, client: string): EditorState {
  const replicas = Object.entries(drafts).map(([doc, { version, blocks }]) => {
    const draft = new Map(blocks.map((block) => [block.id, block]))
    return [doc, openReplica(client, version, draft)] as const
  })
  return {
    replicas: Object.fromEntries(replicas),
    drafts: {},
    rejected: [],
    conflicts: [],
    published: {},
    acts: [],
    undone: [],
    typing: '',
    chosen: '',
    language: locale,
    isBeside: false,
    part: 'outline',
    saving: 'saved',
    savedAt: null,
    publishedAt: null,
    said: '',
  }
}

const views = new WeakMap<Replica, Draft>()

function replicaView(replica: Replica): Draft {
  const known = views.get(replica) ?? viewOf(replica)
  views.set(replica, known)
  return known
}

const none: Draft = new Map()
const rejectedViews = new WeakMap<Draft, { rejected: readonly RejectedOperation[]; view: Draft }>()

type Replicas = Pick<EditorState, 'replicas' | 'rejected'>

/** A document as its editor sees it; the same until something of it changes. */
export function viewIn({ replicas, rejected }: Replicas, doc: string): Draft {
  const replica = replicas[doc]
  const view = replica ? replicaView(replica) : none
  if (!rejected.some((one) => one.doc === doc)) return view
  const known = rejectedViews.get(view)
  if (known?.rejected === rejected) return known.view
  const own = rejected.filter((one) => one.doc === doc)
  const next = own.reduce((draft, { operation }) => applyOperation(draft, operation), view)
  rejectedViews.set(view, { rejected, view: next })
  return next
}

/** The record under a name, made where there is none. */
function recordAt(target: object, name: string): object {
  if (!isRecord(Reflect.get(target, name))) Reflect.set(target, name, {})
  return Reflect.get(target, name)
}

/** Makes one record say what another says, and writes no more than differs; a list is one value. */
function assign(target: object, next: object): void {
  for (const [name, value] of Object.entries(next)) {
    if (isRecord(value)) assign(recordAt(target, name), value)
    else if (!sameValue(Reflect.get(target, name), value))
      Reflect.set(target, name, Array.isArray(value) ? ref(value) : value)
  }
  for (const name of Object.keys(target)) if (!Object.hasOwn(next, name)) Reflect.deleteProperty(target, name)
}

const written = new WeakMap<object, Draft>()

/** The drafts say what the replicas say now. */
function writeDrafts(state: EditorState): void {
  for (const doc of Object.keys(state.replicas)) {
    const draft = recordAt(state.drafts, doc)
    const [before, view] = [written.get(draft), viewIn(state, doc)]
    written.set(draft, view)
    for (const [id, block] of view) if (before?.get(id) !== block) assign(recordAt(draft, id), block)
    for (const id of Object.keys(draft)) if (!view.has(id)) Reflect.deleteProperty(draft, id)
  }
}

/** Replaces some of the state: its records and lists are values, which nobody writes in. */
export function change(state: EditorState, next: Partial<Omit<EditorState, 'drafts'>>): void {
  for (const [name, value] of Object.entries(next))
    Reflect.set(state, name, typeof value === 'object' && value !== null ? ref(value) : value)
  if (next.replicas || next.rejected) writeDrafts(state)
}

/** Goes on to the language after the one at work, or before it, round and round. */
export function stepLanguage(state: EditorState, by: number): Locale {
  const language = locales[(locales.indexOf(state.language) + by + locales.length) % locales.length] ?? state.language
  change(state, { language, typing: '' })
  return language
}

/** The state as a browser works with it: who looks at a part of it is drawn anew with that part alone. */
export function liveState({ drafts, ...values }: EditorState): EditorState {
  const state = proxy({ drafts }) as EditorState
  change(state, values)
  return state
}

export const isPending = ({ sent, waiting }: Replica): boolean => sent !== null || waiting.length > 0

export const hasPending = ({ replicas }: EditorState): boolean => Object.values(replicas).some(isPending)

/** A line of the outline: a block where it stands, and the document and block that hold what it says. */
export interface Entry {
  id: string
  kind: string
  hidden: boolean
  doc: string
  content: Block | undefined
  fields: readonly Shape[]
  /** Languages that show it, where not all do. */
  shownIn?: readonly Locale[]
}

const knownEntries = new WeakMap<Block, Entry>()

/** A line is the same until its block, or what the block shows, changes. */
function entryOf(state: Replicas, data: EditorData, block: Block): Entry {
  const { shared, fields = [], locales: shownIn } = data.kinds.find(({ type }) => type === block.block) ?? {}
  const doc = shared ? block.block : data.type
  const content = shared ? viewIn(state, doc).get('') : block
  const known = knownEntries.get(block)
  if (known && known.content === content) return known
  const next = { id: block.id, kind: block.block, hidden: block.hidden === true, doc, content, fields, shownIn }
  knownEntries.set(block, next)
  return next
}

const lists = new WeakMap<EditorState['replicas'], { rejected: unknown; entries: readonly Entry[] }>()

/** The blocks of a page in their order; many look at them at every letter. */
export function entriesOf(state: Replicas, data: EditorData): readonly Entry[] {
  const { replicas, rejected } = state
  const known = lists.get(replicas)
  if (known?.rejected === rejected) return known.entries
  const entries = blocksInOrder(viewIn(state, data.type)).map((block) => entryOf(state, data, block))
  lists.set(replicas, { rejected, entries })
  return entries
}

/** The line that shows something of a document. */
export const entryAt = (state: Replicas, data: EditorData, { doc, id }: { doc: string; id: string }) =>
  entriesOf(state, data).find((one) => (doc === data.type ? one.id === id : one.doc === doc))

/** The documents that the page shows: its own, and the managed texts of its blocks. */
export const docsShown = (state: Replicas, data: EditorData): string[] => [
  ...new Set([data.type, ...entriesOf(state, data).map(({ doc }) => doc)]),
]

/** What the page says beside its blocks. */
export const pageEntry = (state: Replicas, data: EditorData): Entry => ({
  id: '',
  kind: '',
  hidden: false,
  doc: data.type,
  content: viewIn(state, data.type).get(''),
  fields: data.pageShapes,
})

/** The line whose fields are shown: the page's own where the chosen block is gone. */
export const chosenEntry = (state: EditorState, data: EditorData): Entry =>
  entriesOf(state, data).find(({ id }) => id === state.chosen) ?? pageEntry(state, data)
