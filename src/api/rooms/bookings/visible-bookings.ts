import type { SQL } from 'drizzle-orm'
import { bookings } from '../../../db/tables.ts'
import { ownedBy, type Principal } from '../../platform/index.ts'

/** The bookings a caller may see, and as a customer answer for: the organisation's, or a private person's own. */
export const visibleBookings = (caller: Principal | null): SQL | undefined =>
  ownedBy(caller, { organisation: bookings.organisationId, user: bookings.userId })
