import { and, eq } from 'drizzle-orm'
import { memberships } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock, recordSecurityEvent } from '../../platform/index.ts'
import { notifyAccount } from '../auth/notify-account.ts'
import { presentUser } from '../users/present-user.ts'
import { speakFor } from './add-membership.ts'

/** From now on the caller speaks for another of their organisations, on every device; 404 for one they do not act for. */
export async function switchOrganisation(context: ApiContext, { organisation }: { organisation: string }) {
  const { db, user } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const { userId } = user
  const organisationId = organisation.toLowerCase()
  const account = await db.transaction(async (tx) => {
    await lock(tx, { users: [userId] })
    const [membership] = await tx
      .select({ approval: memberships.approval })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.organisationId, organisationId)))
    if (membership?.approval !== 'approved') throw new ApiError('NOT_FOUND')
    await speakFor(tx, userId, organisationId)
    await notifyAccount(tx, userId)
    return presentUser(tx, userId)
  })
  recordSecurityEvent(context, 'account-changed', { organisation: organisationId })
  return account
}
