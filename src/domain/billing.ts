import { brusselsDay, brusselsInstant, plusDays } from './days.ts'

/** What staff decided of registrations on invoice; amounts in cents including VAT. */
export interface BillingSettings {
  daysUntilDue: number
  /** What one customer may have open. */
  mostOpen: number
  /** How many invoices of theirs must have been paid before. */
  paidBefore: number
  forPrivatePersons: boolean
  /** Unpaid so many days after its due day, a registration is canceled; null: it stays until staff decide. */
  daysKept: number | null
}

/** What decides whether a customer may pay on invoice. */
export interface Debtor {
  isOrganisation: boolean
  /** The address of whoever registers. */
  isVerified: boolean
  /** Invoices that were paid, and cents that are open. */
  paid: number
  open: number
}

/** Why not, as an error at `payment`; null where it may be. */
export function refusalOfInvoice(settings: BillingSettings, debtor: Debtor, total: number): string | null {
  if (!debtor.isOrganisation && !settings.forPrivatePersons) return 'error.invoicePrivate'
  if (!debtor.isVerified) return 'error.invoiceUnverified'
  if (debtor.paid < settings.paidBefore) return 'error.invoiceFirst'
  return debtor.open + total > settings.mostOpen ? 'error.invoiceOpen' : null
}

/** Until when the seats of what is billed now are kept unpaid; null where they stay, or the session starts before. */
export function billedUntil({ daysUntilDue, daysKept }: BillingSettings, start: Date, now: Date): Date | null {
  if (daysKept === null) return null
  const until = brusselsInstant(plusDays(brusselsDay(now), daysUntilDue + daysKept + 1), '00:00')
  return until < start ? until : null
}
