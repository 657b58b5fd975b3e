import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships, organisations, users } from '../../../db/tables.ts'
import { approvalTransitions } from '../../../domain/approvals.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { type ApiContext, ApiError, countAttempt, invalid, lock } from '../../platform/index.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { requestApproval } from '../users/request-approval.ts'
import { addMembership } from './add-membership.ts'
import { listMemberships } from './list-memberships.ts'

/** 409 while somebody waits, or once they are in; the account is locked. */
export async function assertMayApply(tx: Transaction, userId: string, organisationId: string) {
  const [known] = await tx
    .select({ approval: memberships.approval })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.organisationId, organisationId)))
  if (known && !canTransition(approvalTransitions, known.approval, 'pending', 'applicant')) {
    throw new ApiError('STATE_CONFLICT')
  }
  return known?.approval ?? null
}

async function apply(context: ApiContext, tx: Transaction, userId: string, organisationId: string) {
  await lock(tx, { users: [userId] })
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  const known = await tx.$count(organisations, eq(organisations.id, organisationId))
  if (!account || known === 0) throw invalid('organisation', 'error.reference')
  const from = await assertMayApply(tx, userId, organisationId)
  await addMembership(tx, { userId, organisationId, approval: 'pending' })
  await requestApproval(context, tx, account, { organisationId, from })
}

/**
 * Asks the administrator of an organisation to let the caller in, who goes on speaking for another one, or as a private
 * person, meanwhile. 409 for one that was asked or joined before.
 */
export async function requestMembership(context: ApiContext, id: string, { organisation }: { organisation: string }) {
  const { userId } = ownAccount(context.user, id)
  await countAttempt(context.pool, 'mail-invitations', { account: userId })
  const organisationId = organisation.toLowerCase()
  await context.db.transaction((tx) => apply(context, tx, userId, organisationId))
  const all = await listMemberships(context, id)
  return all.find((membership) => membership.organisation._id === organisationId)
}
