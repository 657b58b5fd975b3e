import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import type { users } from '../../../db/tables.ts'
import type { Approval } from '../../../domain/approvals.ts'
import type { ApiContext } from '../../platform/index.ts'
import { mailVerification } from '../auth/email-verification.ts'
import { mailApprovalRequest } from './mail-approval-request.ts'

/** Begins to wait for an organisation, which is asked as soon as the applicant's address is verified. */
export async function requestApproval(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  applicant: typeof users.$inferSelect,
  { organisationId, from }: { organisationId: string; from: Approval | null },
) {
  const { id, email, emailVerifiedAt } = applicant
  await recordStateChange(tx, { entity: 'user', entityId: id, from, to: 'pending', userId: id })
  if (emailVerifiedAt) await mailApprovalRequest(context, tx, applicant, organisationId)
  else await mailVerification(tx, context, applicant, email)
}
