import { availableParallelism } from 'node:os'
import { ApiError } from '../errors.ts'

/** Half the processors stay free for everybody else, however many people sign in. */
const places = Math.max(1, Math.floor(availableParallelism() / 2))
const longestQueue = 300

let busy = 0
const waiting: (() => void)[] = []

/** Hashes or compares a password when it is its turn; with too many before it, it is refused at once. */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw new ApiError('TOO_MANY', undefined, { 'Retry-After': '5' })
  if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    // The place goes to the next in line, or becomes free.
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}
