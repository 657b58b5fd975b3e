import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { sessions } from '../../db/tables.ts'

/** Locks sessions until the transaction ends, in the order that everybody keeps who locks several. */
export const lockSessions = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.id, [...ids]))
    .orderBy(asc(sessions.id))
    .for('update')
