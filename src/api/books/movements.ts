import { sql } from 'drizzle-orm'

const isNote = sql`document ? 'creditOf'`
const dayOf = (instant: string) => sql`(${sql.raw(instant)} at time zone 'Europe/Brussels')::date`

/** Invoices that staff noted as paid themselves, or whose registration they did: when first. */
const notedPaid = sql`(
  select invoices.id, min(state_changes.created_at) as at from state_changes join invoices on
    entity = 'invoice' and entity_id = invoices.id or entity = 'registration' and entity_id = invoices.registration_id
  where "to" = 'paid' and "from" is not null and state_changes.user_id is not null and not (${isNote})
  group by invoices.id)`

/** Cents of a noted invoice that were paid online by then; of what was accepted, all that was asked. */
const paidOnline = sql`coalesce((select sum(case when transfer_reference is null then amount else paid_amount end)
  from payments where payments.status = 'paid' and payments.created_at <= noted.at
    and (payments.registration_id = invoices.registration_id or payments.booking_id = invoices.booking_id)), 0)`

/**
 * All that moves in the books: day, what, and cents. Money that came or went by bank counts on the day that staff noted
 * it; `open` is what is still to be paid now, on the day of its invoice.
 */
export const movements = sql`(
  select issued_on as day, case when ${isNote} then 'credited' else 'invoiced' end as what, abs(total) as cents from invoices
  union all
  select issued_on, 'open', total + coalesce((select sum(notes.total) from invoices notes
    where notes.follows_id = invoices.id and notes.document ? 'creditOf'), 0)
  from invoices where status = 'open' and not (${isNote})
  union all
  select ${dayOf(`coalesce((select max(created_at) from state_changes
    where entity = 'payment' and entity_id = payments.id and "to" = payments.status), payments.created_at)`)},
    'received', coalesce(paid_amount, amount)
  from payments where status in ('paid', 'returned')
  union all
  select ${dayOf('noted.at')}, 'received', greatest(0, total - ${paidOnline})
  from ${notedPaid} noted join invoices on invoices.id = noted.id
  union all
  select ${dayOf('state_changes.created_at')}, 'refunded', amount
  from refunds join state_changes on entity = 'refund' and entity_id = refunds.id and "to" = 'refunded'
  union all
  select ${dayOf('state_changes.created_at')}, 'refunded', greatest(0, -total - coalesce((
    select sum(amount) from refunds where credit_note_id = invoices.id and refunds.status = 'refunded'), 0))
  from invoices join state_changes on entity = 'invoice' and entity_id = invoices.id
  where ${isNote} and "to" = 'paid' and "from" is not null and state_changes.user_id is not null)`

/** What invoices less credit notes say of each rate; a document of one rate has the cent that rounding left. */
export const vatOfInvoices = sql`(
  select issued_on as day, rate, net,
    case when count(*) over (partition by id) = 1 then vat else round(net * rate / 100) end as vat
  from (
    select invoices.id, issued_on, invoices.vat, (line->>'vatRate')::numeric as rate, sum((line->>'amount')::numeric) as net
    from invoices, jsonb_array_elements(document->'lines') line
    group by invoices.id, (line->>'vatRate')::numeric) rates)`
