import { followQuietRefunds } from '../api/refunds/follow-refunds.ts'
import type { JobContext } from './context.ts'

/** Reads the refunds that were not heard of for a while, and asks again for those that were never answered. */
export const followRefunds = (context: JobContext) => followQuietRefunds(context)
