import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import type { Party } from '../../domain/documents.ts'
import type { PaymentDecision, ProviderStatus } from '../../domain/money.ts'
import type { PaymentDecided } from '../../domain/money-mails.ts'
import type { ApiContext } from '../platform/index.ts'

/** Cents that staff wrote off: what they accepted never to come for a registration: what is credited of them goes back to nobody. */
export const writtenOffOf = (registrationId: SQLWrapper) => sql<number>`coalesce((
  select sum(short.amount - short.paid_amount) from payments short
  where short.registration_id = ${registrationId} and short.status = 'paid' and short.transfer_reference is null
    and short.paid_amount < short.amount), 0)::int`

/** What a payment settles of its order: all of it, what it owes since it moved, or what staff noted as paid already. */
export type Settled = 'order' | 'balance' | 'noted'

interface OrderMoney {
  status: string
  balanceDue: number
  amount: number
  /** Another payment was taken for it. */
  isPaidElsewhere: boolean
}

function settledOf({ status, balanceDue, amount, isPaidElsewhere }: OrderMoney): Settled | null {
  if (status === 'awaiting_payment' || status === 'waiting_for_payment') return 'order'
  if (status !== 'paid' && status !== 'completed') return null
  if (balanceDue > 0) return balanceDue === amount ? 'balance' : null
  return isPaidElsewhere ? null : 'noted'
}

/** What a payment would settle were it taken; null when its order waits for no money any more. */
export async function settledBy(db: Executor, paymentId: string): Promise<Settled | null> {
  const { rows } = await db.execute<OrderMoney & Record<string, unknown>>(sql`
    select coalesce(registrations.status, bookings.status) as status,
      coalesce(registrations.balance_due, 0) as "balanceDue", payments.amount,
      exists (select from payments others where others.status = 'paid' and (others.registration_id = payments.registration_id
        or others.booking_id = payments.booking_id)) as "isPaidElsewhere"
    from payments left join registrations on registrations.id = payments.registration_id
    left join bookings on bookings.id = payments.booking_id where payments.id = ${paymentId}`)
  return rows[0] ? settledOf(rows[0]) : null
}

export interface Verdict {
  decision: PaymentDecision
  reason: string
  userId: string
}

/** A payment that was decided, for whose order it is. */
export interface Decided {
  id: string
  verdict: Verdict
}

/** What an order that is locked does with a payment of it that was decided. */
export interface DecidedOrder {
  /** The money counts: `amount` is what came of it, in cents. */
  settle(settled: Exclude<Settled, 'noted'>, amount: number): Promise<void>
  /** The money goes back: there is time to pay anew. */
  reopen(): Promise<void>
  mail(values: Omit<PaymentDecided, 'firstName' | 'subject' | 'url'>): Promise<void>
}

/** Who paid, and for what. */
interface PaidBy {
  customer: string
  email: string
  subject: string
}

/** An order that is locked, by what its payments ask of it. */
interface Order {
  /** Another amount came than was asked: its customer sees and hears that it is pending. */
  mismatch(paymentId: string): Promise<PaidBy>
  decided(payment: Decided): DecidedOrder
}

interface BilledAnew {
  customer: Party
  reference: string | null
  dueOn: string
  before: string
}

/** What is paid for, as money knows it. */
export interface OrderKind {
  /** Locks an order before its payments, as everybody does, in a transaction of its own; 404 without such an order. */
  change(context: ApiContext, id: string, work: (tx: Transaction, order: Order) => Promise<void>): Promise<void>
  /** Does what follows from the provider's word on a payment; nothing when that was heard before. */
  settle(context: ApiContext, payment: { id: string; order: string }, status: ProviderStatus): Promise<void>
  /**
   * Locks an order that nothing bills yet and issues its invoice: paid where so many cents that came are all of it, else
   * open, for which it waits without a deadline. Gives back the invoice's id; 409 where it cannot be billed.
   */
  bill(context: ApiContext, tx: Transaction, id: string, received: number): Promise<string>
  /** Its invoice, which is locked with it, is made again: who is billed, and by when it is to be paid, which was `before`. */
  billedAnew(tx: Transaction, id: string, billed: BilledAnew): Promise<void>
  /** Its invoice, which is locked with it, was noted as paid; false where whoever is billed is still to hear of that. */
  billPaid(context: ApiContext, tx: Transaction, id: string): Promise<boolean>
  /** That its invoice, which is locked with it, was paid is taken back: it waits for money again. */
  billReopened(context: ApiContext, tx: Transaction, id: string): Promise<void>
}

type Orders = { [Name in 'registration' | 'booking']: OrderKind }
const known: Partial<Orders> = {}

/** Those who sell say how their orders deal with money, before the API answers anything. */
export const sell = (kinds: Partial<Orders>) => Object.assign(known, kinds)

/** The order of a payment or an invoice; null for an invoice of none. */
export function orderOf({ registrationId, bookingId }: { registrationId: string | null; bookingId: string | null }) {
  const [kind, id] = registrationId ? [known.registration, registrationId] : [known.booking, bookingId]
  if (id === null) return null
  if (!kind) throw new Error('Nobody sells this')
  return { kind, id }
}
