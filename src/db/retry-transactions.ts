import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Serialization failure, deadlock, and a lock that others held for too long. */
const contention = new Set(['40001', '40P01', '55P03'])
const mostAttempts = 3
/** Milliseconds, times the attempt: those who met each other come back at different moments. */
const longestPause = 60

/** Something else was there once all was locked: the transaction begins anew. */
export class LostToOthers extends Error {
  readonly code = '40001'
}

/** Whether an error, or what caused it, says that a transaction lost to another one: nothing of it stands, and trying again may succeed. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && contention.has(String(error.code))) || isContention(error.cause)
}

/** Lets a transaction that lost to another one begin anew as a whole, a few times; then what it lost to is thrown. */
export function retryTransactions<Tables extends Record<string, unknown>>(db: NodePgDatabase<Tables>) {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work, config)
      } catch (error) {
        if (attempt === mostAttempts || !isContention(error)) throw error
        await sleep(Math.random() * longestPause * attempt)
      }
    }
  }
  return db
}
