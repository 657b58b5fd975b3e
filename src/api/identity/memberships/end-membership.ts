import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships, users } from '../../../db/tables.ts'
import { lock } from '../../platform/index.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import { speakFor } from './add-membership.ts'

/**
 * Ends that an account acts for an organisation, or asks to; participants and registrations stay. One that spoke for it
 * goes on with the organisation it joined first of the others, or as a private person. Tells whether it did.
 */
export async function endMembership(tx: Transaction, userId: string, organisationId: string): Promise<boolean> {
  await lock(tx, { users: [userId] })
  const [account] = await tx.select({ inUse: users.organisationId }).from(users).where(eq(users.id, userId))
  await tx
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.organisationId, organisationId)))
  const wasInUse = account?.inUse === organisationId
  if (wasInUse) {
    const [next] = await tx
      .select({ id: memberships.organisationId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.approval, 'approved')))
      .orderBy(asc(memberships.createdAt))
      .limit(1)
    await speakFor(tx, userId, next?.id ?? null)
  }
  await notifyAccount(tx, userId)
  return wasInUse
}
