import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships, users } from '../../db/tables.ts'
import { lock } from '../platform/index.ts'
import { notifyAccount } from './login-sessions.ts'

/** Lets an account act for an organisation, or ask to; where it was refused before, that is over. */
export async function addMembership(tx: Transaction, membership: typeof memberships.$inferInsert) {
  await tx
    .insert(memberships)
    .values(membership)
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.organisationId],
      set: { ...membership, createdAt: sql`now()` },
    })
}

/** From now on an account speaks for one of its organisations, or as a private person. */
export async function speakFor(tx: Transaction, userId: string, organisationId: string | null) {
  await tx
    .update(users)
    .set({ organisationId, isPrivatePerson: organisationId === null })
    .where(eq(users.id, userId))
}

/** The one membership of an account in an organisation. */
export const isMembership = (userId: string, organisationId: string) =>
  and(eq(memberships.userId, userId), eq(memberships.organisationId, organisationId))

/** Joins an account with the membership it speaks by; a private person has none. */
export const membershipInUse = and(
  eq(memberships.userId, users.id),
  eq(memberships.organisationId, users.organisationId),
)

/**
 * Ends that an account acts for an organisation, or asks to; participants and registrations stay. One that spoke for it
 * goes on with the organisation it joined first of the others, or as a private person. Tells whether it did.
 */
export async function endMembership(tx: Transaction, userId: string, organisationId: string): Promise<boolean> {
  await lock(tx, { users: [userId] })
  const [account] = await tx.select({ inUse: users.organisationId }).from(users).where(eq(users.id, userId))
  await tx.delete(memberships).where(isMembership(userId, organisationId))
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
