import { sql } from 'drizzle-orm'
import { memberships, users } from '../../../db/tables.ts'

/** What an organisation's administrator sees of the people who act for it: of their memberships that one alone. */
export const contactColumns = {
  _id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  language: users.language,
  active: users.active,
  emailVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
  roles: memberships.contactRoles,
}
