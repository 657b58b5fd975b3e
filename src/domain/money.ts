import type { StateTable } from './state-table.ts'

export const invoiceStatuses = ['open', 'paid', 'credited'] as const
/** What stands on the paper. */
export const invoiceKinds = ['invoice', 'credit-note'] as const

export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** `undo` is staff who take back that money came. */
export const invoiceTransitions: StateTable<InvoiceStatus, 'payment' | 'staff' | 'cancellation' | 'undo'> = {
  open: { paid: ['payment', 'staff'], credited: ['staff', 'cancellation'] },
  paid: { open: ['undo'], credited: ['staff', 'cancellation'] },
  credited: {},
}

/** What a credit note follows: what staff agreed with the customer, how an order was canceled, or an invoice in its stead. */
export type CreditKind = 'agreed' | 'canceled' | 'reissued'

/** Days within which an invoice is due. */
export const daysUntilDue = 30

/** Invoices in one ZIP file: each takes a processor about a tenth of a second. */
export const mostArchived = 500

/** Where one attempt to pay stands, in the words both payment providers share. */
export const providerStatuses = ['open', 'pending', 'paid', 'failed', 'canceled', 'expired'] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** The same, and what staff gave back. */
export const paymentStatuses = [...providerStatuses, 'returned'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const ends = { failed: ['provider'], canceled: ['provider'], expired: ['provider'] } as const

/** Whoever moves a payment; 'order' where its checkout never began and its order changes, or nobody comes back to it. */
export type PaymentActor = 'provider' | 'staff' | 'order'

/**
 * Late and repeated messages of the provider never take a payment back: paid stays paid. Where another amount came than
 * was asked, staff say whether that counts, or goes back.
 */
export const paymentTransitions: StateTable<PaymentStatus, PaymentActor> = {
  open: { pending: ['provider'], paid: ['provider'], ...ends, canceled: ['provider', 'order'] },
  pending: { paid: ['provider', 'staff'], returned: ['staff'], ...ends },
  paid: {},
  failed: {},
  canceled: {},
  expired: {},
  returned: {},
}

/** What staff decide where another amount came: it counts as paid, the rest came by bank, or all of it goes back. */
export const paymentDecisions = ['accepted', 'settled', 'returned'] as const
export type PaymentDecision = (typeof paymentDecisions)[number]

export const paymentDifferences = ['undecided', ...paymentDecisions] as const

/** Whose money a receipt is: the customer's own, or of the agency that subsidises training. */
export const payers = ['customer', 'agency'] as const
export type Payer = (typeof payers)[number]

/** What one payer is to bring of an invoice, by when. */
export interface InvoiceShare {
  payer: Payer
  /** Cents including VAT. */
  amount: number
  dueOn: string
}

/** Cents that a payer brings; none where nobody shares. */
export const broughtBy = (payer: Payer, shares: readonly InvoiceShare[] = []): number =>
  shares.find((share) => share.payer === payer)?.amount ?? 0

/** Money over what is open, in this order: to each as much as there is still of it; what is open of none gets none. */
export function spreadOver<Open extends { open: number }>(amount: number, wanted: readonly Open[]) {
  let left = amount
  return wanted.flatMap((one) => {
    const part = Math.min(left, one.open)
    left -= part
    return part > 0 ? [{ ...one, part }] : []
  })
}

/** How money came outside the payment provider. */
export const receiptWays = ['bank', 'cash'] as const
export type ReceiptWay = (typeof receiptWays)[number]

/** What moves in a customer's account. */
export const statementKinds = ['invoice', 'credit-note', 'payment', 'receipt', 'refund', 'written-off'] as const
export type StatementKind = (typeof statementKinds)[number]

/** What a payment is for. */
export const paymentSubjects = ['registration', 'booking'] as const

/**
 * The Belgian structured message of an invoice: '+++202/6000/00137+++' for '2026-0001'. Ten digits, year first, and
 * two that check them: what is left of the ten by 97, or 97 when nothing is.
 */
export function paymentReference(invoiceNumber: string): string {
  const [year = '', sequence = ''] = invoiceNumber.split('-')
  const digits = year + sequence.padStart(6, '0')
  const check = String(Number(digits) % 97 || 97).padStart(2, '0')
  const all = digits + check
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

/** Where money on its way back stands: `requested` until the payment provider has answered, `failed` when a person must see to it. */
export const refundStatuses = ['requested', 'pending', 'refunded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundTransitions: StateTable<RefundStatus, 'provider'> = {
  requested: { pending: ['provider'], refunded: ['provider'], failed: ['provider'] },
  pending: { refunded: ['provider'], failed: ['provider'] },
  refunded: {},
  failed: {},
}
