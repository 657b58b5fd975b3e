import { and, type SQL, sql } from 'drizzle-orm'
import { invoices, registrations, stateChanges } from '../../../db/tables.ts'
import { accountReplaced, canceled } from '../../../domain/registration-states.ts'
import { ownedBy, type Principal } from '../../platform/index.ts'

/** Whether it was taken back: money that comes after all goes back by itself. */
export const isCanceled = sql<boolean>`exists (
  select from ${stateChanges} where ${stateChanges.entity} = 'registration'
    and ${stateChanges.entityId} = ${registrations.id} and ${stateChanges.reason} in (${canceled}, ${accountReplaced}))`

/** What was canceled before anybody paid or billed it stays for the books, out of everybody's sight. */
export const isForgotten = sql<boolean>`${isCanceled} and not exists (
  select from ${invoices} where ${invoices.registrationId} = ${registrations.id})`

/** The registrations a caller may see. */
export const visibleRegistrations = (caller: Principal | null): SQL | undefined =>
  and(
    ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId }),
    sql`not (${isForgotten})`,
  )
