import { subscribe } from 'valtio/vanilla'
import type { Conflict, SavedRow } from '../../domain/editing/operations.ts'
import { isSamePlace, replacedBy } from '../../domain/editing/replaced.ts'
import { nextSave, type Replica, receive } from '../../domain/editing/replica.ts'
import { isRecord } from '../../domain/values.ts'
import { callPanel, callPath } from './call-panel.ts'
import { change, type EditorState, hasPending, isPending, type OpenConflict } from './editor-state.ts'
import { rejectOperations, withRejectedWaiting } from './rejected.ts'

/** A save as the server tells it, with who made it. */
type AuthoredRow = SavedRow & { author: string | null }

interface ServerRows {
  version: number
  rows: AuthoredRow[]
  conflicts?: Conflict[]
}

/** What the server tells of saves; null for any other answer. */
const serverRowsIn = (body: unknown): ServerRows | null =>
  isRecord(body) && Array.isArray(body.rows) && typeof body.version === 'number'
    ? (body as unknown as ServerRows)
    : null

const touches = (row: AuthoredRow, { operation }: Conflict) => row.operations.some(({ id }) => id === operation.id)

/** Who wrote last where something met. */
const authorOf = (rows: readonly AuthoredRow[], client: string, conflict: Conflict) =>
  rows.findLast((row) => row.client !== client && touches(row, conflict))?.author ?? null

/** A document with what the server tells of it, and what of ours met others'. */
function receiveRows(state: EditorState, doc: string, { rows, conflicts = [] }: ServerRows): Partial<EditorState> {
  const replica = state.replicas[doc]
  if (!replica) return {}
  let received = replica
  const replaced: OpenConflict[] = []
  for (const row of rows) {
    const { author } = row
    replaced.push(
      ...replacedBy(row, received).map((conflict) => ({ doc, conflict, author, isReplaced: true as const })),
    )
    received = receive(received, [row])
  }
  const isOlder = (one: OpenConflict) =>
    one.doc === doc && replaced.some(({ conflict }) => isSamePlace(conflict.operation, one.conflict.operation))
  const open = conflicts.map(
    (conflict): OpenConflict => ({ doc, conflict, author: authorOf(rows, replica.client, conflict) }),
  )
  return {
    replicas: { ...state.replicas, [doc]: received },
    conflicts: [...state.conflicts.filter((one) => !isOlder(one)), ...open, ...replaced],
  }
}

/** Milliseconds without a letter before what was typed is sent. */
const rest = 400
const waits = [1000, 2000, 4000, 8000]

/** What an answer says of saving, where it is no matter of trying again. */
const stopOf = (status: number) => {
  if (status === 401) return 'ended'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'removed' : null
}

const stopped = ['ended', 'forbidden', 'removed']

/** Goes out again by itself: nobody answered, or the server takes nothing just now. */
const triedAgain = ['offline', 'busy']

export interface Saver {
  /** Resolves once nothing is on its way, or something stops it. */
  settle(): Promise<boolean>
  /** Tries at once: the network is back, or somebody signed in. */
  retry(): void
  /** Whether what others did is known now. */
  catchUp(doc: string): Promise<boolean>
  /** What was refused goes out again: what stood in its way may be gone. */
  askAgain(): void
}

/** Saves what is done as it is done; what fails goes out again, and is never done twice. */
export function createSaver(state: EditorState): Saver {
  const inFlight = new Map<string, Promise<void>>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let failures = 0

  const put = (doc: string, replica: Replica) => change(state, { replicas: { ...state.replicas, [doc]: replica } })

  /** Where nothing is on its way any more, all is saved. */
  function tellSaved() {
    const isSaved = !hasPending(state)
    change(state, isSaved ? { saving: 'saved', savedAt: new Date().toISOString() } : { saving: 'saving' })
  }

  async function catchUp(doc: string): Promise<boolean> {
    const since = state.replicas[doc]?.version
    if (since === undefined) return false
    const { status, body } = await callPanel(`${callPath(doc, 'operations')}?since=${since}`)
    const answered = status === 200 ? serverRowsIn(body) : null
    if (answered && answered.rows.length > 0) change(state, receiveRows(state, doc, answered))
    // What came in between was forgotten: the page begins anew, and what waits here goes out from there.
    const stop = stopOf(status)
    if (status === 409) location.reload()
    else if (stop) state.saving = stop
    else if (answered && state.saving === 'ended') retry()
    return answered !== null
  }

  /** A save that was made on a version too old goes out again on the newest; a second time only after a pause. */
  async function rebase(doc: string) {
    const isFirst = failures === 0
    const isKnown = await catchUp(doc)
    const replica = state.replicas[doc]
    if (replica?.sent) put(doc, { ...replica, sent: { ...replica.sent, base: replica.version } })
    if (isKnown && isFirst) failures += 1
    else if (!isStopped()) fail(doc, 409)
  }

  function fail(doc: string, status: number) {
    const stop = stopOf(status)
    state.saving = stop ?? (status === 0 ? 'offline' : 'busy')
    failures += 1
    if (!stop) schedule(doc, waits[Math.min(failures, waits.length) - 1])
  }

  async function exchange(doc: string): Promise<void> {
    const replica = state.replicas[doc]
    const next = replica && nextSave(replica)
    if (!next?.sent) return
    put(doc, next)
    if (!triedAgain.includes(state.saving)) state.saving = 'saving'
    const { status, body } = await callPanel(callPath(doc, 'operations'), next.sent)
    const answered = status === 200 ? serverRowsIn(body) : null
    if (answered) {
      failures = 0
      change(state, receiveRows(state, doc, answered))
      tellSaved()
    } else if (status === 400 || status === 413 || status === 422) {
      const now = state.replicas[doc]
      const left = now && rejectOperations(now, doc, body, status === 413 ? 'tooLarge' : '')
      if (left)
        change(state, {
          rejected: [...state.rejected, ...left.rejected],
          replicas: { ...state.replicas, [doc]: left.replica },
        })
      tellSaved()
    } else if (status === 409) await rebase(doc)
    else fail(doc, status)
  }

  function send(doc: string): Promise<void> {
    clearTimeout(timers.get(doc))
    timers.delete(doc)
    const known = inFlight.get(doc)
    if (known) return known
    const sending = exchange(doc).finally(() => inFlight.delete(doc))
    inFlight.set(doc, sending)
    void sending.then(watch)
    return sending
  }

  function schedule(doc: string, delay: number = rest) {
    clearTimeout(timers.get(doc))
    timers.set(
      doc,
      setTimeout(() => void send(doc), delay),
    )
  }

  const isStopped = () => stopped.includes(state.saving)
  const waitsForItsTime = () => isStopped() || triedAgain.includes(state.saving)

  /** Whatever waits goes out when its time comes; after a failure that time is set already. */
  function watch() {
    for (const [doc, replica] of Object.entries(state.replicas)) {
      if (!isPending(replica) || inFlight.has(doc) || waitsForItsTime()) continue
      schedule(doc, replica.sent || replica.waiting.at(-1)?.op !== 'set' ? 0 : rest)
    }
  }

  function retry() {
    if (state.saving === 'removed') return
    failures = 0
    state.saving = 'saving'
    for (const [doc, replica] of Object.entries(state.replicas)) if (isPending(replica)) void send(doc)
    tellSaved()
  }

  let seen = state.replicas
  subscribe(state, () => {
    const { replicas } = state
    if (replicas === seen) return
    seen = replicas
    watch()
  })
  watch()

  return {
    catchUp,
    retry,
    askAgain: () => change(state, withRejectedWaiting(state)),
    async settle() {
      for (let round = 0; round < 20; round += 1) {
        const pending = Object.entries(state.replicas).filter(([, replica]) => isPending(replica))
        if (pending.length === 0) return true
        if (waitsForItsTime() && round > 0) return false
        await Promise.all(pending.map(([doc]) => send(doc)))
      }
      return false
    },
  }
}

/** Milliseconds between two looks at what others did. */
const pace = 3000

/** Hears what others do to what is at work: often what one looks at, now and then the rest. */
export function followOthers(state: EditorState, saver: Saver, page: string): void {
  let round = 0

  function nextDocs(): string[] {
    const docs = Object.keys(state.replicas).filter((doc) => doc !== page)
    const other = docs[round % docs.length]
    const chosen = state.replicas[page]?.confirmed.get(state.chosen)?.block
    round += 1
    return [...new Set([page, ...docs.filter((doc) => doc === chosen), ...(other ? [other] : [])])]
  }

  async function look() {
    if (document.visibilityState === 'visible') await Promise.all(nextDocs().map(saver.catchUp))
    setTimeout(look, pace)
  }
  setTimeout(look, pace)
  window.addEventListener('online', () => saver.retry())
  document.addEventListener('visibilitychange', () => void saver.settle())
}
