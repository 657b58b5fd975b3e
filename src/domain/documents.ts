import type { Locale } from './locales.ts'
import type { InvoiceShare } from './money.ts'

/** Why no VAT is due: recognised vocational training (VAT Code, art. 44, § 2, 4°). */
export const vatExemptions = ['training'] as const
export type VatExemption = (typeof vatExemptions)[number]

/** One line of an invoice or quotation; cents excluding VAT, `vatRate` in percent. */
export interface DocumentLine {
  description: string
  quantity: number
  unitPrice: number
  amount: number
  vatRate: number
  /** Why no VAT is due on it, where the rate is 0. */
  vatExemption?: VatExemption
}

export interface Party {
  name: string
  address: string | null
  zip: string | null
  city: string | null
  country: string | null
  vat: string | null
  /** Ten digits, of a Belgian enterprise that has no VAT number: a public body, a school. */
  enterpriseNumber?: string | null
  email: string | null
}

/** Who sells, as a paper says it in its language: it stays as it was when the paper was made. */
export interface Supplier extends Party {
  phone: string
  iban: string
  /** The court whose register it stands in. */
  register: string
  /** A line about the general terms, and one at the end of invoices. */
  terms?: string | null
  invoiceLine?: string | null
}

/** Cents. */
export interface Totals {
  net: number
  vat: number
  total: number
}

/** Which floor of tiles stands on it: that of the course or the room; left out, that of the document's kind. */
export interface TilePatternSeed {
  seed: string
  family: string
}

/** What an invoice and a quotation say; days as YYYY-MM-DD. */
interface PricedDocument extends Totals {
  locale: Locale
  number: string
  issuedOn: string
  supplier: Supplier
  customer: Party
  reference: string | null
  lines: DocumentLine[]
  floor?: TilePatternSeed
}

/** Everything an invoice says. */
export interface InvoiceDocument extends PricedDocument {
  dueOn: string
  /** What a bank transfer says: '+++202/6000/00137+++'; a credit note has none. */
  paymentReference?: string
  /** Who brings what of it, where the kmo-portefeuille helps to pay. */
  shares?: InvoiceShare[]
  /** Nothing is left to pay: it was, before this was issued. */
  paid?: boolean
  /** Cents that were in before this was issued, where the rest is left to pay. */
  received?: number
  /** The number of the invoice that this credit note takes back. */
  creditOf?: string
  /** The invoice that it takes back stands for the rest. */
  isPart?: boolean
  /** The number of the invoice that this one was made in the stead of; and of a credit note, of the one made in the stead of what it takes back. */
  replaces?: string
  /** The number of the invoice that this one took a part over of, for participants who moved to another date. */
  splits?: string
  replacedBy?: string
}

/** What staff agree to with one customer: cents excluding VAT, for the room and a person, and an amount off. */
export interface AgreedPrices {
  roomPrice?: number | null
  cateringPrice?: number | null
  discount?: { description: string; amount: number } | null
}

/** Everything a quotation for a room says. */
export interface QuotationDocument extends PricedDocument {
  validUntil: string
  /** The day of the booking and its local hours. */
  date: string
  start: string
  end: string
  room: string
  persons: number
  /** What another quotation keeps unless it says otherwise. */
  agreed?: AgreedPrices
  /** Nothing was offered yet: what a quotation would say. */
  example?: boolean
}

/** Everything a certificate says; `code` finds it on the public verification page. */
export interface CertificateDocument {
  locale: Locale
  code: string
  firstName: string
  lastName: string
  dateOfBirth: string | null
  birthPlace: string | null
  course: string
  /** Hours. */
  duration: number
  firstDay: string
  lastDay: string
  /** All of them; left out, the first and the last are known alone. */
  days?: string[]
  issuedOn: string
  supplier: string
  floor?: TilePatternSeed
}

/** Everything an attest of registration for Flemish training leave says; days as YYYY-MM-DD. */
export interface TrainingLeaveAttestDocument {
  locale: Locale
  firstName: string
  lastName: string
  supplier: Supplier
  course: string
  /** Of the course in the Flemish training database. */
  number: string
  /** Contact hours. */
  hours: number
  firstDay: string
  lastDay: string
  place: string
  registeredOn: string
  issuedOn: string
  /** By when it is handed to the employer, and that one asks for its money back. */
  requestBy: string
  claimBy: string
  floor: TilePatternSeed
}

/** Half a day on an attest of attendance: who signed what stands there. */
export interface AttestedHalf {
  present: boolean
  signedBy: ('participant' | 'trainer')[]
}

/** Everything an attest of attendance for Flemish training leave says; days as YYYY-MM-DD, contact hours. */
export interface AttendanceAttestDocument {
  locale: Locale
  firstName: string
  lastName: string
  supplier: Supplier
  course: string
  /** Of the course in the Flemish training database. */
  number: string
  place: string
  days: {
    day: string
    hours: number
    attended: number
    halves: Partial<Record<'morning' | 'afternoon', AttestedHalf>>
  }[]
  hours: number
  attended: number
  issuedOn: string
  floor: TilePatternSeed
}

/** Everything that the list to sign says of a session; days as YYYY-MM-DD. */
export interface AttendanceSheetDocument {
  locale: Locale
  course: string
  /** Half days with their lessons' hours, in UTC. */
  halves: { day: string; start: string; end: string }[]
  place: string
  trainer: string | null
  participants: { name: string; customer: string }[]
  supplier: Supplier
  issuedOn: string
  floor: TilePatternSeed
}

/** Everything that a customer's account statement says; days as YYYY-MM-DD, cents including VAT. */
export interface AccountStatementDocument {
  locale: Locale
  issuedOn: string
  supplier: Supplier
  customer: Party
  /** Null where it begins with the first line, and ends with the last. */
  from: string | null
  until: string | null
  /** What was owed before the first line. */
  opening: number
  lines: { day: string; what: string; reference: string | null; amount: number; balance: number }[]
  open: number
  credit: number
  openInvoices: { number: string; dueOn: string; owed: number }[]
}

/** Everything that a reminder says; cents including VAT, days as YYYY-MM-DD. */
export interface ReminderDocument {
  locale: Locale
  level: number
  issuedOn: string
  supplier: Supplier
  customer: Party
  /** A consumer's has to say what the law asks. */
  isConsumer: boolean
  number: string
  description: string
  billedOn: string
  dueOn: string
  payBy: string
  paymentReference: string
  /** Of the invoice at first, and still. */
  total: number
  open: number
  costs: number
  damages: number
  /** What may be asked as damages where it stays unpaid; nothing where none are. */
  later: number
}
