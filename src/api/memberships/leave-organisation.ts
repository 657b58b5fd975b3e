import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { lock } from '../lock.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { assertOthersAdminister, lockContact } from '../organisations/lock-contact.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { endMembership } from './end-membership.ts'

/** Whether somebody only asked to join, which they take back. */
async function withdraw(tx: Transaction, userId: string, organisationId: string): Promise<boolean> {
  const request = and(
    eq(memberships.userId, userId),
    eq(memberships.organisationId, organisationId),
    eq(memberships.approval, 'pending'),
  )
  return (await tx.delete(memberships).where(request).returning({ id: memberships.userId })).length > 0
}

/** The caller acts for an organisation no more, or takes back that they asked to; 409 for its last administrator. */
export async function leaveOrganisation(context: ApiContext, userId: string, id: string) {
  const caller = ownAccount(context.user, userId)
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const organisationId = id.toLowerCase()
  await context.db.transaction(async (tx) => {
    await lock(tx, { organisations: [organisationId], users: [caller.userId] })
    if (await withdraw(tx, caller.userId, organisationId)) return
    const { contact } = await lockContact(tx, organisationId, caller.userId)
    await assertOthersAdminister(tx, organisationId, contact)
    await endMembership(tx, caller.userId, organisationId)
  })
  recordSecurityEvent(context, 'account-changed', { left: organisationId })
}
