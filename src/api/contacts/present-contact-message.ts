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
  handledBy: sql<string | null>`(select users.first_name || ' ' || users.last_name from state_changes
    join users on users.id = user_id where entity = 'contact-message' and entity_id = contact_messages.id
      and "to" = 'handled' and contact_messages.handled_at is not null
    order by state_changes.created_at desc limit 1)`,
  createdAt: contactMessages.createdAt,
}
