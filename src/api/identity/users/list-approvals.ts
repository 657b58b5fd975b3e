import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { memberships, organisations, users } from '../../../db/tables.ts'
import { type ApiContext, instantOf } from '../../platform/index.ts'
import { administeredBy } from './administrators.ts'

/** Who asks to join an organisation, any where none is named; whose address is verified. Needs memberships and users. */
const isApplicant = (organisationId: string | null | undefined) =>
  and(
    eq(memberships.approval, 'pending'),
    isNotNull(users.emailVerifiedAt),
    organisationId ? eq(memberships.organisationId, organisationId) : undefined,
  )

/** How many wait to be let into an organisation. */
export const applicants = (db: Executor, organisationId: string | null): SQL<number> =>
  sql`${db
    .select({ count: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isApplicant(organisationId))}`

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
      approval: memberships.approval,
      organisation: { _id: organisations.id, name: organisations.name },
      createdAt: instantOf(memberships.createdAt),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(isApplicant(organisationId))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(999)
}
