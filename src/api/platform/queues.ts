import type { ApiContext } from './context.ts'
import { ApiError } from './errors.ts'

/** Who works: those who share an address share its turns, and neither an address nor an account waits too often. */
export interface Subject {
  address?: string | undefined
  account?: string | undefined
}

interface Limits {
  /** How many work at once. */
  places: number
  /** How many may wait, of all, of one address, and of one account. */
  longest: number
  ofAddress: number
  ofAccount: number
}

/** How many wait, by a name; names without anybody are gone. */
function createTally() {
  const counts = new Map<string, number>()
  return {
    of: (name: string | undefined) => (name === undefined ? 0 : (counts.get(name) ?? 0)),
    add(name: string | undefined, change: 1 | -1) {
      if (name === undefined) return
      const count = (counts.get(name) ?? 0) + change
      if (count > 0) counts.set(name, count)
      else counts.delete(name)
    },
  }
}

/**
 * Lets so many work at once; who waits is let in by turns of the addresses, so that one address with hundreds of
 * requests delays nobody else. `run` throws what `full` makes when too many wait already.
 */
export function createFairQueue({ places, longest, ofAddress, ofAccount }: Limits, full: () => Error) {
  const waiting = new Map<string, (() => void)[]>()
  const [addresses, accounts] = [createTally(), createTally()]
  let waitingCount = 0
  let busy = 0

  function assertRoom({ address, account }: Subject) {
    if (waitingCount >= longest || addresses.of(address) >= ofAddress || accounts.of(account) >= ofAccount) throw full()
  }

  async function wait({ address, account }: Subject) {
    const line = waiting.get(address ?? '') ?? []
    waiting.set(address ?? '', line)
    const count = (change: 1 | -1) => {
      waitingCount += change
      addresses.add(address, change)
      accounts.add(account, change)
    }
    count(1)
    await new Promise<void>((resolve) => line.push(resolve))
    count(-1)
  }

  /** The place goes to the first of the address whose turn it is, which then stands last; or becomes free. */
  function leave() {
    const [turn] = waiting
    if (!turn) {
      busy -= 1
      return
    }
    const [address, line] = turn
    const next = line.shift()
    waiting.delete(address)
    if (line.length > 0) waiting.set(address, line)
    next?.()
  }

  return async <T>(subject: Subject, work: () => Promise<T>): Promise<T> => {
    if (busy < places) busy += 1
    else {
      assertRoom(subject)
      await wait(subject)
    }
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

const lastOf = new Map<string, Promise<unknown>>()

/**
 * Does what bears the same name one after the other in this process. Whoever waits holds no connection, so that a rush
 * on one session leaves the others theirs; between processes the locks of the database keep order.
 */
export async function withMutex<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastOf.get(name) ?? Promise.resolve()).then(work)
  const done = turn.catch(() => {})
  lastOf.set(name, done)
  try {
    return await turn
  } finally {
    if (lastOf.get(name) === done) lastOf.delete(name)
  }
}

const mostUnanswered = 5

/**
 * Does the work for each row on its own: one that fails is logged under `failure` and keeps none of the others waiting.
 * After five in a row that the payment provider did not answer, the rest is left to the next run.
 */
export async function forEachDue<Row extends { id: string }>(
  { log }: Pick<ApiContext, 'log'>,
  failure: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  let unanswered = 0
  for (const row of rows) {
    try {
      await work(row)
      unanswered = 0
    } catch (error) {
      const isUnanswered = error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE'
      unanswered = isUnanswered ? unanswered + 1 : 0
      log.error({ err: error, row: row.id }, failure)
      if (unanswered === mostUnanswered) return
    }
  }
}
