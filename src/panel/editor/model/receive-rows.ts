import type { Conflict, SavedRow } from '../../../domain/editing/operations.ts'
import { receive } from '../../../domain/editing/replica.ts'
import { isRecord } from '../../../domain/is-record.ts'
import type { EditorState, Met } from './editor-state.ts'

/** A save as the server tells it, with who made it. */
type AuthoredRow = SavedRow & { author: string | null }

interface Told {
  version: number
  rows: AuthoredRow[]
  conflicts?: Conflict[]
}

/** What the server tells of saves; null for any other answer. */
export const toldIn = (body: unknown): Told | null =>
  isRecord(body) && Array.isArray(body.rows) && typeof body.version === 'number' ? (body as unknown as Told) : null

const touches = (row: AuthoredRow, { operation }: Conflict) => row.operations.some(({ id }) => id === operation.id)

/** Who wrote last where something met. */
const authorOf = (rows: readonly AuthoredRow[], client: string, conflict: Conflict) =>
  rows.findLast((row) => row.client !== client && touches(row, conflict))?.author ?? null

/** A document with what the server tells of it, and what of ours met others'. */
export function receiveRows(state: EditorState, doc: string, { rows, conflicts = [] }: Told): Partial<EditorState> {
  const replica = state.replicas[doc]
  if (!replica) return {}
  const received = receive(replica, rows)
  const met = conflicts.map((conflict): Met => ({ doc, conflict, author: authorOf(rows, replica.client, conflict) }))
  return { replicas: { ...state.replicas, [doc]: received }, met: [...state.met, ...met] }
}
