import { eq, type SQL, sql } from 'drizzle-orm'
import { organisations } from '../../db/tables.ts'
import type { Principal } from '../context.ts'

/** A contact's own organisation. */
export function ownOrganisation(caller: Principal | null): SQL | undefined {
  if (caller?.role === 'STAFF') return undefined
  return caller?.role === 'CONTACT' && caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`
}
