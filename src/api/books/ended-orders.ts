import { sql } from 'drizzle-orm'
import { accountReplaced } from '../../domain/registration-states.ts'

/** Registrations that ended, and when; nobody is told where an account was replaced by its owner's. */
export const ended = sql`(
  select registrations.id, invoice->>'name' as whose, max(state_changes.created_at) as ended_at
  from registrations join state_changes on entity = 'registration' and entity_id = registrations.id
  where status = 'expired' and "to" = 'expired' and reason is distinct from ${accountReplaced}
  group by registrations.id)`
