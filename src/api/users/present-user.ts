import { sql } from 'drizzle-orm'
import { organisations, users } from '../../db/tables.ts'

const organisationColumns = {
  _id: organisations.id,
  name: organisations.name,
  vat: organisations.vat,
  address: organisations.address,
  zip: organisations.zip,
  city: organisations.city,
  country: organisations.country,
}

/** An account as its owner sees it, in a query that left-joins the organisation. */
export const userColumns = {
  _id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  language: users.language,
  active: users.active,
  isPrivatePerson: users.isPrivatePerson,
  organisation: organisationColumns,
  contact: sql<{ roles: string[] } | null>`case when ${users.role} = 'CONTACT'
    then json_build_object('roles', ${users.contactRoles}) end`,
}
