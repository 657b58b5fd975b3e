import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { loadRegistration } from './load-registration.ts'
import { contactMail, mailParticipants } from './registration-mails.ts'

const kind = 'session-moved'

/** A session has another time or place: tells who registered, and the participants who know the old one. */
export async function mailMovedSession(context: ApiContext, tx: Transaction, sessionId: string) {
  const held = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.sessionId, sessionId), ne(registrations.status, 'expired')))
    .orderBy(asc(registrations.id))
  const move = randomUUID()
  for (const { id } of held) {
    const registration = await loadRegistration(tx, id)
    const { values, ...receiver } = contactMail(context, registration)
    await queueMail(tx, { key: `${kind}:${id}:${move}`, ...receiver, kind, values })
    const areTold = registration.status === 'paid' || registration.outcome === 'partner'
    if (areTold) await mailParticipants(tx, registration, { kind, key: move })
  }
}
