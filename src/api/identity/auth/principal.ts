import { memberships, users } from '../../../db/tables.ts'
import type { ErrorCode, Principal } from '../../platform/index.ts'

/** What decides whether an account may come in, and for whom it then speaks; needs `membershipInUse` joined. */
export const accountColumns = {
  id: users.id,
  role: users.role,
  active: users.active,
  approval: memberships.approval,
  isPrivatePerson: users.isPrivatePerson,
  organisationId: memberships.organisationId,
  contactRoles: memberships.contactRoles,
  email: users.email,
}

type Membership = typeof memberships.$inferSelect
type Account = Pick<typeof users.$inferSelect, 'id' | 'role' | 'active' | 'isPrivatePerson' | 'email'> & {
  [Name in 'approval' | 'organisationId' | 'contactRoles']: Membership[Name] | null
}

type Named = Principal['organisations'][number]

/** Why an account may not come in. A private person whom an organisation did not want goes on as one. */
export function signInErrorOf({
  active,
  approval,
  isPrivatePerson,
}: Pick<Account, 'active' | 'approval' | 'isPrivatePerson'>): ErrorCode | null {
  if (!active) return 'ACCOUNT_INACTIVE'
  if (approval === 'pending') return 'APPROVAL_PENDING'
  return approval === 'rejected' && !isPrivatePerson ? 'APPROVAL_REJECTED' : null
}

/** Speaks for an organisation, in the roles it gave, only once that has let it in. */
export function principalOf(
  account: Account,
  session: { id: string; authenticatedAt: Date; needsSecondFactor?: boolean },
  names: { firstName: string; lastName: string; organisation: string | null; organisations: Named[] },
): Principal {
  const isMember = account.approval === 'approved' && account.organisationId !== null
  return {
    userId: account.id,
    role: account.role,
    organisation: isMember ? account.organisationId : null,
    contactRoles: (isMember && account.contactRoles) || [],
    email: account.email,
    name: `${names.firstName} ${names.lastName}`,
    organisationName: isMember ? names.organisation : null,
    organisations: names.organisations,
    session: session.id,
    authenticatedAt: session.authenticatedAt,
    ...(session.needsSecondFactor && { needsSecondFactor: true as const }),
  }
}
