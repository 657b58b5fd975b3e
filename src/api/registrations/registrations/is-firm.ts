import { and, eq, or } from 'drizzle-orm'
import { registrations } from '../../../db/tables.ts'

/** Paid, or billed by agreement: its participants were told that their seats are theirs. */
export const isFirm = or(
  eq(registrations.status, 'paid'),
  and(eq(registrations.status, 'awaiting_payment'), eq(registrations.outcome, 'partner')),
)
