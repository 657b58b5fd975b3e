import { sql } from 'drizzle-orm'
import { contactMessages } from '../../db/tables.ts'

export const contactMessageColumns = {
  _id: contactMessages.id,
  firstName: contactMessages.firstName,
  lastName: contactMessages.lastName,
  email: contactMessages.email,
  phone: contactMessages.phone,
  subject: contactMessages.subject,
  message: contactMessages.message,
  language: contactMessages.language,
  verified: contactMessages.verified,
  handled: sql<boolean>`(${contactMessages.handledAt} is not null)`,
  handledAt: contactMessages.handledAt,
  createdAt: contactMessages.createdAt,
}
