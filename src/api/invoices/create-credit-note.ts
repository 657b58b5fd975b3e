import { eq } from 'drizzle-orm'
import type { NewCreditNote } from '../../../schemas/invoice.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { agreedCredit } from '../../domain/invoice-states.ts'
import { totalsOf, withAmount } from '../../domain/vat.ts'
import { lockBookingOf } from '../bookings/lock-booking.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { withMutex } from '../mutex.ts'
import { leftOfInvoice } from './credited-parts.ts'
import { followOpenInvoices, lockRegistrationOf } from './follow-open-invoices.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { mayCreditPart } from './may-credit-part.ts'

type Invoice = typeof invoices.$inferSelect

/** What is taken back, with its VAT: all that is left has what rounding left, too. */
async function partOf(tx: Transaction, invoice: Invoice, { description, net, vatRate: given, left }: NewCreditNote) {
  const rest = await leftOfInvoice(tx, invoice)
  if (rest.net + rest.vat !== left) throw new ApiError('EFFECT_CHANGED')
  const vatRate = given ?? invoice.document.lines[0]?.vatRate ?? 0
  const ofRate = rest.lines.filter((line) => line.vatRate === vatRate)
  if (net > ofRate.reduce((sum, { amount }) => sum + amount, 0)) throw invalid('net', 'error.creditTooMuch')
  const isAll = net === rest.net
  const { vat } = totalsOf([withAmount({ description, quantity: 1, unitPrice: net, vatRate })])
  return { isAll, part: { description, net, vatRate, vat: isAll ? rest.vat : Math.min(vat, rest.vat) } }
}

/** Takes a part of an invoice back, as staff agreed with its customer; its order stays as it is. */
async function credit(tx: Transaction, context: ApiContext, id: string, input: NewCreditNote): Promise<string> {
  const registrationId = await lockRegistrationOf(tx, id)
  await lockBookingOf(tx, id)
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!invoice) throw new ApiError('NOT_FOUND')
  const { status, document } = invoice
  if (!mayCreditPart({ status, document, isOfOrder: Boolean(registrationId ?? invoice.bookingId) })) {
    throw new ApiError('STATE_CONFLICT')
  }
  const { isAll, part } = await partOf(tx, invoice, input)
  const userId = context.user?.userId ?? null
  if (isAll) {
    await tx.update(invoices).set({ status: 'credited' }).where(eq(invoices.id, id))
    await recordStateChange(tx, { entity: 'invoice', entityId: id, from: status, to: 'credited', userId })
  }
  const publicUrl = context.publicUrl()
  const note = await issueCreditNote(tx, invoice, { publicUrl, issuedBy: userId, part, reason: agreedCredit })
  if (registrationId) await followOpenInvoices(tx, registrationId)
  return note.id
}

/** Gives back the id of the credit note. Whoever waits for the next number holds no connection meanwhile. */
export async function createCreditNote(context: ApiContext, id: string, input: NewCreditNote): Promise<string> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return withMutex('invoice numbers', () => context.db.transaction((tx) => credit(tx, context, id, input)))
}
