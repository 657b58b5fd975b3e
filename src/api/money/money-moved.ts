import { sql } from 'drizzle-orm'

const dayOf = (instant: string) => sql`(${sql.raw(instant)} at time zone 'Europe/Brussels')::date`

/** When a payment came to stand where it stands. */
const settledOn = dayOf(`coalesce((select max(created_at) from state_changes
  where entity = 'payment' and entity_id = coalesce(payments.part_of, payments.id) and "to" = payments.status), payments.created_at)`)

const paidFor = sql`payments.id as id, payments.external_id as reference, 'paymentProvider' as account,
  coalesce(payments.registration_id, payments.booking_id) as order_id, null::uuid as invoice_id, null::uuid as receipt_id`

const receivedBy = sql`receipts.id, receipts.reference, case receipts.way when 'cash' then 'cash' else 'bank' end,
  null::uuid as order_id`

/**
 * All money that came and went (less than nothing), in cents: the day, the account it stands on, and what it is of: an
 * order, an invoice, or a receipt's customer alone. Money that came by bank, and what of it went back, counts on its own
 * day, what a credit note gave back by bank on the day that staff noted it. Movements of one id are one entry.
 */
export const moneyMoved = sql`(
  select ${settledOn} as day, coalesce(paid_amount, amount) as cents, ${paidFor}
  from payments where status in ('paid', 'returned')
  union all
  select receipts.received_on, parts.amount, ${receivedBy}, parts.invoice_id, null
  from receipts join receipt_parts parts on parts.receipt_id = receipts.id where receipts.undone_at is null
  union all
  select received_on, unplaced, ${receivedBy}, null, receipts.id
  from (select receipts.*, amount - coalesce((
      select sum(parts.amount) from receipt_parts parts where parts.receipt_id = receipts.id), 0)::int as unplaced
    from receipts where undone_at is null) receipts where unplaced > 0
  union all
  select paid_on, -repayments.amount, repayments.id, repayments.reference, 'bank', null, null, repayments.receipt_id
  from repayments where repayments.undone_at is null
  union all
  select ${dayOf('state_changes.created_at')}, -refunds.amount, refunds.id, refunds.external_id, 'paymentProvider',
    coalesce(payments.registration_id, payments.booking_id), refunds.credit_note_id, null
  from refunds join payments on payments.id = refunds.payment_id
  join state_changes on entity = 'refund' and entity_id = refunds.id and "to" = 'refunded'
  union all
  select ${dayOf('state_changes.created_at')}, -by_person, notes.id, null, 'bank', notes.order_id, notes.id, null
  from (select invoices.*, greatest(0, -total - coalesce((
      select sum(amount) from refunds where credit_note_id = invoices.id and refunds.status = 'refunded'), 0))::int as by_person
    from invoices where credit_kind is not null) notes
  join state_changes on entity = 'invoice' and entity_id = notes.id
  where by_person > 0 and "to" = 'paid' and "from" is not null and state_changes.user_id is not null)`

/** What of a payment staff accepted never to come, on the day that they did. */
export const moneyWrittenOff = sql`(
  select ${settledOn} as day, payments.amount - payments.paid_amount as cents, ${paidFor}
  from payments where status = 'paid' and transfer_reference is null and paid_amount < amount)`
