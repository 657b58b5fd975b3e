import { sql } from 'drizzle-orm'
import { accountReplaced } from '../../../../domain/registration-states.ts'
import type { Rule } from '../rule.ts'

/** Registrations that ended, and when; nobody is told where an account was replaced by its owner's. */
const ended = sql`(
  select registrations.id, invoice->>'name' as whose, max(state_changes.created_at) as ended_at
  from registrations join state_changes on entity = 'registration' and entity_id = registrations.id
  where status = 'expired' and "to" = 'expired' and reason is distinct from ${accountReplaced}
  group by registrations.id)`

/** What came with the demo happened before there were mails. */
const since = sql`coalesce((select value::timestamptz from facts where name = 'mails-since'), '-infinity')`

const booked = sql`coalesce(bookings.organisation_name, bookings.first_name || ' ' || bookings.last_name)`
const billed = sql`document->'customer'->>'name'`

/** What somebody is told of, with the kinds of mail of which one tells it, and the id in their keys. */
const told = sql`
  select 'registration' as subject, id, null::text as number, invoice->>'name' as whose, id as about,
    array['payment-received'] as kinds
  from registrations where paid_at > ${since}
  union all
  select 'registration', id, null, invoice->>'name', id,
    array[case when outcome = 'partner' then 'registration-partner' else 'registration-received' end]
  from registrations where status = 'awaiting_payment' and created_at > ${since}
  union all
  select 'registration', id, null, whose, id,
    array['registration-expired', 'registration-canceled', 'cancellation-settled', 'registration-withdrawn',
      'session-refunded']
  from ${ended} ended where ended_at > ${since}
  union all
  select 'invoice', id, number, ${billed}, id, array[case when document ? 'creditOf' then 'credit-note' else 'invoice' end]
  from invoices
  where created_at > ${since} and (user_id is not null or coalesce(document->'customer'->>'email', '') <> '')
  union all
  select 'booking', bookings.id, offer->>'number', ${booked}, bookings.id, array['booking-' || "to"]
  from bookings join state_changes on entity = 'booking' and entity_id = bookings.id
  where "to" in ('paid', 'canceled') and state_changes.created_at > ${since}
  union all
  select 'refund', id, null, null, payment_id, array['refund-due', 'payment-decided'] from refunds
  where credit_note_id is null
  union all
  select 'refund', id, null, null, id, array['refund-by-hand'] from refunds where status = 'failed'`

export const mailRules: Rule[] = [
  {
    name: 'mail-missing',
    rows: sql`with told as (${told}), written as materialized (
        select split_part(key, ':', 1) as kind, split_part(key, ':', 2) as about from mails)
      select subject, id, coalesce(number, kinds[1]) as number, whose, 1 as expected, 0 as found from told
      where not exists (select from written where written.about = told.about::text and written.kind = any(kinds))`,
  },
  {
    // A wrong address is nobody's to mend after a month.
    name: 'mail-undelivered',
    rows: sql`select 'mail' as subject, id, data->>'kind' as number, "to" as whose, 1 as expected, 0 as found
      from mails where sent_at is null and created_at between now() - interval '30 days' and now() - interval '1 hour'`,
  },
]
