import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { invoices, organisations, registrations } from '../../db/tables.ts'
import { brusselsDay, brusselsInstant, daysBetween, plusDays } from '../../domain/days.ts'
import { assertNoPaymentUnderWay, billedInvoices, type OrderKind, readOpen, receivePaid } from '../money/index.ts'
import { type ApiContext, ApiError, callerOf, invalid, lock } from '../platform/index.ts'
import { completeRegistration, invoiceRegistration } from './confirm-registration.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { retakeSeats } from './seats.ts'
import { type Actor, transitionRegistration } from './transition-registration.ts'

/** Locks a registration after its session; 409 where it moves to another one just now. */
async function lockWithSession(tx: Transaction, id: string) {
  const [known] = await tx
    .select({ session: registrations.sessionId })
    .from(registrations)
    .where(eq(registrations.id, id))
  if (!known) throw new ApiError('NOT_FOUND')
  await lock(tx, { sessions: [known.session], registrations: [id] })
  const registration = await loadRegistration(tx, id)
  if (registration.sessionId !== known.session) throw new ApiError('BUSY')
  return registration
}

async function ownInvoice(tx: Transaction, id: string): Promise<string> {
  const [invoice] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.registrationId, id))
  if (!invoice) throw new ApiError('STATE_CONFLICT')
  return invoice.id
}

/**
 * Issues the invoice of a registration that has none yet, for which so many cents came: paid with all of it, else open,
 * and its seats are kept without a deadline. Gives back the invoice's id; 409 where nothing is to be paid, or too late.
 */
export async function billReceived(context: ApiContext, tx: Transaction, id: string, received: number) {
  const registration = await lockWithSession(tx, id)
  const { status, net, vat, isTakenBack } = registration
  if (status === 'paid' || isTakenBack || net === 0 || (await billedInvoices(tx, id)).length > 0)
    throw new ApiError('STATE_CONFLICT')
  if (received >= net + vat) {
    if (status === 'expired' && !(await retakeSeats(tx, registration))) throw new ApiError('SESSION_FULLY_BOOKED')
    await completeRegistration(context, tx, registration, { as: 'staff', userId: callerOf(context).userId })
    return ownInvoice(tx, id)
  }
  if (status !== 'awaiting_payment') throw new ApiError('STATE_CONFLICT')
  await assertNoPaymentUnderWay(tx, id)
  await tx.update(registrations).set({ billing: 'invoice', expiresAt: null }).where(eq(registrations.id, id))
  await invoiceRegistration(context, tx, registration, 'open', [], { received })
  return ownInvoice(tx, id)
}

/** Notes that all that is to be paid of a registration, locked with its session, came today: it is paid. */
export async function receiveRegistration(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  actor: Actor,
) {
  const { id, net, vat } = registration
  const isBilled = (await billedInvoices(tx, id)).length > 0
  const open = isBilled ? await readOpen(tx, { order: id }) : []
  await completeRegistration(context, tx, registration, actor)
  if (net === 0) return
  await receivePaid(context, tx, isBilled ? open : [{ id: await ownInvoice(tx, id), open: net + vat }])
}

/** Until when its seats are kept moves with the day by which it is to be paid; null where the session starts before. */
function keptUntil({ status, expiresAt, startDate }: LoadedRegistration, days: number): Date | null {
  if (!expiresAt || status !== 'awaiting_payment' || days === 0) return expiresAt
  const until = brusselsInstant(plusDays(brusselsDay(expiresAt), days), '00:00')
  return until < startDate ? until : null
}

/** Its invoice, which is locked with it, is made again: who is billed is billed from now on. */
export const rebillRegistration: OrderKind['billedAnew'] = async (tx, id, { customer, reference, dueOn, before }) => {
  const registration = await loadRegistration(tx, id)
  const { name, address, zip, city, country, email, vat } = customer
  const known = {
    name,
    address: address ?? '',
    zip: zip ?? '',
    city: city ?? '',
    country: country ?? '',
    email: email ?? '',
  }
  const missing = Object.entries(known).find(([, value]) => value === '')
  if (missing) throw invalid(missing[0], 'error.required')
  const expiresAt = keptUntil(registration, daysBetween(before, dueOn))
  await tx
    .update(registrations)
    .set({ invoice: { ...known, vat, reference }, expiresAt })
    .where(eq(registrations.id, id))
}

const isPartners = async (tx: Transaction, { organisationId }: LoadedRegistration): Promise<boolean> =>
  organisationId !== null &&
  (await tx.$count(organisations, and(eq(organisations.id, organisationId), organisations.isPartner))) > 0

/** That the money of a registration came is taken back: it keeps its seats, and its invoice is open again. */
export async function reopenRegistration(tx: Transaction, registration: LoadedRegistration, actor: Actor) {
  const { billing } = registration
  const outcome = billing === 'invoice' && (await isPartners(tx, registration)) ? 'partner' : null
  const waits = { status: 'awaiting_payment', paidAt: null, expiresAt: null, balanceDue: 0 } as const
  const asked = { billing: billing === 'online' ? 'invoice' : billing, outcome } as const
  await transitionRegistration(tx, registration, { ...waits, ...asked }, actor)
}
