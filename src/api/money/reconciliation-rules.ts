import { type SQL, sql } from 'drizzle-orm'
import { orders } from './book-orders.ts'

/** Registrations that ended, and when; nobody is told where an account was replaced by its owner's. */
const ended = sql`(
  select registrations.id, invoice->>'name' as whose, max(state_changes.created_at) as ended_at
  from registrations join state_changes on entity = 'registration' and entity_id = registrations.id
  where status = 'expired' and "to" = 'expired' and ended_reason is distinct from 'account replaced'
  group by registrations.id)`

/** What came with the demo happened before there were mails. */
const since = sql`coalesce((select value::timestamptz from facts where name = 'mails-since'), '-infinity')`

const booked = sql`coalesce(bookings.organisation_name, bookings.first_name || ' ' || bookings.last_name)`
const billed = sql`document->'customer'->>'name'`

/** What somebody is told of, with the kinds of mail of which one tells it, and what they are about. */
const told = sql`
  select 'registration' as subject, id, null::text as number, invoice->>'name' as whose, id as about,
    array['payment-received', 'phone-registration'] as kinds
  from registrations where paid_at > ${since} and (split_from is null or exists (
    select from state_changes where entity = 'registration' and entity_id = registrations.id and "from" <> "to" and "to" = 'paid'))
  union all
  select 'registration', id, null, invoice->>'name', id,
    array['registration-partner', 'registration-invoice', 'registration-subsidy', 'registration-received',
      'phone-registration']
  from registrations where status = 'awaiting_payment' and created_at > ${since} and split_from is null
  union all
  select 'registration', id, null, invoice->>'name', id, array['registration-moved']
  from registrations where created_at > ${since} and split_from is not null
  union all
  select 'registration', id, null, whose, id,
    array['registration-expired', 'registration-canceled', 'cancellation-settled', 'registration-withdrawn',
      'session-refunded']
  from ${ended} ended where ended_at > ${since}
  union all
  select 'invoice', id, number, ${billed}, case when document ? 'splits' then order_id else id end, array[case
    when document ? 'splits' then 'registration-moved' when document ? 'creditOf' then 'credit-note'
    when document ? 'replaces' then 'invoice-reissued' else 'invoice' end]
  from invoices
  where not document ? 'replacedBy' and created_at > ${since} and (user_id is not null or coalesce(document->'customer'->>'email', '') <> '')
  union all
  select 'booking', bookings.id, offer->>'number', ${booked}, bookings.id, array['booking-' || "to"]
  from bookings join state_changes on entity = 'booking' and entity_id = bookings.id
  where "to" in ('paid', 'canceled') and state_changes.created_at > ${since}
  union all
  select 'refund', id, null, null, payment_id, array['refund-due', 'payment-decided'] from refunds
  where credit_note_id is null
  union all
  select 'refund', id, null, null, id, array['refund-by-hand'] from refunds where status = 'failed'`

export const mailRules = {
  'mail-missing': sql`with told as (${told}) select subject, id, coalesce(number, kinds[1]) as number, whose, 1 as expected, 0 as found from told
    where not exists (select from mails where mails.kind = any(kinds) and about_id = told.about)`,
  // A wrong address is nobody's to mend after a month.
  'mail-undelivered': sql`select 'mail' as subject, id, kind as number, "to" as whose, 1 as expected, 0 as found
    from mails where sent_at is null and created_at between now() - interval '30 days' and now() - interval '1 hour'`,
}

/** Cents that invoices less credit notes should make. */
const toBill = sql`case
  when subject = 'booking' then case when status in ('waiting_for_payment', 'paid', 'completed') then price else 0 end
  when status = 'awaiting_payment' and not is_partner then 0
  when status = 'expired' and not has_bill and not was_paid then 0
  else price end`

/** What a paid room is given back of when it is canceled, staff agree with its customer. */
const isAgreed = sql`subject = 'booking' and status = 'canceled'`

const ordersWhere = (expected: SQL, found: SQL, where: SQL) =>
  sql`select subject, id, number, whose, ${expected} as expected, ${found} as found from (${orders}) orders where ${where}`

/** What discounts left of a price when it was ordered, for those who still take part; who left first had the smaller shares. */
const agreed = sql`(
  select registrations.id, registrations.invoice->>'name' as whose, net - cancellation_fee as due,
    coalesce(split_from, id) as family,
    discount_code_id is not null as holds_code, coalesce(agreed->'discounts' @> '[{"kind": "code"}]', false) as says_code,
    least(seats, ordered % nullif(had, 0)) + seats * (ordered / nullif(had, 0)) as left
  from registrations, lateral (
    select (select count(*)::int from registration_students where registration_id = registrations.id) as seats,
      (agreed->>'participants')::int as had,
      (agreed->>'price')::int * (agreed->>'participants')::int - (
        select sum((discount->>'amount')::int)::int from jsonb_array_elements(agreed->'discounts') discount) as ordered) facts
  where status <> 'expired' and (agreed is not null or discount_code_id is not null))`

/** Who came back from its end was promised its price before others took the uses that were left. */
const holders = sql`(
  select discount_code_id, count(distinct coalesce(split_from, id))::int as uses from registrations
  where discount_code_id is not null and status <> 'expired' and not exists (
    select from state_changes where entity = 'registration' and entity_id = registrations.id and "from" = 'expired')
  group by 1)`

/** Half days that a registration has by what was agreed, for those who still take part; none once it ended. */
const agreedDays = sql`(
  select registrations.id, registrations.invoice->>'name' as whose, coalesce(half_days - kept, 0) as held,
    case when status = 'expired' or seats = 0 then 0 else least(seats, took % had) + seats * (took / had) end as agreed
  from registrations left join prepaid_uses on registration_id = registrations.id, lateral (
    select (select count(*)::int from registration_students where registration_id = registrations.id) as seats,
      coalesce((agreed->>'participants')::int, 1) as had, coalesce((
        select ((discount->>'days')::numeric * 2)::int from jsonb_array_elements(agreed->'discounts') discount
        where discount->>'kind' = 'days'), 0) as took) facts
  where registration_id is not null or took > 0)`

const usedDays = sql`(
  select prepaid_cards.*, (days * price + round(days * price * vat_rate / 100.0))::int as total, coalesce((
      select sum(half_days)::int from prepaid_uses where card_id = prepaid_cards.id), 0) as used, coalesce((
      select sum(invoices.total)::int from invoices where order_id = prepaid_cards.id), 0) as billed
  from prepaid_cards)`

export const moneyRules = {
  'order-agreed': sql`select 'registration' as subject, id, null::text as number, whose, "left" as expected, due as found
    from ${agreed} agreed where holds_code <> says_code or due > "left" or due < "left" and not exists (
      select from invoices notes join registrations ordered on ordered.id = notes.order_id
      where notes.credit_kind = 'agreed' and family in (ordered.id, ordered.split_from))`,
  'code-used': sql`select 'discount-code' as subject, codes.id, codes.code as number, null::text as whose,
      codes.max_uses as expected, holders.uses as found
    from discount_codes codes join ${holders} holders on holders.discount_code_id = codes.id
    where holders.uses > codes.max_uses`,
  'days-held': sql`select 'registration' as subject, id, null::text as number, whose, agreed as expected, held as found
    from ${agreedDays} agreed_days where agreed <> held`,
  'days-used': sql`select 'prepaid-card' as subject, id, number, null::text as whose, days * 2 as expected, used as found
    from ${usedDays} cards where used > days * 2`,
  // Credited as a whole, which it is while no day of it is used.
  'card-billed': sql`select 'prepaid-card' as subject, id, number, null::text as whose, total as expected, billed as found
    from ${usedDays} cards where billed <> total and (billed <> 0 or used > 0)`,
  'order-billed': ordersWhere(
    toBill,
    sql`billed`,
    sql`billed <> ${toBill} and not (${isAgreed} and billed between 0 and price)`,
  ),
  'order-charged': ordersWhere(
    sql`cancellation_fee`,
    sql`net`,
    sql`subject = 'registration' and status = 'expired' and has_bill and net <> cancellation_fee`,
  ),
  'order-underpaid': ordersWhere(sql`due`, sql`money`, sql`money + written_off < due`),
  'order-overpaid': ordersWhere(
    sql`due`,
    sql`money`,
    sql`money - by_person > due and not (${isAgreed} and money - by_person <= price)`,
  ),
  'order-owed': ordersWhere(sql`open`, sql`asked`, sql`asked <> open`),
}

/** What the lines on paper make, rate by rate, as they are reckoned (src/domain/vat.ts). */
const reckoned = sql`
  select invoices.id, invoices.number, invoices.net, invoices.vat, invoices.follows_id, invoices.order_id, ${billed} as whose,
    lines.net as net_of_lines, lines.vat as vat_of_lines
  from invoices, lateral (
    select sum(amount)::int as net, sum(round(amount * rate / 100))::int as vat from (
      select (line->>'vatRate')::numeric as rate, sum((line->>'amount')::int) as amount
      from jsonb_array_elements(document->'lines') line group by 1) rates) lines`

const credited = sql`
  select billed.id, billed.number, billed.status, billed.document->'customer'->>'name' as whose, billed.total,
    billed.total + coalesce(sum(notes.total), 0)::int as left, count(notes.id) > 0 as has_notes
  from invoices billed left join invoices notes on notes.follows_id = billed.id and notes.document ? 'creditOf'
  where not billed.document ? 'creditOf'
  group by billed.id`

const numbered = sql`
  select coalesce(given.year, counters.year)::text as year, coalesce(counters.last, 0) as last, coalesce(given.count, 0) as count,
    coalesce(given.highest, 0) as highest, coalesce(given.strangers, 0) as strangers
  from invoice_numbers counters full join (
    select left(number, 4)::int as year, count(*)::int as count, max(substr(number, 6)::int) as highest,
      count(*) filter (where extract(year from issued_on) <> left(number, 4)::int)::int as strangers
    from invoices group by 1) given on given.year = counters.year`

export const documentRules = {
  'invoice-lines': sql`select 'invoice' as subject, id, number, whose, net_of_lines as expected, net as found
    from (${reckoned}) reckoned where net_of_lines is distinct from net`,
  // What follows an invoice bears the cent that rounding left there.
  'invoice-vat': sql`select 'invoice' as subject, id, number, whose, vat_of_lines as expected, vat as found
    from (${reckoned}) reckoned where abs(vat_of_lines - vat) > case when follows_id is null and not exists (
      select from registrations where registrations.id = order_id and split_from is not null) then 0 else 1 end`,
  'invoice-total': sql`select 'invoice' as subject, id, number, ${billed} as whose, net + vat as expected, total as found
    from invoices where net + vat <> total
      or (document->>'net', document->>'vat', document->>'total', document->>'number')
        is distinct from (net::text, vat::text, total::text, number)`,
  'invoice-numbers': sql`select 'year' as subject, null::uuid as id, year as number, null::text as whose, last as expected, count as found
    from (${numbered}) numbered where count <> last or highest <> last or strangers > 0`,
  'invoice-credited': sql`select 'invoice' as subject, id, number, whose, 0 as expected, "left" as found from (${credited}) credited
    where (status = 'credited') <> (has_notes and "left" <= 0)`,
  'invoice-shares': sql`select 'invoice' as subject, id, number, whose, "left" as expected, shared as found
    from (${credited}) credited join (
      select invoice_id, sum(amount)::int as shared from invoice_shares group by 1) shares on invoice_id = id
    where shared <> "left"`,
  'credited-too-much': sql`select 'invoice' as subject, id, number, whose, total as expected, total - "left" as found
    from (${credited}) credited where has_notes and "left" < 0`,
}

const sinceEInvoices = sql`coalesce((select value::timestamptz from facts where name = 'e-invoices-since'), '-infinity')`

/** Each document for a business has one row, and none waits for ever (`queueEInvoice`). */
export const eInvoiceRules = {
  'e-invoice-missing': sql`select 'invoice' as subject, id, number, ${billed} as whose, 1 as expected, 0 as found
    from invoices where created_at > ${sinceEInvoices}
      and (organisation_id is not null or coalesce(document->'customer'->>'vat', document->'customer'->>'enterpriseNumber') is not null)
      and not exists (select from e_invoices where e_invoices.invoice_id = invoices.id)`,
  'e-invoice-waiting': sql`select 'invoice' as subject, invoices.id, number, ${billed} as whose, 1 as expected, 0 as found
    from e_invoices join invoices on invoices.id = e_invoices.invoice_id
    where e_invoices.state = 'waiting' and queued_at < now() - interval '26 hours'`,
}
