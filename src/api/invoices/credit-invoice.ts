import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices, registrations } from '../../db/tables.ts'
import { agreedCredit } from '../../domain/invoice-states.ts'
import { vatOn } from '../../domain/vat.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { lockBookingOf } from '../bookings/lock-booking.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { assertNoPaymentUnderWay } from '../payments/open-payment.ts'
import { returnCredited } from '../refunds/return-credited.ts'
import { type LoadedRegistration, loadRegistration } from '../registrations/load-registration.ts'
import { leftOfInvoice } from './credited-parts.ts'
import { followOpenInvoices, lockRegistrationOf } from './follow-open-invoices.ts'
import { type CreditedPart, issueCreditNote } from './issue-credit-note.ts'
import { orderOfInvoice } from './order-of-invoice.ts'

type Invoice = typeof invoices.$inferSelect

/** An invoice that is locked with the order that it is for. */
export interface CreditedInvoice {
  invoice: Invoice
  registrationId: string | null
  booking: BookingRow | null
}

/** The order first, as whoever changes its money does; 404 without such an invoice. */
export async function lockInvoice(tx: Transaction, id: string): Promise<CreditedInvoice> {
  const registrationId = await lockRegistrationOf(tx, id)
  const booking = await lockBookingOf(tx, id)
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!invoice) throw new ApiError('NOT_FOUND')
  return { invoice, registrationId, booking }
}

async function assertCreditable(tx: Transaction, { invoice, registrationId }: CreditedInvoice, isAll: boolean) {
  const order = await orderOfInvoice(tx, invoice)
  if (isAll && order.mustStand) throw new ApiError('ORDER_STANDS')
  if (!(isAll ? order.canCredit : order.canCreditPart)) throw new ApiError('STATE_CONFLICT')
  // Money of the old amount may be on its way.
  if (registrationId && invoice.status === 'open') await assertNoPaymentUnderWay(tx, registrationId)
}

/** A registration costs so much less from now on, to whoever pays, cancels or moves it; gives back the VAT of that. */
async function lowerPrice(
  tx: Transaction,
  { id, net: before, vat, kept }: LoadedRegistration,
  part: { net: number; vat: number },
  isAll: boolean,
) {
  const net = before - part.net
  const off = isAll ? part.vat : vat - vatOn(net)
  await tx
    .update(registrations)
    .set({ net, vat: vat - off, kept: Math.min(kept, net) })
    .where(eq(registrations.id, id))
  return off
}

/**
 * Takes back of a locked invoice what staff agreed with its customer, by what `choose` makes of it or all that is left.
 * Its registration becomes cheaper by as much, and what was paid of it goes back. 409 where an order that stands would be
 * left without a bill. Call it last: it takes numbers that others wait for.
 */
export async function creditInvoice(
  context: ApiContext,
  tx: Transaction,
  locked: CreditedInvoice,
  choose?: (locked: CreditedInvoice) => Promise<CreditedPart>,
) {
  const { invoice, registrationId } = locked
  const { id, status } = invoice
  const left = await leftOfInvoice(tx, invoice)
  const part = await choose?.(locked)
  const isAll = !part || part.net === left.net
  await assertCreditable(tx, locked, isAll)
  const userId = context.user?.userId ?? null
  if (isAll) {
    await tx.update(invoices).set({ status: 'credited' }).where(eq(invoices.id, id))
    await recordStateChange(tx, { entity: 'invoice', entityId: id, from: status, to: 'credited', userId })
  }
  const registration = registrationId ? await loadRegistration(tx, registrationId) : null
  const vat = registration ? await lowerPrice(tx, registration, part ?? left, isAll) : part?.vat
  const note = await issueCreditNote(tx, invoice, {
    publicUrl: context.publicUrl(),
    issuedBy: userId,
    ...(part && { part: { ...part, vat: vat ?? part.vat } }),
    reason: agreedCredit,
  })
  if (!registration) return note
  if (status === 'paid') await returnCredited(context, tx, registration, note)
  await followOpenInvoices(tx, registration.id)
  return note
}
