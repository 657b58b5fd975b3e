import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Principal } from './context.ts'

/** Staff see everything, contacts what is their organisation's or, as private persons, their own. */
export function ownedBy(
  caller: Principal | null,
  columns: { organisation: AnyColumn; user: AnyColumn },
): SQL | undefined {
  if (caller?.role === 'STAFF') return undefined
  if (caller?.role !== 'CONTACT') return sql`false`
  if (caller.organisation) return eq(columns.organisation, caller.organisation)
  return and(eq(columns.user, caller.userId), isNull(columns.organisation))
}

/** What belongs to no customer. */
export const onlyStaff = (caller: Principal | null): SQL | undefined =>
  caller?.role === 'STAFF' ? undefined : sql`false`
