import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { loginSessions, memberships, organisations, secondFactors, users } from '../../db/tables.ts'
import { ApiError, type ErrorCode, type Principal, type Principals, pick, preparedFor } from '../platform/index.ts'
import { readAccessToken } from './access-token.ts'
import { membershipInUse } from './add-membership.ts'
import { isSecondFactorDemanded } from './second-factor.ts'

/** What decides whether an account may come in, and for whom it then speaks; needs `membershipInUse` joined. */
export const accountColumns = {
  ...pick(users, 'id', 'role', 'panelRoles', 'trainerId', 'active'),
  approval: memberships.approval,
  isPrivatePerson: users.isPrivatePerson,
  organisationId: memberships.organisationId,
  contactRoles: memberships.contactRoles,
  email: users.email,
}

type Membership = typeof memberships.$inferSelect
type Account = Pick<
  typeof users.$inferSelect,
  'id' | 'role' | 'panelRoles' | 'trainerId' | 'active' | 'isPrivatePerson' | 'email'
> & {
  [Name in 'approval' | 'organisationId' | 'contactRoles']: Membership[Name] | null
}

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
  names: {
    firstName: string
    lastName: string
    organisation: string | null
    organisations: Principal['organisations']
  },
): Principal {
  const isMember = account.approval === 'approved' && account.organisationId !== null
  return {
    userId: account.id,
    role: account.role,
    ...(account.role !== 'CONTACT' && { panelRoles: account.panelRoles }),
    ...(account.trainerId && account.panelRoles.includes('trainer') && { trainer: account.trainerId }),
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

/** Whom a token speaks for, and until when (milliseconds since 1970), should nothing happen before. */
interface Known {
  principal: Principal
  until: number
}

/** Keeps what is known by token, and forgets it when the account or its sessions change (`user:ID`). */
interface PrincipalCache {
  get(token: string): Known | undefined
  fetch(token: string, read: () => Promise<Known>): Promise<Known>
}

/** How the store of all caches keeps principals; the database tells their tag itself (by a trigger). */
export const principalCacheOptions = {
  sizeOf: () => 1000,
  tagsOf: ({ principal }: Known) => new Set([`user:${principal.userId}`]),
}

const ownOrganisations = sql<{ _id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('_id', own.id, 'name', own.name) order by own.name, own.id)
  from organisations own join memberships held on held.organisation_id = own.id
  where held.user_id = ${users.id} and held.approval = 'approved'), '[]'::json)`

const needsSecondFactor = sql<boolean>`${users.role} <> 'CONTACT' and ${isSecondFactorDemanded} and not exists (
  select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`

const liveSession = preparedFor((db) =>
  db
    .select({
      account: accountColumns,
      session: { id: loginSessions.id, authenticatedAt: loginSessions.authenticatedAt, needsSecondFactor },
      names: {
        firstName: users.firstName,
        lastName: users.lastName,
        organisation: organisations.name,
        organisations: ownOrganisations,
      },
      expiresAt: loginSessions.expiresAt,
    })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .leftJoin(memberships, membershipInUse)
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(
      and(
        eq(loginSessions.id, sql.placeholder('session')),
        eq(loginSessions.userId, sql.placeholder('userId')),
        gt(loginSessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('live_session'),
)

/** With a cache, a token that was seen before costs no statement; without one each call reads anew. */
export function createPrincipals({
  db,
  jwtSecret,
  cache,
}: {
  db: Database
  jwtSecret: string
  cache?: PrincipalCache
}): Principals {
  async function read(token: string): Promise<Known> {
    const { userId, session, expiresAt } = await readAccessToken(token, jwtSecret)
    const [found] = await liveSession(db).execute({ session, userId })
    if (!found || signInErrorOf(found.account)) throw new ApiError('TOKEN_INVALID')
    const until = Math.min(expiresAt, found.expiresAt.getTime())
    return { principal: principalOf(found.account, found.session, found.names), until }
  }

  return {
    async of(token) {
      if (!cache) return (await read(token)).principal
      const known = cache.get(token) ?? (await cache.fetch(token, () => read(token)))
      if (known.until > Date.now()) return known.principal
      // Over by the clock: too old, or of a session that was renewed since.
      return (await read(token)).principal
    },
  }
}
