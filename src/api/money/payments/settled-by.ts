import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'

/** What a payment settles of its order: all of it, what it owes since it moved, or what staff noted as paid already. */
export type Settled = 'order' | 'owed' | 'noted'

interface Order {
  status: string
  owed: number
  amount: number
  /** Another payment was taken for it. */
  isPaidElsewhere: boolean
}

function settledOf({ status, owed, amount, isPaidElsewhere }: Order): Settled | null {
  if (status === 'awaiting_payment' || status === 'waiting_for_payment') return 'order'
  if (status !== 'paid' && status !== 'completed') return null
  if (owed > 0) return owed === amount ? 'owed' : null
  return isPaidElsewhere ? null : 'noted'
}

/** What a payment would settle were it taken; null when its order waits for no money any more. */
export async function settledBy(db: Executor, paymentId: string): Promise<Settled | null> {
  const { rows } = await db.execute<Order & Record<string, unknown>>(sql`
    select coalesce(registrations.status, bookings.status) as status, coalesce(registrations.owed, 0) as owed, payments.amount,
      exists (select from payments others where others.status = 'paid' and (others.registration_id = payments.registration_id
        or others.booking_id = payments.booking_id)) as "isPaidElsewhere"
    from payments left join registrations on registrations.id = payments.registration_id
    left join bookings on bookings.id = payments.booking_id where payments.id = ${paymentId}`)
  return rows[0] ? settledOf(rows[0]) : null
}
