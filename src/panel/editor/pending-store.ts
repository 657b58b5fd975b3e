import { subscribe } from 'valtio/vanilla'
import type { Replica } from '../../domain/editing/replica.ts'
import { newId } from './acts.ts'
import { type EditorState, hasPending, type RejectedOperation } from './editor-state.ts'

type Own = Pick<Replica, 'number' | 'sent' | 'waiting'>

/** What a reload, or a browser that was closed, would lose: kept in the browser until it is saved. */
interface Kept {
  user: string
  client: string
  docs: Record<string, Own>
  held: readonly RejectedOperation[]
}

const prefix = (type: string) => `editor ${type} `

const ownOf = ({ number, sent, waiting }: Replica): Own => ({ number, sent, waiting })

/** Writes what is on its way, or forgets it once all is saved. A browser that keeps nothing stops nobody. */
function writePending(type: string, user: string, client: string, state: EditorState): void {
  const { replicas, rejected: held } = state
  // Who goes on under this name counts on from here, also where nothing waits: a number that came before is not saved.
  const waits = held.length > 0 || hasPending(state)
  const all = Object.entries(replicas).map(([doc, one]) => [doc, ownOf(one)] as const)
  const key = prefix(type) + client
  try {
    if (!waits) {
      localStorage.removeItem(key)
      return
    }
    const kept: Kept = { user, client, docs: Object.fromEntries(all), held }
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Full, or forbidden: the server still has all that it answered.
  }
}

/** Milliseconds whose letters are written at once: a browser writes to its disk while the page waits. */
const pace = 500

const numbersOf = ({ replicas }: EditorState) =>
  Object.values(replicas)
    .map(({ number }) => number)
    .join()

/** Keeps what is on its way as it changes, at the latest as the page is left or closed. */
export function keepPending(type: string, user: string, client: string, state: EditorState): void {
  let { replicas, rejected } = state
  let numbers = numbersOf(state)
  let timer: ReturnType<typeof setTimeout> | undefined
  function write() {
    clearTimeout(timer)
    timer = undefined
    writePending(type, user, client, state)
  }
  subscribe(state, () => {
    if (state.replicas === replicas && state.rejected === rejected) return
    replicas = state.replicas
    rejected = state.rejected
    const before = numbers
    numbers = numbersOf(state)
    // A number that goes out is never given to something else, whatever becomes of this browser.
    if (numbers !== before) write()
    else timer ??= setTimeout(write, pace)
  })
  const leave = () => {
    if (timer !== undefined) write()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leave)
}

function keptIn(type: string, user: string): Kept[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(type)))
    const all = keys.map((key): Kept => JSON.parse(localStorage.getItem(key) ?? ''))
    return all.filter((one) => one.user === user)
  } catch {
    return []
  }
}

/** Resolves with whether nobody else has it; it is ours as long as this page stands. */
function take(client: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`editor ${client}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : undefined
    })
  })
}

/** What a page that is no more left behind, under whose name this one goes on; another tab's is its own. */
export async function adoptPending(type: string, user: string): Promise<Kept> {
  for (const kept of keptIn(type, user)) if (await take(kept.client)) return kept
  const client = newId()
  await take(client)
  return { user, client, docs: {}, held: [] }
}

/** A state that goes on with what was left behind. */
export function withKept(state: EditorState, { docs, held }: Kept): Partial<EditorState> {
  const replicas = Object.entries(state.replicas).map(([doc, replica]) => [doc, { ...replica, ...docs[doc] }] as const)
  return { replicas: Object.fromEntries(replicas), rejected: held }
}
