import type { Executor } from '../../db/client.ts'
import { billedInvoices } from '../invoices/billed-invoices.ts'
import { leftOfInvoice } from '../invoices/credited-parts.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'

export interface Amounts {
  net: number
  vat: number
}

/** Cents including VAT. */
export const totalOf = ({ net, vat }: Amounts): number => net + vat

/**
 * What its customer paid, in cents including VAT: all but what it owes once it is paid, else what is left of the invoices
 * that were, as a partner's are.
 */
export async function paidOf(db: Executor, { id, status, owed, ...amounts }: LoadedRegistration): Promise<number> {
  if (status === 'paid') return totalOf(amounts) - owed
  const invoices = (await billedInvoices(db, id)).filter((invoice) => invoice.status === 'paid')
  const left = await Promise.all(invoices.map((invoice) => leftOfInvoice(db, invoice)))
  return left.reduce((paid, amount) => paid + totalOf(amount), 0)
}

/**
 * What a change of price does to the money, in cents including VAT: what comes back to who paid, never what staff
 * accepted not to come, and what a paid registration owes then: what nobody paid, or not yet, is only billed less, or more.
 */
export function moneyAfter(
  { status, waived }: Pick<LoadedRegistration, 'status' | 'waived'>,
  paid: number,
  after: Amounts,
) {
  const balance = paid - totalOf(after)
  const refund = Math.max(0, Math.min(balance, paid - waived))
  return { refund, owed: status === 'paid' ? Math.max(0, -balance) : 0 }
}
