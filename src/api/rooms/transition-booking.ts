import { eq, sql } from 'drizzle-orm'
import type { billedFields } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { bookings, invoices } from '../../db/tables.ts'
import type { BookingActor, BookingStatus } from '../../domain/bookings.ts'
import { bookingStatuses, bookingTransitions, customerOf, dayPartHours } from '../../domain/bookings.ts'
import { asLocale, type Locale, localePath } from '../../domain/locales.ts'
import { type InvoiceStatus, invoiceTransitions } from '../../domain/money.ts'
import { canTransition } from '../../domain/state-table.ts'
import { issueCreditNote } from '../money/index.ts'
import { type ApiContext, ApiError, hashOf, lock, type Principal, pick, rowToken } from '../platform/index.ts'
import type { BookingRow } from './booking-resource.ts'

type Site = Pick<ApiContext, 'publicUrl'>

export const localeOf = ({ language }: Pick<BookingRow, 'language'>): Locale => asLocale(language)

/** Where a customer reads of the room he asked for, and answers; nowhere without an account. */
export const bookingPage = ({ publicUrl }: Site, booking: BookingRow): { url?: string } =>
  booking.userId ? { url: publicUrl() + localePath(`/my-account/bookings-data/${booking.id}`, localeOf(booking)) } : {}

/** The link by which the quotation of a booking is answered, and what is kept of it. Another address gets another link. */
export function quotationLink({ jwtSecret, publicUrl }: ApiContext, booking: BookingRow) {
  const token = rowToken(`${booking.id}:${booking.email.toLowerCase()}`, jwtSecret, 'quotation')
  return { url: publicUrl() + localePath(`/quotation/${token}`, localeOf(booking)), hash: hashOf(token) }
}

/** The day, its local hours and how many come. */
export const visitOf = ({ date, dayPart }: BookingRow) => ({ date, ...dayPartHours[dayPart] })

/** A mail to who asked for a room, with what it says. */
export const customerMail = <More extends object>(booking: BookingRow, more: More) => ({
  about: booking.id,
  to: booking.email,
  locale: localeOf(booking),
  values: { firstName: booking.firstName, ...more },
})

/** What the quotation of a booking is for, as payments name it. */
export const subjectOf = ({ offer }: BookingRow) => [offer?.number, offer?.room].filter(Boolean).join(', ')

/** What the provider reads of a quotation that was answered. */
export const quotationDecided = ({ controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>, booking: BookingRow) => ({
  customer: customerOf(booking),
  number: booking.offer?.number ?? '',
  date: booking.date,
  url: controlPanelUrl(`/requests/${booking.id}`),
})

/** Who moves a booking; nobody signed in for jobs and payment providers. */
export interface Actor {
  as: BookingActor
  userId: string | null
}

export const actorOf = (caller: Principal | null): Actor => ({
  as: caller?.role === 'STAFF' ? 'staff' : 'customer',
  userId: caller?.userId ?? null,
})

/** 409 when the table does not have the move; 403 when it is one that customers never make. */
export function assertCanTransition(from: BookingStatus, to: BookingStatus, { as }: Actor) {
  if (canTransition(bookingTransitions, from, to, as)) return
  const isTheirs = bookingStatuses.some((status) => canTransition(bookingTransitions, status, to, as))
  throw new ApiError(as !== 'customer' || isTheirs ? 'STATE_CONFLICT' : 'FORBIDDEN')
}

type Changes = Partial<
  Pick<
    BookingRow,
    'reason' | 'offer' | 'offerValidUntil' | 'offerTokenHash' | 'customerRef' | (typeof billedFields)[number]
  >
>

const quoted = (offer: BookingRow['offer']) =>
  offer ? pick(offer, 'number', 'room', 'net', 'total', 'validUntil') : {}

/** Moves a booking that the caller has locked along the table, and writes down who did. */
export async function transitionBooking(
  tx: Transaction,
  { id, status: from, offer }: BookingRow,
  to: BookingStatus,
  actor: Actor,
  changes: Changes = {},
) {
  assertCanTransition(from, to, actor)
  await tx
    .update(bookings)
    .set({ ...changes, status: to, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
  const told = { from, to, userId: actor.userId, reason: changes.reason }
  const differences = changes.offer ? differencesOf(quoted(offer), quoted(changes.offer)) : undefined
  await recordStateChange(tx, 'booking', id, { ...told, differences })
}

/** Lets the invoice of a locked booking follow it, where its own table has the move; one that is credited gets its credit note. */
export async function syncInvoiceStatus(
  { publicUrl }: Site,
  tx: Transaction,
  bookingId: string,
  to: InvoiceStatus,
  { as, userId }: Actor,
) {
  const [billed] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.bookingId, bookingId))
  if (!billed) return
  await lock(tx, { invoices: [billed.id] })
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, billed.id))
  if (!invoice || (as !== 'staff' && as !== 'payment') || !canTransition(invoiceTransitions, invoice.status, to, as))
    return
  const { id, status: from } = invoice
  await tx.update(invoices).set({ status: to }).where(eq(invoices.id, id))
  await recordStateChange(tx, 'invoice', id, { from, to, userId })
  const note = { publicUrl: publicUrl(), issuedBy: userId, creditKind: 'canceled' } as const
  if (to === 'credited') await issueCreditNote(tx, invoice, note)
}

/** The money for a booking that the caller has locked is in: it says so, and so does its invoice. */
export async function payBooking(context: Site, tx: Transaction, booking: BookingRow, actor: Actor) {
  await transitionBooking(tx, booking, 'paid', actor)
  await syncInvoiceStatus(context, tx, booking.id, 'paid', actor)
  const mail = customerMail(booking, { ...visitOf(booking), room: booking.offer?.room ?? '' })
  await queueMail(tx, { ...mail, kind: 'booking-paid' })
}

/** The day of a locked booking is over; its customer is thanked. */
export async function completeBooking({ publicUrl }: Site, tx: Transaction, booking: BookingRow, actor: Actor) {
  await transitionBooking(tx, booking, 'completed', actor)
  const { date, offer } = booking
  const url = publicUrl() + localePath('/facilitiesBooking', localeOf(booking))
  const mail = customerMail(booking, { date, room: offer?.room ?? '', url })
  await queueMail(tx, { ...mail, kind: 'booking-completed' })
}
