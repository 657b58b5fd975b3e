import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { loginSessions, memberships, organisations, secondFactors, users } from '../../../db/tables.ts'
import { ApiError, type Principal, type Principals, preparedFor } from '../../platform/index.ts'
import { membershipInUse } from '../memberships/membership-in-use.ts'
import { isSecondFactorDemanded } from '../panel/second-factor-demanded.ts'
import { readAccessToken } from './access-token.ts'
import { accountColumns, principalOf, signInErrorOf } from './principal.ts'

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

/** How the store of all caches keeps principals; the database tells their tag itself (after-tables.sql). */
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
