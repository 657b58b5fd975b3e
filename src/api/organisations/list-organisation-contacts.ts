import { and, asc, eq } from 'drizzle-orm'
import { memberships, users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { assertAdministers } from './assert-administers.ts'
import { contactColumns } from './contact-columns.ts'

/** The people who act for an organisation, by name. */
export async function listOrganisationContacts({ db, user }: ApiContext, id: string) {
  await assertAdministers(db, user, id)
  return db
    .select(contactColumns)
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.organisationId, id), eq(memberships.approval, 'approved')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(999)
}
