import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { invoices } from '../../../db/tables.ts'
import { leftOfInvoice } from './credited-parts.ts'
import { findReceiver } from './find-receiver.ts'
import { invoiceAddress } from './mail-invoice.ts'

type Invoice = typeof invoices.$inferSelect

/** Cents that came in, or went back: of an invoice what credit notes left of it. */
async function settledAmount(tx: Transaction, invoice: Invoice): Promise<number> {
  if (invoice.document.creditOf) return Math.abs(invoice.total)
  const { net, vat } = await leftOfInvoice(tx, invoice)
  return net + vat
}

/** Tells that the money of an invoice came in, or that of a credit note went back. */
export async function mailSettled(tx: Transaction, invoice: Invoice, publicUrl: string) {
  const { id, userId, document } = invoice
  const { customer, locale, number, creditOf } = document
  const receiver = await findReceiver(tx, { userId, customer })
  if (!receiver) return
  const { to, firstName } = receiver
  const url = invoiceAddress(publicUrl, number, locale)
  const kind = creditOf ? 'refund-paid' : 'invoice-settled'
  await queueMail(tx, {
    key: `${kind}:${id}`,
    ...{ to, locale, kind },
    values: { firstName, number, amount: await settledAmount(tx, invoice), url },
  })
}
