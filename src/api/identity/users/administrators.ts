import { and, arrayContains, eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { memberships, users } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { ApiError, type Principal } from '../../platform/index.ts'

const administrators = () =>
  and(
    eq(users.role, 'CONTACT'),
    eq(users.active, true),
    eq(memberships.approval, 'approved'),
    arrayContains(memberships.contactRoles, [organisationAdmin]),
  )

/** Who decides for an organisation whom it lets in. */
export const administratorsOf = (db: Executor, organisationId: string) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(administrators(), eq(memberships.organisationId, organisationId)))

/** The organisation that the caller decides for: null means all of them, for staff; 403 when there is none. */
export function administeredBy(caller: Principal | null): string | null {
  if (caller?.role === 'STAFF') return null
  if (!caller) throw new ApiError('NOT_SIGNED_IN')
  if (!caller.organisation || !caller.contactRoles.includes(organisationAdmin)) throw new ApiError('FORBIDDEN')
  return caller.organisation
}
