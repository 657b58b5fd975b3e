import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import type { NewMail } from '../../db/mails.ts'
import {
  bookings,
  invoiceNumbers,
  invoices,
  prepaidCards,
  registrations,
  sessions,
  type users,
} from '../../db/tables.ts'
import type { InvoiceDocument, Party, TilePatternSeed } from '../../domain/documents.ts'
import type { Locale } from '../../domain/locales.ts'
import type { InvoiceShare } from '../../domain/money.ts'
import type { NewLine } from '../../domain/vat.ts'
import { type Asking, ownedBy, preparedFor } from '../platform/index.ts'

export const visibleInvoices = (caller: Asking | null) =>
  ownedBy(caller, { organisation: invoices.organisationId, user: invoices.userId })

/** Orders invoices as they were issued: as text, '2026-10000' would come before '2026-9999'. */
export const numberOrder: SQL = sql`left(invoices.number, 5) || lpad(substr(invoices.number, 6), 9, '0')`

/**
 * The next number of a year: '2026-0001'. Its row stays locked until the transaction ends, and a transaction that
 * fails gives its number back: so none is ever missing. Take it last, since others wait for it.
 */
export async function takeNumber(tx: Transaction, year: number): Promise<string> {
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last })
  return `${year}-${String(taken?.last).padStart(4, '0')}`
}

/** An invoice that another one is made in the stead of: what is left of its VAT, and what had come for it online, in cents. */
interface Replaced {
  id: string
  orderId: string | null
  number: string
  vat: number
  paidOnline: number
  reason: string
}

/** What an invoice is made of, whoever asks for it. */
export interface NewInvoice {
  registrationId?: string | null
  bookingId?: string | null
  /** The card of days bought ahead that it bills. */
  prepaidCardId?: string | null
  organisationId: string | null
  userId: string | null
  /** Whoever `userId` is, where that was read already. */
  orderer?: Pick<typeof users.$inferSelect, 'email' | 'emailVerifiedAt' | 'firstName' | 'role'>
  /** `paid` where the money is in already. */
  status: 'open' | 'paid'
  /** Cents that are in of one that is open. */
  received?: number
  locale: Locale
  customer: Party
  reference: string | null
  lines: NewLine[]
  floor?: TilePatternSeed
  /** The day on which it is due, where that is not as always. */
  dueOn?: string
  /** Who brings what of it, where the kmo-portefeuille helps to pay. */
  shares?: InvoiceShare[]
  /** The site's own address, for the link in the mail. */
  publicUrl: string
  /** What it is made in the stead of; whoever asks for that mails both. */
  replaces?: Replaced
  /** The invoice that it asks more beside, with so much VAT of that. */
  adds?: { id: string; orderId: string; vat: number }
  /** The invoice that it takes a part of over, for participants who moved; whoever asks for that mails both. */
  splits?: { id: string; number: string; paidOnline: number }
  /** Cents of VAT, where they are not those that its lines make. */
  vat?: number
  /** Mails that go out with its own. */
  alongside?: readonly NewMail[]
  /** Who asks, when somebody of the house does. */
  issuedBy?: string | null
}

const id = sql.placeholder('id')

const following = preparedFor((db) =>
  db
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.followsId, id))
    .orderBy(numberOrder)
    .prepare(''),
)

async function creditNotesOf(db: Executor, invoiceId: string): Promise<InvoiceDocument[]> {
  const rows = await following(db).execute({ id: invoiceId })
  return rows.map(({ document }) => document).filter(({ creditOf }) => creditOf)
}

/** What earlier credit notes left of an invoice: its lines with theirs, and the cents. */
export async function leftOfInvoice(db: Executor, { id, document }: { id: string; document: InvoiceDocument }) {
  const documents = [document, ...(await creditNotesOf(db, id))]
  const sum = (of: 'net' | 'vat') => documents.reduce((total, one) => total + one[of], 0)
  return { lines: documents.flatMap(({ lines }) => lines), net: sum('net'), vat: sum('vat') }
}

const billed = preparedFor((db) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), ne(invoices.status, 'credited'), isNull(invoices.creditKind)))
    .orderBy(desc(numberOrder))
    .prepare(''),
)

/** The invoices of a registration that still stand, the newest first: its own, and what was added to that. */
export const billedInvoices = (db: Executor, registrationId: string) => billed(db).execute({ id: registrationId })

type Invoice = Pick<typeof invoices.$inferSelect, 'id' | 'status' | 'document'>

const columns = {
  registrationId: registrations.id,
  bookingId: bookings.id,
  registration: registrations.status,
  startDate: sessions.startDate,
  canceledAt: sessions.canceledAt,
  booking: bookings.status,
  prepaidCardId: prepaidCards.id,
  /** A registration has days of the card, or canceled too late to give all back. */
  isCardUsed: sql<boolean>`exists (select from prepaid_uses
    where prepaid_uses.card_id = ${prepaidCards.id} and prepaid_uses.half_days > 0)`,
}

const billedOrder = preparedFor((db) =>
  db
    .select(columns)
    .from(invoices)
    .leftJoin(registrations, eq(registrations.id, invoices.orderId))
    .leftJoin(sessions, eq(sessions.id, registrations.sessionId))
    .leftJoin(bookings, eq(bookings.id, invoices.orderId))
    .leftJoin(prepaidCards, eq(prepaidCards.id, invoices.orderId))
    .where(eq(invoices.id, id))
    .prepare(''),
)

async function findOrder(db: Executor, invoice: Pick<Invoice, 'id'>) {
  const [order] = await billedOrder(db).execute({ id: invoice.id })
  return order ?? null
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Whether it has seats or a room that canceling gives back. */
const isCancelable = ({ registration, startDate, canceledAt, booking }: Order) =>
  booking === 'waiting_for_payment' ||
  booking === 'paid' ||
  (registration !== null && registration !== 'expired' && (canceledAt !== null || Number(startDate) > Date.now()))

async function hasOtherBill(db: Executor, { registrationId }: Order, id: string) {
  if (!registrationId) return false
  return (await billedInvoices(db, registrationId)).some((other) => other.id !== id)
}

/**
 * The order of an invoice, and what may be credited of it. As a whole only with another bill beside it, or once its order
 * can be canceled no more: it would keep its seats without a bill.
 * Of a card of days all is taken back, while none is used.
 */
export async function orderOfInvoice(db: Executor, invoice: Invoice) {
  const order = await findOrder(db, invoice)
  const { status, document, id } = invoice
  const { prepaidCardId = null, isCardUsed = false } = order ?? {}
  const isCreditable = !document.creditOf && status !== 'credited'
  const mustStand = order !== null && isCancelable(order) && !(await hasOtherBill(db, order, id))
  return {
    registrationId: order?.registrationId ?? null,
    bookingId: order?.bookingId ?? null,
    prepaidCardId,
    isCardUsed,
    mustStand,
    canReissue: isCreditable,
    canCredit: isCreditable && !mustStand && !isCardUsed,
    canCreditPart: isCreditable && prepaidCardId === null,
  }
}
