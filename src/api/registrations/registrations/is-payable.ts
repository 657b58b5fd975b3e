import { type SQL, sql } from 'drizzle-orm'

const isUnderWay: SQL = sql`exists (
  select from payments where payments.registration_id = registrations.id and payments.status = 'pending')`

const isSessionCanceled: SQL = sql`exists (
  select from sessions where sessions.id = registrations.session_id and sessions.canceled_at is not null)`

/**
 * Whether its customer is to pay a registration: beforehand, whoever pays by agreement has no deadline, or what a paid one
 * owes since it moved to a dearer session. While money is on its way there is nothing to do.
 */
export const isPayable: SQL = sql`((registrations.owed > 0 and registrations.status = 'paid'
  or registrations.status = 'awaiting_payment' and registrations.expires_at is not null
  and registrations.outcome is distinct from 'partner') and not ${isUnderWay} and not ${isSessionCanceled})`
