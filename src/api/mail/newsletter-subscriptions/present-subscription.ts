import { sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '../../../db/tables.ts'

export const subscriptionColumns = {
  _id: newsletterSubscriptions.id,
  email: newsletterSubscriptions.email,
  firstName: newsletterSubscriptions.firstName,
  lastName: newsletterSubscriptions.lastName,
  language: newsletterSubscriptions.language,
  confirmed: sql<boolean>`(${newsletterSubscriptions.confirmedAt} is not null)`,
  confirmedAt: newsletterSubscriptions.confirmedAt,
  createdAt: newsletterSubscriptions.createdAt,
}
