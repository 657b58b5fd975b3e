import { and, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { type NewMail, queueMail, queueMails } from '../../db/mails.ts'
import { invoices, users } from '../../db/tables.ts'
import { type Locale, localePath } from '../../domain/locales.ts'
import { broughtBy, type InvoiceShare, paymentReference } from '../../domain/money.ts'
import { provider } from '../../domain/provider.ts'
import type { ApiContext } from '../platform/index.ts'
import { pick } from '../platform/index.ts'
import { leftOfInvoice, type NewInvoice, numberOrder } from './invoice.ts'
import { receivedOf } from './open-amount.ts'

const columns = pick(users, 'email', 'emailVerifiedAt', 'firstName', 'role')

/**
 * Who hears of an invoice: the address that is billed, else whoever ordered; null without either. Whose own address is
 * not verified gets it alone.
 */
export async function findReceiver(
  tx: Transaction,
  { userId, orderer, customer }: Pick<NewInvoice, 'userId' | 'orderer' | 'customer'>,
) {
  const [user] = userId && !orderer ? await tx.select(columns).from(users).where(eq(users.id, userId)) : [orderer]
  const isKnown = user?.role !== 'CONTACT' || user.emailVerifiedAt !== null
  const to = (isKnown && customer.email) || user?.email
  return to ? { to, firstName: user?.firstName ?? customer.name } : null
}

type Invoice = typeof invoices.$inferSelect
type Told = Pick<
  NewInvoice,
  | 'userId'
  | 'orderer'
  | 'organisationId'
  | 'customer'
  | 'locale'
  | 'status'
  | 'received'
  | 'shares'
  | 'publicUrl'
  | 'alongside'
>

type Issued = Pick<Invoice, 'id' | 'number' | 'total' | 'dueOn'>

/** The list of the customer's invoices with that one alone in it. */
export const invoiceAddress = (publicUrl: string, number: string, locale: Locale) =>
  `${publicUrl}${localePath('/my-account/invoice-data', locale)}?${new URLSearchParams({ search: number })}#invoices`

const sharesTold = (shares: readonly InvoiceShare[] = []) =>
  shares.length > 0 && { ownShare: broughtBy('customer', shares), agencyShare: broughtBy('agency', shares) }

/**
 * Mails an invoice to the address that is billed, else to whoever ordered, once for an `occasion`; without either nobody
 * is mailed. What is `alongside` goes out in any case.
 */
export async function mailInvoice(
  tx: Transaction,
  { id, number, total, dueOn }: Issued,
  input: Told,
  occasion?: string,
) {
  const { locale, publicUrl, status, received = 0, alongside = [] } = input
  const receiver = await findReceiver(tx, input)
  if (!receiver) return queueMails(tx, alongside)
  const mail: NewMail = {
    about: id,
    occasion,
    to: receiver.to,
    locale,
    kind: 'invoice',
    values: {
      firstName: receiver.firstName,
      number,
      amount: total,
      dueOn,
      paid: status === 'paid',
      ...(received > 0 && { received, rest: total - received }),
      ...(status === 'open' && { account: provider.iban, paymentReference: paymentReference(number) }),
      ...sharesTold(input.shares),
      ...((input.userId || input.organisationId) && { url: invoiceAddress(publicUrl, number, locale) }),
    },
    attachments: [{ document: 'invoice', id }],
  }
  return queueMails(tx, [...alongside, mail])
}

/** Mails an invoice in the stead of another one, with the credit note of that. */
export async function mailReissued(
  tx: Transaction,
  { id, number, total, dueOn, ...reissued }: Issued & { creditNoteId: string; replaced: string; reason: string },
  input: NewInvoice,
) {
  const { locale, publicUrl, status, received = 0, userId, organisationId } = input
  const receiver = await findReceiver(tx, input)
  if (!receiver) return
  const { creditNoteId, replaced, reason } = reissued
  await queueMail(tx, {
    about: id,
    to: receiver.to,
    locale,
    kind: 'invoice-reissued',
    values: {
      firstName: receiver.firstName,
      number,
      replaced,
      reason,
      amount: total,
      rest: status === 'open' ? total - received : 0,
      ...(status === 'open' && { dueOn, account: provider.iban, paymentReference: paymentReference(number) }),
      ...(status === 'open' && sharesTold(input.shares)),
      ...((userId || organisationId) && { url: invoiceAddress(publicUrl, number, locale) }),
    },
    attachments: [id, creditNoteId].map((document) => ({ document: 'invoice', id: document })),
  })
}

const billedTo = sql`${invoices.document}->'customer'->>'email'`
const isCreditNote = sql`${invoices.document}->'creditOf' is not null`

/** Sends an account's invoices to the addresses that are billed, which its own kept from them until it was verified. */
export async function mailHeldInvoices(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  { id: userId, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
) {
  const isElsewhere = sql`lower(${billedTo}) <> lower(${email})`
  const held = await tx
    .select({ ...getTableColumns(invoices), received: receivedOf() })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.status, ['open', 'paid']), isElsewhere, not(isCreditNote)))
    .orderBy(numberOrder)
  for (const { document, organisationId, status, received, ...invoice } of held) {
    const told = { userId, organisationId, ...pick(document, 'customer', 'locale', 'shares'), publicUrl: publicUrl() }
    const state = status === 'open' ? 'open' : 'paid'
    const partly = state === 'open' ? received + invoice.paidOnline : 0
    await mailInvoice(tx, invoice, { ...told, status: state, received: partly }, 'held')
  }
}

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
  const values = { firstName, number, amount: await settledAmount(tx, invoice), url }
  await queueMail(tx, { about: id, to, locale, kind, values })
}
