import { asc, eq, sql } from 'drizzle-orm'
import { memberships, organisations, users } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'
import { ownAccount } from '../login-sessions/own-account.ts'

/** Which organisations the caller acts for, or asked to join, by name. */
export async function listMemberships({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  return db
    .select({
      organisation: { _id: organisations.id, name: organisations.name },
      approval: memberships.approval,
      roles: memberships.contactRoles,
      current: sql<boolean>`(${users.organisationId} is not distinct from ${memberships.organisationId})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(eq(memberships.userId, caller.userId))
    .orderBy(asc(organisations.name), asc(organisations.id))
}
