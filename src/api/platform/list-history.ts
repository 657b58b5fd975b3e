import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { stateChanges, users } from '../../db/tables.ts'
import { instantOf } from './present-instant.ts'

/** What became of a thing, who saw to it and why, the first first: for staff, who alone read reasons and names. */
export const listHistory = (db: Executor, entity: typeof stateChanges.$inferSelect.entity, id: string) =>
  db
    .select({
      status: stateChanges.to,
      at: instantOf(stateChanges.createdAt),
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      reason: stateChanges.reason,
    })
    .from(stateChanges)
    .leftJoin(users, eq(users.id, stateChanges.userId))
    .where(and(eq(stateChanges.entity, entity), eq(stateChanges.entityId, id)))
    .orderBy(asc(stateChanges.createdAt), asc(stateChanges.id))
