import { type SQL, sql } from 'drizzle-orm'

/** Whether a registration is to be paid beforehand; whoever pays by agreement has no deadline. */
export const isPayable: SQL = sql`registrations.status = 'awaiting_payment' and registrations.expires_at is not null
  and registrations.outcome is distinct from 'partner'`
