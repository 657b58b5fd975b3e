import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships, users } from '../../../db/tables.ts'

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
