import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a registration is to be paid beforehand, whoever pays by agreement has no deadline, or a paid one owes something
 * since it moved to a dearer session.
 */
export const isPayable: SQL = sql`(registrations.owed > 0 and registrations.status = 'paid'
  or registrations.status = 'awaiting_payment' and registrations.expires_at is not null
  and registrations.outcome is distinct from 'partner')`
