import { sql } from 'drizzle-orm'
import { invoices } from '../../db/tables.ts'

// By its name: drizzle leaves the table out of what it selects from one alone.
const owed = sql<number>`case when invoices.status <> 'open' or invoices.document ? 'creditOf' then 0
  else invoices.total + coalesce((
    select sum(notes.total) from invoices notes
    where notes.follows_id = invoices.id and notes.document ? 'creditOf'), 0)::int end`

export const invoiceColumns = {
  _id: invoices.id,
  number: invoices.number,
  status: invoices.status,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  net: invoices.net,
  vat: invoices.vat,
  total: invoices.total,
  owed,
  customer: sql`${invoices.document}->'customer'`,
  reference: sql`${invoices.document}->>'reference'`,
  paymentReference: sql`${invoices.document}->>'paymentReference'`,
  lines: sql`${invoices.document}->'lines'`,
  creditOf: sql`${invoices.document}->>'creditOf'`,
  registration: invoices.registrationId,
  booking: invoices.bookingId,
  organisation: invoices.organisationId,
  user: invoices.userId,
}
