import { and, asc, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import { loadRegistration } from './load-registration.ts'
import { mailParticipants } from './registration-mails.ts'

/** Tells the participants whom an account registered before its address was verified; each hears it once. */
export async function mailHeldParticipants(tx: Transaction, userId: string) {
  const isFirm = or(
    eq(registrations.status, 'paid'),
    and(eq(registrations.status, 'awaiting_payment'), eq(registrations.outcome, 'partner')),
  )
  const firm = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), isFirm))
    .orderBy(asc(registrations.id))
  for (const { id } of firm) {
    await mailParticipants(tx, await loadRegistration(tx, id), { kind: 'participant-registered' })
  }
}
