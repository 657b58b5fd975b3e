import { availableParallelism } from 'node:os'
import { ApiError, createFairQueue } from '../../platform/index.ts'

/** Hashes or compares a password by turns: half the processors stay free for everybody else, however many people sign in. */
export const inPasswordQueue = createFairQueue(
  {
    places: Math.max(1, Math.floor(availableParallelism() / 2)),
    longest: 300,
    // An office whose people all sign in at nine, and one person who clicks.
    ofAddress: 40,
    ofAccount: 20,
  },
  () => new ApiError('TOO_MANY', undefined, { 'Retry-After': '5' }),
)
