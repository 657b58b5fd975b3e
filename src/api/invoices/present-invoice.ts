import { sql } from 'drizzle-orm'
import { invoices } from '../../db/tables.ts'

export const invoiceColumns = {
  _id: invoices.id,
  number: invoices.number,
  status: invoices.status,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  net: invoices.net,
  vat: invoices.vat,
  total: invoices.total,
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
