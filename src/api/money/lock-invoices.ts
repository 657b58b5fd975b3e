import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { bookings, invoices, payments, registrations } from '../../db/tables.ts'
import { ApiError, lock } from '../platform/index.ts'
import { openOfOrder } from './open-amount.ts'
import { unsettledStatuses } from './open-payment.ts'

/** What paid registrations owe: what is open of their invoices, which nobody pays online once again. */
export async function recomputeBalance(tx: Transaction, registrationId: string, { isRaised = false } = {}) {
  const balanceDue = await openOfOrder(tx, registrationId)
  const isKnown = isRaised ? ne(registrations.status, 'awaiting_payment') : gt(registrations.balanceDue, balanceDue)
  await tx
    .update(registrations)
    .set({ balanceDue })
    .where(and(eq(registrations.id, registrationId), isKnown))
}

/** What invoices are for, which never changes; 404 where there is not each of them. */
async function billedOrders(tx: Transaction, ids: readonly string[]) {
  const orders = await tx
    .select({ id: invoices.id, registrationId: registrations.id, bookingId: bookings.id })
    .from(invoices)
    .leftJoin(registrations, eq(registrations.id, invoices.orderId))
    .leftJoin(bookings, eq(bookings.id, invoices.orderId))
    .where(inArray(invoices.id, [...ids]))
  if (orders.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
  return orders
}

const idsOf = (given: readonly (string | null)[]) => given.flatMap((id) => id ?? [])

/** Locks invoices after their orders, as whoever changes their money does, and the payments on their way for those. */
export async function lockInvoices(tx: Transaction, ids: readonly string[], receiptIds: readonly string[] = []) {
  const orders = await billedOrders(tx, ids)
  const theirs = {
    registrations: idsOf(orders.map(({ registrationId }) => registrationId)),
    bookings: idsOf(orders.map(({ bookingId }) => bookingId)),
  }
  await lock(tx, theirs)
  const isTheirs = sql`coalesce(${payments.registrationId}, ${payments.bookingId}) in ${[...theirs.registrations, ...theirs.bookings, null]}`
  const inFlight = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isTheirs, inArray(payments.status, [...unsettledStatuses])))
  await lock(tx, { payments: inFlight.map(({ id }) => id), invoices: ids, receipts: receiptIds })
  const rows = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
  return orders.flatMap(({ id, registrationId, bookingId }) =>
    rows.filter((row) => row.id === id).map((invoice) => ({ invoice, registrationId, bookingId })),
  )
}

/** An invoice that is locked with the order that it is for. */
export type LockedInvoice = Awaited<ReturnType<typeof lockInvoices>>[number]

export async function lockInvoice(tx: Transaction, id: string): Promise<LockedInvoice> {
  const [locked] = await lockInvoices(tx, [id])
  if (!locked) throw new ApiError('NOT_FOUND')
  return locked
}
