import { applyOperation } from '../../../domain/editing/apply-operation.ts'
import type { PlainContent } from '../../../domain/editing/content.ts'
import type { Conflict, Draft, Operation } from '../../../domain/editing/operations.ts'
import { openReplica, type Replica, viewOf } from '../../../domain/editing/replica.ts'
import type { Locale } from '../../../domain/locales.ts'
import type { EditorData } from '../editor-data.ts'

/** An operation on one of the documents that a page shows. */
interface Placed {
  doc: string
  operation: Operation
}

/** What the server did not take as it is: shown with why, and not sent again until it changes. */
export interface Held extends Placed {
  /** A sentence of the server's, or 'tooLarge'. */
  message: string
}

/** What met something that others did, and waits for a choice. */
export interface Met {
  doc: string
  conflict: Conflict
  author: string | null
}

/** What is shown where there is no room for all three. */
type Part = 'outline' | 'page' | 'fields'

type Saving = 'saved' | 'saving' | 'offline' | 'busy' | 'forbidden' | 'ended' | 'removed'

export interface EditorState {
  replicas: Readonly<Record<string, Replica>>
  held: readonly Held[]
  met: readonly Met[]
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
  part: Part
  saving: Saving
  savedAt: string | null
  /** When something was published from here last. */
  publishedAt: string | null
  /** What a screen reader is told. */
  said: string
}

export function openState({ drafts, locale }: EditorData, client: string): EditorState {
  const replicas = Object.entries(drafts).map(([doc, { version, blocks }]) => {
    const draft = new Map(blocks.map((block) => [block.id, block]))
    return [doc, openReplica(client, version, draft)] as const
  })
  return {
    replicas: Object.fromEntries(replicas),
    ...{ held: [], met: [], published: {}, acts: [], undone: [], typing: '' },
    ...{ chosen: '', language: locale, isBeside: false, part: 'outline', saving: 'saved', savedAt: null },
    ...{ publishedAt: null, said: '' },
  }
}

const views = new WeakMap<Replica, Draft>()

function replicaView(replica: Replica): Draft {
  const known = views.get(replica) ?? viewOf(replica)
  views.set(replica, known)
  return known
}

const none: Draft = new Map()
const heldViews = new WeakMap<Draft, { held: readonly Held[]; view: Draft }>()

/** A document as its editor sees it; the same until something of it changes. */
export function viewIn({ replicas, held }: EditorState, doc: string): Draft {
  const replica = replicas[doc]
  const view = replica ? replicaView(replica) : none
  if (!held.some((one) => one.doc === doc)) return view
  const known = heldViews.get(view)
  if (known?.held === held) return known.view
  const own = held.filter((one) => one.doc === doc)
  const next = own.reduce((draft, { operation }) => applyOperation(draft, operation), view)
  heldViews.set(view, { held, view: next })
  return next
}

export const isPending = ({ sent, waiting }: Replica): boolean => sent !== null || waiting.length > 0

export const hasPending = ({ replicas }: EditorState): boolean => Object.values(replicas).some(isPending)
