import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { invoices } from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { lock } from '../../platform/index.ts'
import { insertInvoice } from './insert-invoice.ts'
import { mailInvoice } from './mail-invoice.ts'
import type { NewInvoice } from './new-invoice.ts'

const issued = { id: invoices.id, number: invoices.number, total: invoices.total, dueOn: invoices.dueOn }

/** The invoice a registration or booking has; its row is locked, so that two cannot both find none. */
async function findIssued(tx: Transaction, { registrationId, bookingId }: NewInvoice) {
  if (registrationId) {
    await lock(tx, { registrations: [registrationId] })
    return (await tx.select(issued).from(invoices).where(eq(invoices.registrationId, registrationId)))[0]
  }
  if (bookingId) {
    await lock(tx, { bookings: [bookingId] })
    return (await tx.select(issued).from(invoices).where(eq(invoices.bookingId, bookingId)))[0]
  }
}

/**
 * Issues an invoice under the next number and mails it, all in the caller's transaction; for a registration or booking
 * that has one, it gives that one back. Call it last: everybody else's invoices wait until the transaction ends.
 */
export async function issueInvoice(tx: Transaction, input: NewInvoice) {
  const known = await findIssued(tx, input)
  if (known) return known
  const invoice = await insertInvoice(tx, { ...input, issuedOn: brusselsDay(new Date()) })
  await mailInvoice(tx, invoice, input)
  const { id, number, total, dueOn } = invoice
  return { id, number, total, dueOn }
}
