import { sql } from 'drizzle-orm'
import { openAmountOf } from './open-amount.ts'

/** Every invoice and credit note with the order that it is for. */
export const accountingDocuments = sql`(
  select entry.id, entry.number, entry.status, entry.total, entry.credit_kind is not null as is_note, entry.follows_id,
    ${openAmountOf('entry')} as open,
    entry.credit_kind is not distinct from 'agreed' as is_agreed, registrations.id as registration_id,
    bookings.id as booking_id
  from invoices entry
  left join registrations on registrations.id = entry.order_id
  left join bookings on bookings.id = entry.order_id)`

/** Cents that credit notes left of each invoice, and that are still to be paid of it. */
const left = sql`(
  select billed.id, billed.registration_id, billed.booking_id, billed.open,
    billed.total + coalesce(sum(notes.total), 0)::int as left
  from accounting_documents billed left join accounting_documents notes on notes.follows_id = billed.id and notes.is_note
  where not billed.is_note
  group by billed.id, billed.open, billed.total, billed.registration_id, billed.booking_id)`

/** Cents of credit notes that staff agreed with a customer. */
const agreed = sql`(
  select coalesce(registration_id, booking_id) as id, sum(-total)::int as off
  from accounting_documents where is_agreed and is_note group by 1)`

/** Cents of credit notes of what was paid that no payment was asked for: a person returns them. */
const returned = sql`(
  select coalesce(registration_id, booking_id) as id,
    sum(greatest(0, -total - coalesce((select sum(amount) from refunds where credit_note_id = notes.id), 0)))::int as by_person
  from accounting_documents notes where is_note and not exists (
    select from state_changes where entity = 'invoice' and entity_id = notes.id and "from" is null and "to" = 'paid')
  group by 1)`

/**
 * What came online, less what went back, and what staff accepted never to come. A refund that failed is a person's to
 * give back, so it counts as given.
 */
const received = sql`(
  select coalesce(registration_id, booking_id) as id, sum(coalesce(paid_amount, amount) - coalesce(returned, 0))::int as money,
    coalesce(sum(amount - paid_amount) filter (where transfer_reference is null and paid_amount < amount), 0)::int as written_off
  from payments left join (
    select payment_id, sum(amount) as returned from refunds group by payment_id
  ) refunds on refunds.payment_id = payments.id
  where status = 'paid' group by 1)`

/** What came by another way. */
const receipts = sql`(
  select coalesce(registration_id, booking_id) as id, sum(parts.amount)::int as noted
  from receipt_parts parts join receipts on receipts.id = parts.receipt_id and receipts.undone_at is null
  join accounting_documents on accounting_documents.id = parts.invoice_id group by 1)`

/**
 * What is ordered, by what it should cost: `price` in cents including VAT, `due` the part that should be in by now, `open`
 * the part that bills should still ask for; either null where what its bills say of that is all there is.
 */
const wanted = sql`
  select 'registration' as subject, id, status, null::text as number, invoice->>'name' as whose, net, cancellation_fee,
    net + vat as price, billing <> 'online' as is_partner, paid_at is not null as was_paid,
    case when paid_at is not null then net + vat - balance_due end as due,
    case when paid_at is not null then balance_due end as open
  from registrations
  union all
  select 'booking', id, status, offer->>'number', coalesce(organisation_name, first_name || ' ' || last_name), null, null,
    price, false, status in ('paid', 'completed'), case when status in ('paid', 'completed') then price
      when status = 'canceled' then 0 end,
    case when status in ('paid', 'completed') then 0 end
  from bookings left join agreed using (id),
    lateral (select coalesce((offer->>'total')::int, 0) - coalesce(off, 0) as price) priced`

/** Every order with what the other books say of it: `due` is what its bills take for paid where it says nothing itself. */
export const orders = sql`
  with accounting_documents as materialized ${accountingDocuments}, agreed as ${agreed}, wanted as (${wanted}),
  received as ${received}, noted as ${receipts}, returned as ${returned},
  billed as (
    select coalesce(registration_id, booking_id) as id, sum("left")::int as billed, sum(open)::int as asked
    from ${left} bills where coalesce(registration_id, booking_id) is not null group by 1)
  select wanted.subject, id, wanted.status, wanted.number, whose, net, cancellation_fee, price, is_partner, was_paid,
    coalesce(due, billed - asked, 0) as due, open, billed.id is not null as has_bill, coalesce(billed.billed, 0) as billed,
    coalesce(billed.asked, 0) as asked, coalesce(received.money, 0) + coalesce(noted.noted, 0) as money,
    coalesce(written_off, 0) as written_off, coalesce(by_person, 0) as by_person
  from wanted left join billed using (id) left join received using (id) left join noted using (id)
  left join returned using (id)`
