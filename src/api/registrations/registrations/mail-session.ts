import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { registrations } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'
import { loadRegistration } from './load-registration.ts'
import { contactMail, mailParticipants, type SessionNews } from './registration-mails.ts'

/** Tells the news of a session to who registered, and to the participants who know of it; gives back what their keys share. */
export async function mailSession(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  sessionId: string,
  kind: SessionNews,
) {
  const held = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.sessionId, sessionId), ne(registrations.status, 'expired')))
    .orderBy(asc(registrations.id))
  const key = randomUUID()
  for (const { id } of held) {
    const registration = await loadRegistration(tx, id)
    const { values, ...receiver } = contactMail(context, registration)
    await queueMail(tx, { key: `${kind}:${id}:${key}`, ...receiver, kind, values })
    const areTold = registration.status === 'paid' || registration.outcome === 'partner'
    if (areTold) await mailParticipants(context, tx, registration, { kind, key })
  }
  return key
}
