import { and, type SQL, sql } from 'drizzle-orm'
import { registrations, stateChanges } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownedBy } from '../owner.ts'

/** Why a registration expired that its owner took back. */
export const canceled = 'canceled'

/** A canceled registration stays for the books, out of everybody's sight. */
export const isCanceled = sql<boolean>`exists (
  select from ${stateChanges} where ${stateChanges.entity} = 'registration'
    and ${stateChanges.entityId} = ${registrations.id} and ${stateChanges.reason} = ${canceled})`

/** The registrations a caller may see. */
export const visibleRegistrations = (caller: Principal | null): SQL | undefined =>
  and(
    ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId }),
    sql`not ${isCanceled}`,
  )
