import { and, eq, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/client.ts'
import { memberships, organisations, students, trainers, users } from '../../db/tables.ts'
import type { Approval } from '../../domain/registrations.ts'
import { receivesEInvoices } from '../money/index.ts'
import { pick, preparedByShape } from '../platform/index.ts'
import { membershipInUse } from './add-membership.ts'

/** Only for whoever the organisation has let in. */
const whenApproved = (column: AnyPgColumn) =>
  sql<string | null>`case when ${memberships.approval} = 'approved' then ${column} end`

const organisationColumns = {
  _id: organisations.id,
  name: organisations.name,
  vat: whenApproved(organisations.vat),
  enterpriseNumber: whenApproved(organisations.enterpriseNumber),
  receivesEInvoices,
  address: whenApproved(organisations.address),
  zip: whenApproved(organisations.zip),
  city: whenApproved(organisations.city),
  country: whenApproved(organisations.country),
  reference: whenApproved(organisations.reference),
  enterpriseSize: whenApproved(organisations.enterpriseSize),
}

/** An account as its owner sees it. */
const userColumns = {
  _id: users.id,
  email: users.email,
  emailVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
  newEmail: users.newEmail,
  username: users.email,
  ...pick(users, 'firstName', 'lastName', 'phone', 'address', 'zip', 'city', 'country', 'role', 'language', 'active'),
  ...pick(users, 'allowMarketing', 'isPrivatePerson'),
  approval: sql<Approval>`coalesce(${memberships.approval}, 'approved')`,
  organisation: organisationColumns,
  contact: sql<{ roles: string[] } | null>`case when ${users.role} = 'CONTACT'
    then json_build_object('roles', coalesce(${memberships.contactRoles}, '{}')) end`,
  student: { _id: students.id, ...pick(students, 'status', 'dateOfBirth', 'birthPlace') },
  trainer: { _id: trainers.id, name: trainers.name },
}

/** This person as a participant of the organisation, or as a private person's; one that was deleted is none (spec section 4). */
const ownStudent = and(
  eq(
    students.id,
    sql`case when ${memberships.userId} is null then ${users.studentId} else ${memberships.studentId} end`,
  ),
  ne(students.status, 'deleted'),
)

const isOfOrganisation = and(
  eq(memberships.userId, users.id),
  eq(memberships.organisationId, sql.placeholder('organisation')),
)

const accountOf = preparedByShape(String, (db, isSeenByOrganisation: boolean) =>
  db
    .select(userColumns)
    .from(users)
    .leftJoin(memberships, isSeenByOrganisation ? isOfOrganisation : membershipInUse)
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(students, ownStudent)
    .leftJoin(trainers, eq(trainers.id, users.trainerId))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(''),
)

/** The account with the organisation it speaks for, or as that of another one sees it: of no third is anything told. */
export async function presentUser(db: Executor, id: string, organisation?: string) {
  const [account] = await accountOf(db, organisation !== undefined).execute({ id, organisation })
  if (!account) throw new Error(`No account ${id}`)
  return account
}
