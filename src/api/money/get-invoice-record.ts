import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { invoices, payments, receiptParts, receipts } from '../../db/tables.ts'
import { type ApiContext, ApiError, instantOf, listHistory, pick, uuidPattern } from '../platform/index.ts'
import { leftOfInvoice, numberOrder, orderOfInvoice } from './invoice.ts'
import { findReceiver } from './mail-invoice.ts'

function paymentsOf(tx: Transaction, order: { registrationId: string | null; bookingId: string | null }) {
  const { registrationId, bookingId } = order
  return tx
    .select({
      _id: payments.id,
      ...pick(payments, 'status', 'amount', 'paidAmount'),
      refunded: sql<number>`coalesce((select sum(amount) from refunds
        where refunds.payment_id = payments.id and refunds.status = 'refunded'), 0)::int`,
      paymentProvider: payments.paymentProvider,
      createdAt: instantOf(payments.createdAt),
    })
    .from(payments)
    .where(
      or(
        registrationId ? eq(payments.registrationId, registrationId) : sql`false`,
        bookingId ? eq(payments.bookingId, bookingId) : sql`false`,
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(100)
}

const receiptsOf = (tx: Transaction, id: string) =>
  tx
    .select({ _id: receipts.id, amount: receiptParts.amount, ...pick(receipts, 'receivedOn', 'payer') })
    .from(receiptParts)
    .innerJoin(receipts, eq(receipts.id, receiptParts.receiptId))
    .where(and(eq(receiptParts.invoiceId, id), isNull(receipts.undoneAt)))
    .orderBy(desc(receipts.receivedOn), desc(receipts.createdAt))

const relatedTo = (tx: Transaction, { id, followsId }: typeof invoices.$inferSelect) =>
  tx
    .select({
      _id: invoices.id,
      ...pick(invoices, 'number', 'status', 'issuedOn', 'total'),
      isCreditNote: sql<boolean>`${invoices.document} ? 'creditOf'`,
    })
    .from(invoices)
    .where(or(eq(invoices.followsId, id), followsId ? eq(invoices.id, followsId) : undefined))
    .orderBy(asc(numberOrder))
    .limit(100)

/** What happened to an invoice, and what there is to know before something is done with it. */
export async function getInvoiceRecord({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id))
    if (!invoice) throw new ApiError('NOT_FOUND')
    const { userId, document } = invoice
    const order = await orderOfInvoice(tx, invoice)
    const { net, vat } = await leftOfInvoice(tx, invoice)
    const receiver = await findReceiver(tx, { userId, customer: document.customer })
    return {
      history: await listHistory(tx, 'invoice', id),
      payments: await paymentsOf(tx, order),
      receipts: await receiptsOf(tx, id),
      related: await relatedTo(tx, invoice),
      left: { net, vat, total: net + vat },
      receiver: receiver?.to ?? null,
      registration: order.registrationId,
      booking: order.bookingId,
      canCredit: order.canCredit,
      canCreditPart: order.canCreditPart,
    }
  })
}
