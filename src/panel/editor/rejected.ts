import type { Operation } from '../../domain/editing/operations.ts'
import type { Replica } from '../../domain/editing/replica.ts'
import { isRecord } from '../../domain/values.ts'
import type { EditorState, RejectedOperation } from './editor-state.ts'

export function detailsIn(body: unknown): { path: string; message: string }[] {
  const details: unknown[] = isRecord(body) && Array.isArray(body.details) ? body.details : []
  return details.flatMap((one) => (isRecord(one) ? [{ path: String(one.path), message: String(one.message) }] : []))
}

/** Where a refusal says that a value stands, as far as its first name. */
function pathOf(operation: Operation): string {
  if (operation.op !== 'set') return `blocks.${operation.id}`
  const own = operation.id === '' ? 'data' : `blocks.${operation.id}.data`
  return [own, operation.locale, ...operation.path.slice(0, 1)].join('.')
}

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

/**
 * What a save that was refused goes on with: the rest goes out again, what was wrong stays here until it changes. Where
 * nobody can say what was wrong, all of it is, with what is known of it.
 */
export function rejectOperations(
  replica: Replica,
  doc: string,
  body: unknown,
  whole: string,
): { replica: Replica; rejected: RejectedOperation[] } {
  const pending = [...(replica.sent?.operations ?? []), ...replica.waiting]
  const details = detailsIn(body)
  const wrong = (operation: Operation) => details.find(({ path }) => isAt(path, pathOf(operation)))
  const known = pending.some(wrong)
  const rejected = pending.flatMap((operation) => {
    const message = known ? wrong(operation)?.message : whole
    return message === undefined ? [] : [{ doc, operation, message }]
  })
  const waiting = known ? pending.filter((operation) => !wrong(operation)) : []
  // A refused save was never kept: its number is free.
  return { replica: { ...replica, sent: null, waiting, number: replica.number - 1 }, rejected }
}

/** What was rejected waits again, behind what was done since. */
export function withRejectedWaiting({ replicas, rejected }: EditorState): Partial<EditorState> {
  const again = Object.entries(replicas).map(([doc, replica]) => {
    const own = rejected.filter((one) => one.doc === doc).map(({ operation }) => operation)
    return [doc, own.length > 0 ? { ...replica, waiting: [...replica.waiting, ...own] } : replica] as const
  })
  return { replicas: Object.fromEntries(again), rejected: [] }
}
