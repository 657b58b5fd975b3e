import { sql } from 'drizzle-orm'
import { contact, contactChanges, newContact } from '../../../schemas/contact.ts'
import { contactMessages } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { onlyStaff } from '../owner.ts'
import { resourceRoutes } from '../resource.ts'
import { createContact } from './create-contact.ts'
import { contactColumns } from './present-contact.ts'

/** Messages of the contact form (spec section 7, /contacts): everybody writes, staff read. */
export const contactRoutes = resourceRoutes({
  names: ['contact', 'contacts'],
  table: contactMessages,
  columns: contactColumns,
  filters: {
    _id: { kind: 'id', column: contactMessages.id },
    firstName: { kind: 'text', column: contactMessages.firstName },
    lastName: { kind: 'text', column: contactMessages.lastName },
    email: { kind: 'text', column: contactMessages.email },
    subject: { kind: 'text', column: contactMessages.subject },
    message: { kind: 'text', column: contactMessages.message },
    language: { kind: 'choice', of: locales, column: contactMessages.language },
    verified: { kind: 'boolean', column: contactMessages.verified },
    handled: { kind: 'boolean', column: sql`(${contactMessages.handledAt} is not null)` },
    createdAt: { kind: 'date', column: contactMessages.createdAt },
  },
  sort: [['createdAt', 'DESC']],
  schema: contact,
  input: newContact,
  changes: contactChanges,
  toRow: ({ handled }) => ({
    // The moment stays that of the first time.
    handledAt: handled ? sql`coalesce(${contactMessages.handledAt}, now())` : null,
  }),
  visible: onlyStaff,
  create: createContact,
})
