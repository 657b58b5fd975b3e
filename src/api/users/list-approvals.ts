import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { organisations, users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { instantOf } from '../present-instant.ts'
import { administeredBy } from './administrators.ts'

/** Who asks to join an organisation, any where none is named; whose address is verified. */
export const isApplicant = (organisationId: string | null | undefined) =>
  and(
    eq(users.approval, 'pending'),
    isNotNull(users.emailVerifiedAt),
    organisationId ? eq(users.organisationId, organisationId) : undefined,
  )

/** Who waits to be let in by the caller, the longest first. */
export async function listApprovals({ db, user }: ApiContext) {
  const organisationId = administeredBy(user)
  return db
    .select({
      _id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      language: users.language,
      approval: users.approval,
      organisation: { _id: organisations.id, name: organisations.name },
      createdAt: instantOf(users.createdAt),
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(isApplicant(organisationId))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(999)
}
