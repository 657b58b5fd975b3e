import { and, eq, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/client.ts'
import { organisations, students, trainers, users } from '../../db/tables.ts'

/** Only for whoever the organisation has let in. */
const whenApproved = (column: AnyPgColumn) =>
  sql<string | null>`case when ${users.approval} = 'approved' then ${column} end`

const organisationColumns = {
  _id: organisations.id,
  name: organisations.name,
  vat: whenApproved(organisations.vat),
  address: whenApproved(organisations.address),
  zip: whenApproved(organisations.zip),
  city: whenApproved(organisations.city),
  country: whenApproved(organisations.country),
  reference: whenApproved(organisations.reference),
}

/** An account as its owner sees it. */
const userColumns = {
  _id: users.id,
  email: users.email,
  emailVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
  newEmail: users.newEmail,
  username: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  address: users.address,
  zip: users.zip,
  city: users.city,
  country: users.country,
  role: users.role,
  language: users.language,
  active: users.active,
  allowMarketing: users.allowMarketing,
  isPrivatePerson: users.isPrivatePerson,
  approval: users.approval,
  organisation: organisationColumns,
  contact: sql<{ roles: string[] } | null>`case when ${users.role} = 'CONTACT'
    then json_build_object('roles', ${users.contactRoles}) end`,
  student: {
    _id: students.id,
    status: students.status,
    dateOfBirth: students.dateOfBirth,
    birthPlace: students.birthPlace,
  },
  trainer: { _id: trainers.id, name: trainers.name },
}

/** The account with its organisation; a deleted participant is not its student (spec section 4). */
export async function presentUser(db: Executor, id: string) {
  const [account] = await db
    .select(userColumns)
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(students, and(eq(students.id, users.studentId), ne(students.status, 'deleted')))
    .leftJoin(trainers, eq(trainers.id, users.trainerId))
    .where(eq(users.id, id))
  if (!account) throw new Error(`No account ${id}`)
  return account
}
