import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { organisations, users } from '../../db/tables.ts'
import type { Caller } from '../context.ts'

/** A contact's own organisation, as the account says it: a token may be older than the joining. */
export function ownOrganisation(caller: Caller | null): SQL | undefined {
  if (caller?.role === 'STAFF') return undefined
  if (caller?.role !== 'CONTACT') return sql`false`
  const own = new QueryBuilder()
    .select({ id: users.organisationId })
    .from(users)
    .where(and(eq(users.id, caller.id), eq(users.active, true), eq(users.approval, 'approved')))
  return inArray(organisations.id, own)
}
