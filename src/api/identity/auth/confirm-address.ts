import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships, users } from '../../../db/tables.ts'
import { mailHeldInvoices } from '../../money/index.ts'
import type { ApiContext } from '../../platform/index.ts'
import { accountSteps } from '../users/account-steps.ts'
import { mailApprovalRequest } from '../users/mail-approval-request.ts'

/** Somebody followed a link that was mailed to the account's address: it is theirs, and what waited for that goes out. */
export async function confirmAddress(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  userId: string,
) {
  const [account] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning()
  if (!account) return
  const requests = await tx
    .select({ organisationId: memberships.organisationId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.approval, 'pending')))
  for (const { organisationId } of requests) await mailApprovalRequest(context, tx, account, organisationId)
  await mailHeldInvoices(context, tx, account)
  for (const steps of accountSteps()) await steps.prove?.(context, tx, userId)
}
