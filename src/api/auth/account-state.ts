import { users } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import type { ErrorCode } from '../errors.ts'

/** What decides whether an account may come in, and for whom it then speaks. */
export const accountColumns = {
  id: users.id,
  role: users.role,
  active: users.active,
  approval: users.approval,
  isPrivatePerson: users.isPrivatePerson,
  organisationId: users.organisationId,
}

type Account = Pick<typeof users.$inferSelect, keyof typeof accountColumns>

/** Why an account may not come in. A private person whom an organisation did not want goes on as one. */
export function refusalOf({ active, approval, isPrivatePerson }: Account): ErrorCode | null {
  if (!active) return 'ACCOUNT_INACTIVE'
  if (approval === 'pending') return 'APPROVAL_PENDING'
  return approval === 'rejected' && !isPrivatePerson ? 'APPROVAL_REJECTED' : null
}

/** Speaks for an organisation only once that has let it in. */
export const callerOf = (account: Account, session: string): Caller => ({
  id: account.id,
  role: account.role,
  organisation: account.approval === 'approved' ? account.organisationId : null,
  session,
})
