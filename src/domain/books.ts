/** What each rule of the books says is wrong where it finds something. */
export const bookRules = {
  'seats-taken': 'The session counts other seats than its registrations and offers hold',
  'seats-oversold': 'More seats are taken than the session has',
  'seats-kept': 'A registration that has expired still holds seats',
  'seats-missing': 'A registration that stands does not hold the seats of its participants',
  'order-overdue': 'A registration awaits payment after its deadline',
  'offer-overdue': 'An offer of the waiting list holds seats after its deadline',
  'choice-overdue': 'The choice after a canceled session keeps seats and money after its deadline',
  'booking-overdue': 'A quotation waits for its customer after it ended',
  'order-billed': 'Invoices less credit notes are not what was ordered',
  'order-charged': 'Seats that were given back are still billed',
  'order-underpaid': 'It is paid, but the settled payments less refunds are less than that',
  'order-overpaid': 'The settled payments less refunds are more than what is to be paid',
  'order-owed': 'What is still owed is not what the open invoices leave',
  'order-agreed':
    'A registration does not cost what its discounts left when it was ordered, or holds a code without one',
  'code-used': 'More registrations hold a discount code than may use it',
  'days-held': 'A registration has other days of a card than its price says',
  'days-used': 'More days of a card are used than it has',
  'card-billed': 'The invoice of a card is not what its days cost',
  'payment-undecided': 'Another amount came than was asked, and nobody has decided',
  'invoice-lines': 'The lines of an invoice do not make its net amount',
  'invoice-vat': 'The VAT of an invoice is not that of its lines',
  'invoice-total': 'The totals of an invoice do not add up, or are not those on paper',
  'invoice-numbers': 'The numbers of a year are not those from 1 to the last one given',
  'invoice-credited': 'An invoice is called credited and is not, or the other way round',
  'invoice-shares': 'The shares of who pays an invoice are not what its credit notes left',
  'credited-too-much': 'Credit notes take back more than the invoice',
  'refunded-too-much': 'More is given back than the payment brought',
  'refund-unfounded': 'More is given back than the credit note says, or it is for another order',
  'refund-missing': 'A credit note leaves money to give back that nobody was asked for',
  'refund-waiting': 'A refund was asked for a day ago, and the payment provider has not heard of it',
  'bank-receipt': 'A movement of the bank counts as settled, and its receipt does not',
  'e-invoice-missing': 'An invoice for a business was never given to Peppol, nor said to go by mail',
  'e-invoice-waiting': 'An invoice for a business was not sent by Peppol within a day, nor given up',
  'mail-missing': 'The mail that tells of it was never written',
  'mail-undelivered': 'A mail is not delivered an hour after it was written',
} as const
export type BookRule = keyof typeof bookRules

export const bookUnits = ['cents', 'seats', 'papers', 'uses', 'half days'] as const

/** What a rule counts in `expected` and `found`. */
export function unitOf(rule: BookRule): (typeof bookUnits)[number] {
  if (rule.startsWith('seats-') || rule === 'offer-overdue' || rule === 'choice-overdue') return 'seats'
  if (rule === 'code-used') return 'uses'
  if (rule === 'days-held' || rule === 'days-used') return 'half days'
  return rule.startsWith('mail-') || rule.startsWith('e-invoice-') || rule === 'invoice-numbers' ? 'papers' : 'cents'
}

export const bookSubjects = [
  'session',
  'registration',
  'waiting-list-entry',
  'booking',
  'payment',
  'refund',
  'invoice',
  'year',
  'mail',
  'bank-transaction',
  'discount-code',
  'prepaid-card',
] as const

/** One thing that two books say differently. */
export interface BookDifference {
  rule: BookRule
  /** What it is about; `id` is null for a year, which is named by `number`. */
  subject: (typeof bookSubjects)[number]
  id: string | null
  /** Of an invoice or a quotation, the day of a session, the kind of a mail. */
  number: string | null
  /** The customer, the course or the receiver. */
  whose: string | null
  /** In the rule's unit. */
  expected: number | null
  found: number | null
}

/** How much was compared. */
export interface BookCounts {
  registrations: number
  seats: number
  bookings: number
  payments: number
  refunds: number
  invoices: number
  creditNotes: number
  mails: number
}

export const bookPeriods = ['month', 'quarter'] as const
export type BookPeriod = (typeof bookPeriods)[number]

/** What moves in the books, in the order of their columns. */
export const bookMovements = ['invoiced', 'credited', 'received', 'refunded', 'open'] as const
export type BookMovement = (typeof bookMovements)[number]

/** Whose day VAT counts on. */
export const vatDays = ['invoice', 'payment'] as const
export type VatDay = (typeof vatDays)[number]

const two = (value: number) => String(value).padStart(2, '0')

/** The periods of a year by the names they are kept under: '2026-01', '2026-Q1'. */
export const periodsOf = (year: number, per: BookPeriod): string[] =>
  per === 'month'
    ? Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}`)
    : [1, 2, 3, 4].map((quarter) => `${year}-Q${quarter}`)

/** The period that a day ('2026-09-30') is in. */
export const periodOf = (day: string, per: BookPeriod): string =>
  per === 'month' ? day.slice(0, 7) : `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** The months of a year ('2026'), of a quarter ('2026-Q3'), or of one month ('2026-09'). */
export function monthsIn(period: string): string[] {
  const [year = '', part] = period.split('-')
  const months = periodsOf(Number(year), 'month')
  if (part?.startsWith('Q')) return months.slice(Number(part[1]) * 3 - 3, Number(part[1]) * 3)
  return part ? [period] : months
}
