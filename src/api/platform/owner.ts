import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Principal } from './context.ts'

interface OwnerColumns {
  organisation: AnyColumn
  user: AnyColumn
}

/** What is an organisation's or, of a private person, their own. */
export const ofCustomer = (
  { userId, organisation }: Pick<Principal, 'userId' | 'organisation'>,
  columns: OwnerColumns,
): SQL | undefined =>
  organisation ? eq(columns.organisation, organisation) : and(eq(columns.user, userId), isNull(columns.organisation))

/** Staff see everything, contacts what is their organisation's or, as private persons, their own. */
export function ownedBy(caller: Principal | null, columns: OwnerColumns): SQL | undefined {
  if (caller?.role === 'STAFF') return undefined
  if (caller?.role !== 'CONTACT') return sql`false`
  return ofCustomer(caller, columns)
}

/** What belongs to no customer. */
export const onlyStaff = (caller: Principal | null): SQL | undefined =>
  caller?.role === 'STAFF' ? undefined : sql`false`
