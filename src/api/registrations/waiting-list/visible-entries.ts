import type { SQL } from 'drizzle-orm'
import { waitingListEntries } from '../../../db/tables.ts'
import { ownedBy, type Principal } from '../../platform/index.ts'

/** The entries a caller may see. */
export const visibleEntries = (caller: Principal | null): SQL | undefined =>
  ownedBy(caller, { organisation: waitingListEntries.organisationId, user: waitingListEntries.userId })
