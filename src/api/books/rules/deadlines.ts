import { sql } from 'drizzle-orm'
import type { Rule } from '../rule.ts'

/** What jobs do each minute is done by then, though a machine was busy. */
const leeway = sql`interval '15 minutes'`

/** Money of another amount came: a person decides, and until then no deadline strikes. */
const undecided = sql`select registration_id from payments where status = 'pending' and paid_amount is not null`

export const deadlineRules: Rule[] = [
  {
    name: 'order-overdue',
    rows: sql`select 'registration' as subject, id, null::text as number, invoice->>'name' as whose,
        null::int as expected, net + vat as found
      from registrations
      where status = 'awaiting_payment' and expires_at < now() - ${leeway}
        and not exists (select from (${undecided}) undecided where undecided.registration_id = registrations.id)`,
  },
  {
    name: 'offer-overdue',
    rows: sql`select 'waiting-list-entry' as subject, entries.id, null::text as number, users.email as whose,
        0 as expected, entries.seats_held as found
      from waiting_list_entries entries join users on users.id = entries.user_id
      where entries.status = 'offered' and entries.offered_until < now() - ${leeway}`,
  },
  {
    name: 'choice-overdue',
    rows: sql`select 'registration' as subject, registrations.id, null::text as number, invoice->>'name' as whose,
        0 as expected, choices.seats_held as found
      from session_choices choices join registrations on registrations.id = choices.registration_id
      where choices.status = 'open' and choices.until < now() - ${leeway}`,
  },
  {
    name: 'booking-overdue',
    rows: sql`select 'booking' as subject, id, offer->>'number' as number,
        coalesce(organisation_name, first_name || ' ' || last_name) as whose,
        null::int as expected, (offer->>'total')::int as found
      from bookings
      where status = 'waiting_for_customer'
        and offer_valid_until < ((now() - ${leeway}) at time zone 'Europe/Brussels')::date`,
  },
  {
    name: 'payment-undecided',
    rows: sql`select 'payment' as subject, payments.id, bookings.offer->>'number' as number,
        coalesce(registrations.invoice->>'name', bookings.organisation_name, bookings.email) as whose,
        payments.amount as expected, payments.paid_amount as found
      from payments left join registrations on registrations.id = payments.registration_id
      left join bookings on bookings.id = payments.booking_id
      where payments.status = 'pending' and payments.paid_amount is not null
        and (registrations.status = 'awaiting_payment' or bookings.status = 'waiting_for_payment')`,
  },
]
