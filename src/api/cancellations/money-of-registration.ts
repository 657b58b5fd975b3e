import type { LoadedRegistration } from '../registrations/load-registration.ts'

export interface Amounts {
  net: number
  vat: number
}

/** Cents including VAT. */
export const totalOf = ({ net, vat }: Amounts): number => net + vat

/**
 * What a change of price does to the money, in cents including VAT: what comes back to who paid, and what a paid
 * registration owes then. What nobody paid is only billed less, or more.
 */
export function moneyAfter({ status, owed, ...before }: LoadedRegistration, after: Amounts) {
  if (status !== 'paid') return { refund: 0, owed: 0 }
  const balance = totalOf(before) - owed - totalOf(after)
  return { refund: Math.max(0, balance), owed: Math.max(0, -balance) }
}
