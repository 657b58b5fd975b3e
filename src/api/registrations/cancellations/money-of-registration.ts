import type { Executor } from '../../../db/client.ts'
import { billedInvoices, leftOfInvoice } from '../../money/index.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'

/** Cents including VAT. */
export interface Billed {
  /** What its bills ask or asked: nothing while there are none. */
  billed: number
  /** What was paid of that. */
  paid: number
}

export interface Amounts {
  net: number
  vat: number
}

/** Cents including VAT. */
export const totalOf = ({ net, vat }: Amounts): number => net + vat

/** What credit notes left of the bills of a registration, and of those that were paid, in cents including VAT. */
export async function billedOf(db: Executor, { id }: Pick<LoadedRegistration, 'id'>): Promise<Billed> {
  let [billed, paid] = [0, 0]
  for (const invoice of await billedInvoices(db, id)) {
    const left = totalOf(await leftOfInvoice(db, invoice))
    billed += left
    if (invoice.status === 'paid') paid += left
  }
  return { billed, paid }
}

/**
 * What a lower price does to the money, in cents including VAT: what comes back to who paid, never what staff accepted
 * not to come, and what a paid registration still owes then; what nobody paid, or not yet, is only billed less.
 */
export function moneyAfter(
  { owed, waived }: Pick<LoadedRegistration, 'owed' | 'waived'>,
  paid: number,
  after: Amounts,
) {
  const balance = paid - totalOf(after)
  const refund = Math.max(0, Math.min(balance, paid - waived))
  return { refund, owed: Math.min(owed, Math.max(0, -balance)) }
}
