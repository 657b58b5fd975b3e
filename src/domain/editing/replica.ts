import { applyOperation, inverseOf } from './apply-operation.ts'
import type { Draft, Operation, Save, SavedRow } from './operations.ts'
import { meets } from './settle-save.ts'

/** A draft in one editor's hands: what the server confirmed, and what is still on its way. */
export interface Replica {
  client: string
  version: number
  confirmed: Draft
  /** In flight, or its answer was lost: it goes out again as it is. */
  sent: Save | null
  waiting: readonly Operation[]
  /** What takes back one's own acts, the last one last. */
  undo: readonly Operation[]
  redo: readonly Operation[]
  /** Of the last save that was sent. */
  number: number
}

export const openReplica = (client: string, version: number, confirmed: Draft): Replica => ({
  client,
  version,
  confirmed,
  sent: null,
  waiting: [],
  undo: [],
  redo: [],
  number: 0,
})

/** What the editor sees: what is confirmed, with what is pending replayed on it. */
export const viewOf = ({ confirmed, sent, waiting }: Replica): Draft =>
  [...(sent?.operations ?? []), ...waiting].reduce(applyOperation, confirmed)

/** One act of the editor; it can be undone, and what was undone before can no longer come back. */
export function act(replica: Replica, operation: Operation): Replica {
  const inverse = inverseOf(viewOf(replica), operation)
  if (!inverse) return replica
  return { ...replica, waiting: [...replica.waiting, operation], undo: [...replica.undo, inverse], redo: [] }
}

/** Takes back one's own last act, or does it again; it is dropped, and said, where somebody else wrote since. */
export function takeBack(replica: Replica, from: 'undo' | 'redo'): { replica: Replica; dropped: Operation | null } {
  const last = replica[from].at(-1)
  if (!last) return { replica, dropped: null }
  const left = { ...replica, [from]: replica[from].slice(0, -1) }
  const view = viewOf(replica)
  const inverse = inverseOf(view, last)
  if (meets(view, last) || !inverse) return { replica: left, dropped: last }
  const to = from === 'undo' ? 'redo' : 'undo'
  const waiting: Operation[] = [...left.waiting, { ...last, undo: true }]
  return { replica: { ...left, waiting, [to]: [...left[to], inverse] }, dropped: null }
}

/** What goes out next: the same again until it is answered; nothing when nothing waits. */
export function nextSave(replica: Replica): Replica {
  if (replica.sent || replica.waiting.length === 0) return replica
  const number = replica.number + 1
  const sent = { base: replica.version, client: replica.client, number, operations: replica.waiting }
  return { ...replica, number, sent, waiting: [] }
}

/** A move that was given another place than it asked for; what names the one asked for names the other from now on. */
function renaming({ operations }: SavedRow) {
  const given = operations.filter((one) => one.op === 'move').filter(({ asked }) => asked !== undefined)
  return (operation: Operation): Operation => {
    if (operation.op !== 'move') return operation
    const same = given.findLast(({ id, asked }) => id === operation.id && asked === operation.was)
    return same ? { ...operation, was: same.position } : operation
  }
}

/** The editor's own save came to this: nothing of it is on its way any more. */
function settled(replica: Replica, row: SavedRow): Replica {
  if (row.client !== replica.client || row.number !== replica.sent?.number) return replica
  const rename = renaming(row)
  const { waiting, undo, redo } = replica
  return { ...replica, waiting: waiting.map(rename), undo: undo.map(rename), redo: redo.map(rename), sent: null }
}

function withRow(replica: Replica, row: SavedRow): Replica {
  // A draft that was read again may hold a save whose answer was lost.
  if (row.version <= replica.version) return settled(replica, row)
  const confirmed = row.operations.reduce(applyOperation, replica.confirmed)
  return settled({ ...replica, version: row.version, confirmed }, row)
}

/** Takes in what the server tells, of an own save or of others; rows known already change nothing. */
export const receive = (replica: Replica, rows: readonly SavedRow[]): Replica => rows.reduce(withRow, replica)
