import { and, asc, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { type eInvoices, invoices, payments, receiptParts, receipts } from '../../db/tables.ts'
import { type ApiContext, ApiError, instantOf, listHistory, pick, preparedFor, uuidPattern } from '../platform/index.ts'
import { leftOfInvoice, numberOrder, orderOfInvoice } from './invoice.ts'
import { findReceiver } from './mail-invoice.ts'

interface EInvoiceState extends Pick<typeof eInvoices.$inferSelect, 'state' | 'receiver' | 'code' | 'reason'> {
  changedAt: string
}

/** How a row of invoices stands at Peppol; null where it does not go there. */
const eInvoice = sql<EInvoiceState | null>`(
  select json_build_object('state', sent.state, 'receiver', sent.receiver, 'code', sent.code, 'reason', sent.reason,
    'changedAt', coalesce((select max(${instantOf(sql.raw('moved.created_at'))}) from state_changes moved
      where moved.entity = 'e-invoice' and moved.entity_id = sent.id), ${instantOf(sql.raw('sent.created_at'))}))
  from e_invoices sent where sent.invoice_id = invoices.id)`

const invoiceById = preparedFor((db) =>
  db
    .select({ ...getTableColumns(invoices), eInvoice })
    .from(invoices)
    .where(eq(invoices.id, sql.placeholder('id')))
    .prepare(''),
)

/** Of what it is for, which is one of both. */
const paymentsOf = preparedFor((db) =>
  db
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
        eq(payments.registrationId, sql.placeholder('registrationId')),
        eq(payments.bookingId, sql.placeholder('bookingId')),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(100)
    .prepare(''),
)

const receiptsOf = preparedFor((db) =>
  db
    .select({ _id: receipts.id, amount: receiptParts.amount, ...pick(receipts, 'receivedOn', 'payer') })
    .from(receiptParts)
    .innerJoin(receipts, eq(receipts.id, receiptParts.receiptId))
    .where(and(eq(receiptParts.invoiceId, sql.placeholder('id')), isNull(receipts.undoneAt)))
    .orderBy(desc(receipts.receivedOn), desc(receipts.createdAt))
    .prepare(''),
)

const relatedTo = preparedFor((db) =>
  db
    .select({
      _id: invoices.id,
      ...pick(invoices, 'number', 'status', 'issuedOn', 'total'),
      isCreditNote: sql<boolean>`${invoices.document} ? 'creditOf'`,
      agreed: sql<
        string | null
      >`case when ${invoices.creditKind} = 'agreed' then ${invoices.document}->'lines'->0->>'description' end`,
    })
    .from(invoices)
    .where(or(eq(invoices.followsId, sql.placeholder('id')), eq(invoices.id, sql.placeholder('followsId'))))
    .orderBy(asc(numberOrder))
    .limit(100)
    .prepare(''),
)

/** What happened to an invoice, and what there is to know before something is done with it. */
export async function getInvoiceRecord({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    const [invoice] = await invoiceById(tx).execute({ id })
    if (!invoice) throw new ApiError('NOT_FOUND')
    const { userId, document } = invoice
    const order = await orderOfInvoice(tx, invoice)
    const { net, vat } = await leftOfInvoice(tx, invoice)
    const receiver = await findReceiver(tx, { userId, customer: document.customer })
    return {
      history: await listHistory(tx, 'invoice', id),
      payments: await paymentsOf(tx).execute(pick(order, 'registrationId', 'bookingId')),
      receipts: await receiptsOf(tx).execute({ id }),
      related: await relatedTo(tx).execute(pick(invoice, 'id', 'followsId')),
      left: { net, vat, total: net + vat },
      receiver: receiver?.to ?? null,
      eInvoice: invoice.eInvoice,
      registration: order.registrationId,
      booking: order.bookingId,
      canReissue: order.canReissue,
      canCredit: order.canCredit,
      canCreditPart: order.canCreditPart,
    }
  })
}
