import { sql } from 'drizzle-orm'

/** Every invoice and credit note with the order that it is for. */
export const accountingDocuments = sql`(
  select entry.id, entry.number, entry.status, entry.total, entry.credit_kind is not null as is_note, entry.follows_id,
    entry.credit_kind is not distinct from 'agreed' as is_agreed, registrations.id as registration_id,
    bookings.id as booking_id
  from invoices entry
  left join registrations on registrations.id = entry.order_id
  left join bookings on bookings.id = entry.order_id)`

/** Cents that credit notes left of each invoice. */
const left = sql`(
  select billed.id, billed.status, billed.registration_id, billed.booking_id,
    billed.total + coalesce(sum(notes.total), 0)::int as left
  from accounting_documents billed left join accounting_documents notes on notes.follows_id = billed.id and notes.is_note
  where not billed.is_note
  group by billed.id, billed.status, billed.total, billed.registration_id, billed.booking_id)`

/** Cents of credit notes that staff agreed with a customer, and those of them that no payment was asked for: a person returns them. */
const agreed = sql`(
  select coalesce(registration_id, booking_id) as id, sum(-total)::int as off,
    sum(-total - coalesce((select sum(amount) from refunds where credit_note_id = accounting_documents.id), 0))::int as by_person
  from accounting_documents where is_agreed and is_note group by 1)`

/** A refund that failed is a person's to give back, so it counts as given. */
const received = sql`(
  select coalesce(registration_id, booking_id) as id, sum(coalesce(paid_amount, amount) - coalesce(returned, 0))::int as money
  from payments left join (
    select payment_id, sum(amount) as returned from refunds group by payment_id
  ) refunds on refunds.payment_id = payments.id
  where status = 'paid' group by 1)`

/** Orders for which staff wrote down that money came by another way, a bank transfer mostly. */
const byHand = sql`(
  select entity_id as id from state_changes
  where entity in ('registration', 'booking') and "to" = 'paid' and "from" is not null and user_id is not null
  union
  select coalesce(accounting_documents.registration_id, accounting_documents.booking_id) from accounting_documents
  join state_changes on entity = 'invoice' and entity_id = accounting_documents.id and "from" is not null and user_id is not null
  where "to" = 'paid' and not accounting_documents.is_note)`

/**
 * What is ordered, by what it should cost: `price` in cents including VAT, `due` the part that should be in by now, `open`
 * the part that bills should still ask for; `open` null where a bill may be paid or not.
 */
const wanted = sql`
  select 'registration' as subject, id, status, null::text as number, invoice->>'name' as whose, net, cancellation_fee,
    net + vat as price, billing <> 'online' as is_partner, paid_at is not null as was_paid,
    case when paid_at is null then 0 else net + vat - balance_due end as due,
    case when paid_at is not null then balance_due end as open
  from registrations
  union all
  select 'booking', id, status, offer->>'number', coalesce(organisation_name, first_name || ' ' || last_name), null, null,
    price, false, status in ('paid', 'completed'), case when status in ('paid', 'completed') then price else 0 end,
    case when status = 'waiting_for_payment' then price else 0 end
  from bookings left join agreed using (id),
    lateral (select coalesce((offer->>'total')::int, 0) - coalesce(off, 0) as price) priced`

/** Every order with what the other books say of it. */
export const orders = sql`
  with accounting_documents as materialized ${accountingDocuments}, agreed as ${agreed}, wanted as (${wanted}), received as ${received}, by_hand as ${byHand},
  billed as (
    select coalesce(registration_id, booking_id) as id, sum("left")::int as billed,
      coalesce(sum("left") filter (where status = 'open'), 0)::int as asked
    from ${left} bills where coalesce(registration_id, booking_id) is not null group by 1)
  select wanted.*, billed.id is not null as has_bill, coalesce(billed.billed, 0) as billed, coalesce(billed.asked, 0) as asked,
    coalesce(received.money, 0) as money, coalesce(agreed.by_person, 0) as by_person, by_hand.id is not null as by_hand
  from wanted left join billed using (id) left join received using (id) left join by_hand using (id)
  left join agreed using (id)`
