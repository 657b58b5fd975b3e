import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { isFirm } from './is-firm.ts'
import { loadRegistration } from './load-registration.ts'
import { mailParticipants } from './registration-mails.ts'

/** Tells the participants whom an account registered before its address was verified; each hears it once. */
export async function mailHeldParticipants(context: Pick<ApiContext, 'publicUrl'>, tx: Transaction, userId: string) {
  const firm = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), isFirm))
    .orderBy(asc(registrations.id))
  for (const { id } of firm) {
    await mailParticipants(context, tx, await loadRegistration(tx, id), { kind: 'participant-registered' })
  }
}
