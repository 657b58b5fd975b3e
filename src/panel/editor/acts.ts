import { blocksInOrder, inverseOf } from '../../domain/editing/apply-operation.ts'
import type { NewBlock, Operation, Path } from '../../domain/editing/operations.ts'
import { positionBetween } from '../../domain/editing/positions.ts'
import { act, type Replica, takeBack, viewOf } from '../../domain/editing/replica.ts'
import { textHash } from '../../domain/editing/sources.ts'
import { sameValue, valueAt } from '../../domain/editing/values.ts'
import { defaultLocale, type Locale } from '../../domain/locales.ts'
import type { EditorData } from './editor-data.ts'
import { change, type EditorState, type RejectedOperation, viewIn } from './editor-state.ts'

/** A random UUID; `crypto.randomUUID` is only there over https. */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

type SetValue = Extract<Operation, { op: 'set' }>

/** Where a value stands, to compare. */
const placeOf = ({ id, locale, path }: SetValue): string => [id, locale, ...path].join(' ')

const isSame = (one: Operation | undefined, other: SetValue): one is SetValue =>
  one?.op === 'set' && !one.undo && placeOf(one) === placeOf(other)

/**
 * What is typed: letters on their way that were not sent yet become one operation, and all letters of one stay in a field
 * (`goesOn`) are taken back at once.
 */
function typeValue(replica: Replica, operation: SetValue, goesOn: boolean): Replica {
  const { waiting, undo } = replica
  const [last, lastUndo] = [waiting.at(-1), undo.at(-1)]
  const inverse = inverseOf(viewOf(replica), operation)
  if (!inverse) return replica
  const merged = isSame(last, operation) ? { ...operation, was: last.was } : null
  const longer = goesOn && isSame(lastUndo, operation) ? { ...lastUndo, was: operation.value ?? null } : null
  return {
    ...replica,
    waiting: merged ? [...waiting.slice(0, -1), merged] : [...waiting, operation],
    undo: longer ? [...undo.slice(0, -1), longer] : [...undo, inverse],
    redo: [],
  }
}

const withReplica = ({ replicas }: EditorState, doc: string, change: (replica: Replica) => Replica) => {
  const replica = replicas[doc]
  return replica ? { ...replicas, [doc]: change(replica) } : replicas
}

/** One act that is no typing. */
export function doAct(state: EditorState, doc: string, operation: Operation): void {
  change(state, {
    replicas: withReplica(state, doc, (replica) => act(replica, operation)),
    acts: [...state.acts, doc],
    undone: [],
    typing: '',
  })
}

interface Target {
  doc: string
  id: string
  language: Locale
}

/** A value of a field, as it is typed or chosen; null takes it away. */
export function setValue(state: EditorState, { doc, id, language }: Target, path: Path, value: unknown): void {
  const { rejected } = state
  const data = viewIn(state, doc).get(id)?.data
  const was = valueAt(data?.[language], path) ?? null
  if (sameValue(was, value)) return
  // A translation says of which Dutch it is one.
  const made = language === defaultLocale || path.length !== 1 ? {} : { from: textHash(valueAt(data?.nl, path)) }
  const operation = { op: 'set', id, locale: language, path, value, was, ...made } as const
  const place = `${doc} ${placeOf(operation)}`
  const isHere = (one: RejectedOperation) =>
    one.doc === doc && one.operation.op === 'set' && placeOf(one.operation) === placeOf(operation)
  const before = rejected.find(isHere)?.operation
  const sent = before?.op === 'set' ? { ...operation, was: before.was } : operation
  const goesOn = state.typing === place && state.acts.at(-1) === doc
  change(state, {
    rejected: rejected.filter((one) => !isHere(one)),
    replicas: withReplica(state, doc, (replica) => typeValue(replica, sent, goesOn)),
    acts: goesOn ? state.acts : [...state.acts, doc],
    undone: [],
    typing: place,
    said: '',
  })
}

/** Moves a block to a place among the others, from 0. */
export function moveBlock(state: EditorState, doc: string, id: string, place: number): void {
  const view = viewIn(state, doc)
  const others = blocksInOrder(view).filter((block) => block.id !== id)
  const position = positionBetween(others[place - 1]?.position ?? null, others[place]?.position ?? null)
  doAct(state, doc, { op: 'move', id, position, was: view.get(id)?.position })
}

/** Puts a block behind another; where there is none, at the end of what the page is about. */
export function insertBlock(
  state: EditorState,
  { type: doc, kinds }: EditorData,
  after: string,
  block: Omit<NewBlock, 'position'>,
): string {
  const blocks = blocksInOrder(viewIn(state, doc))
  const found = blocks.findIndex(({ id }) => id === after)
  // A page's foot stays its foot.
  const behind = new Set(kinds.filter(({ surrounding }) => surrounding === 'behind').map(({ type }) => type))
  const last = blocks.findLastIndex((one) => !behind.has(one.block))
  const at = found < 0 ? last : Math.min(found, last)
  const position = positionBetween(blocks[at]?.position ?? null, blocks[at + 1]?.position ?? null)
  const id = newId()
  doAct(state, doc, { op: 'insert', id, block: { ...block, position } })
  return id
}

/** What taking back, or doing again, was of; not done where somebody else wrote since. */
export interface StepBack {
  doc: string
  operation: Operation
  isDone: boolean
}

/** Takes back one's own last act, or does it again; null where there is none. */
export function goBack(state: EditorState, from: 'undo' | 'redo'): StepBack | null {
  const { acts, undone, replicas } = state
  const doc = (from === 'undo' ? acts : undone).at(-1)
  const replica = doc === undefined ? undefined : replicas[doc]
  const operation = replica?.[from].at(-1)
  if (!doc || !replica || !operation) return null
  const result = takeBack(replica, from)
  const isDropped = result.dropped !== null
  const lists =
    from === 'undo'
      ? { acts: acts.slice(0, -1), undone: isDropped ? undone : [...undone, doc] }
      : { undone: undone.slice(0, -1), acts: isDropped ? acts : [...acts, doc] }
  change(state, { replicas: { ...replicas, [doc]: result.replica }, ...lists, typing: '' })
  return { doc, operation, isDone: !isDropped }
}
