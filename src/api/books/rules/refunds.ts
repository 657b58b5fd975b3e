import { sql } from 'drizzle-orm'
import { waivedOf } from '../../payments/waived-of.ts'
import { papers } from '../orders.ts'
import type { Rule } from '../rule.ts'

const payers = sql`
  select payments.id,
    case when payments.status in ('paid', 'returned') then coalesce(payments.paid_amount, payments.amount) else 0 end as brought, bookings.offer->>'number' as number,
    coalesce(registrations.invoice->>'name', bookings.organisation_name, bookings.email) as whose,
    coalesce(payments.registration_id, payments.booking_id) as order_id
  from payments left join registrations on registrations.id = payments.registration_id
  left join bookings on bookings.id = payments.booking_id`

/** Credit notes of orders, with what payments gave back for them. */
const notes = sql`
  select notes.id, notes.number, notes.status, -notes.total as total, payers.whose, notes.registration_id,
    coalesce(sum(refunds.amount) filter (where refunds.status <> 'failed'), 0)::int as returned,
    coalesce(sum(refunds.amount), 0)::int as asked,
    coalesce(bool_or(payers.order_id <> coalesce(notes.registration_id, notes.booking_id)), false) as is_foreign
  from ${papers} notes left join refunds on refunds.credit_note_id = notes.id
  left join (${payers}) payers on payers.id = refunds.payment_id
  where notes.is_note and notes.registration_id is not null
  group by notes.id, notes.number, notes.status, notes.total, payers.whose, notes.registration_id`

/** What staff credit themselves, they also give back. */
const isSeenTo = sql`exists (select from mails where key = 'refund-by-hand:' || notes.id)
  or exists (select from state_changes where entity = 'invoice' and entity_id = notes.id and user_id is not null)`

export const refundRules: Rule[] = [
  {
    name: 'refunded-too-much',
    rows: sql`select 'payment' as subject, payers.id, payers.number, payers.whose,
        payers.brought as expected, sum(refunds.amount)::int as found
      from refunds join (${payers}) payers on payers.id = refunds.payment_id
      where refunds.status <> 'failed'
      group by payers.id, payers.number, payers.whose, payers.brought
      having sum(refunds.amount) > payers.brought or min(refunds.amount) <= 0`,
  },
  {
    name: 'refund-unfounded',
    rows: sql`select 'invoice' as subject, id, number, whose, total as expected, returned as found
      from (${notes}) notes where returned > total or is_foreign`,
  },
  {
    name: 'refund-missing',
    rows: sql`select 'invoice' as subject, id, number, whose, total as expected, asked as found
      from (${notes}) notes where status = 'open' and asked < total - ${waivedOf(sql`notes.registration_id`)}
        and not (${isSeenTo})`,
  },
  {
    name: 'refund-waiting',
    rows: sql`select 'refund' as subject, refunds.id, payers.number, payers.whose, refunds.amount as expected, 0 as found
      from refunds join (${payers}) payers on payers.id = refunds.payment_id
      where refunds.status = 'requested' and refunds.created_at < now() - interval '1 day'`,
  },
]
