import { and, type SQL, sql } from 'drizzle-orm'
import { invoices, registrations, stateChanges } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownedBy } from '../owner.ts'

/** Why a registration expired that its owner took back. */
export const canceled = 'canceled'

/** Whether its owner took it back. */
export const isCanceled = sql<boolean>`exists (
  select from ${stateChanges} where ${stateChanges.entity} = 'registration'
    and ${stateChanges.entityId} = ${registrations.id} and ${stateChanges.reason} = ${canceled})`

/** What was canceled before anybody paid or billed it stays for the books, out of everybody's sight. */
export const isForgotten = sql<boolean>`${isCanceled} and not exists (
  select from ${invoices} where ${invoices.registrationId} = ${registrations.id})`

/** The registrations a caller may see. */
export const visibleRegistrations = (caller: Principal | null): SQL | undefined =>
  and(
    ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId }),
    sql`not (${isForgotten})`,
  )
