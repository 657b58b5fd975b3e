import { and, asc, eq, sql } from 'drizzle-orm'
import { users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { assertAdministers } from './assert-administers.ts'

/** The people who act for an organisation, by name. */
export async function listOrganisationContacts({ db, user }: ApiContext, id: string) {
  await assertAdministers(db, user, id)
  return db
    .select({
      _id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      language: users.language,
      active: users.active,
      emailVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
      roles: users.contactRoles,
    })
    .from(users)
    .where(and(eq(users.organisationId, id), eq(users.approval, 'approved')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(999)
}
