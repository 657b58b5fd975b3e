import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import type { invoices } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { CreditKind } from '../../domain/money.ts'
import type { NewLine } from '../../domain/vat.ts'
import { leftOfInvoice } from './invoice.ts'
import { lowerShares } from './invoice-shares.ts'
import { insertInvoice } from './issue-invoice.ts'
import { findReceiver, invoiceAddress } from './mail-invoice.ts'
import { releaseSurplus } from './open-amount.ts'

type Invoice = typeof invoices.$inferSelect
type LeftOfInvoice = Awaited<ReturnType<typeof leftOfInvoice>>

/** What is taken back of an invoice: cents, and what for. */
export interface CreditedPart {
  description: string
  net: number
  vat: number
  /** One of the invoice's; left out, that of its first line. */
  vatRate?: number
}

interface About {
  publicUrl: string
  issuedBy: string | null
  /** Left out, everything that is left of the invoice. */
  part?: CreditedPart
  creditKind: CreditKind
  /** Why, as staff say it: the customer reads it. */
  reason?: string
  /** The number of the invoice in its stead, which whoever asks mails with it: what came of the old one counts there. */
  replacedBy?: string
}

/** The lines of a credit note: a part in one line, else the exact opposite of what is left. */
function takenBack(invoice: Invoice, { lines, net: left, vat }: LeftOfInvoice, part?: CreditedPart) {
  if (!part)
    return {
      vat,
      isPart: false,
      lines: lines.map(({ amount: _, ...line }) => ({ ...line, unitPrice: -line.unitPrice })),
    }
  const { vatRate = invoice.document.lines[0]?.vatRate } = part
  const first = invoice.document.lines.find((line) => line.vatRate === vatRate)
  if (!first) throw new Error(`Invoice ${invoice.number} has no lines`)
  const { description, net } = part
  const line: NewLine = { ...first, description, quantity: 1, unitPrice: -net }
  return { vat: part.vat, isPart: net + part.vat < left + vat, lines: [line] }
}

/**
 * Takes an invoice or a part of it back under a number of its own, and mails that; open for as long as money has to be
 * returned. `given` is the cents that go back to who paid: of an open invoice what of it had come online.
 */
export async function issueCreditNote(
  tx: Transaction,
  invoice: Invoice,
  { publicUrl, issuedBy, part, creditKind, reason, replacedBy }: About,
) {
  const { id, orderId, organisationId, userId, status, paidOnline, document } = invoice
  const { locale, number, customer, reference, floor } = document
  const left = await leftOfInvoice(tx, invoice)
  const { lines, vat, isPart } = takenBack(invoice, left, part)
  const note = await insertInvoice(tx, {
    organisationId,
    userId,
    locale,
    customer,
    reference,
    floor,
    issuedBy,
    lines,
    status: status === 'paid' && !replacedBy ? 'open' : 'paid',
    issuedOn: brusselsDay(new Date()),
    creditOf: { id, orderId, number, vat, isPart, kind: creditKind, reason, replacedBy },
  })
  const isPaid = status === 'paid'
  const rest = left.net + left.vat + note.total
  await lowerShares(tx, invoice, { net: left.net + note.document.net, total: rest })
  if (replacedBy) return { ...note, given: 0 }
  const given = isPaid ? -note.total : await releaseSurplus(tx, { id, left: rest, paidOnline })
  const receiver = await findReceiver(tx, { userId, customer })
  if (!receiver) return { ...note, given }
  const { to, firstName } = receiver
  await queueMail(tx, {
    about: note.id,
    to,
    locale,
    kind: 'credit-note',
    values: {
      firstName,
      number: note.number,
      invoice: number,
      amount: Math.abs(note.total),
      refund: given > 0,
      isPart,
      reason,
      url: invoiceAddress(publicUrl, note.number, locale),
    },
    attachments: [{ document: 'invoice', id: note.id }],
  })
  return { ...note, given }
}
