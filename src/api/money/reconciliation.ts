import { desc, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import { wasMailed } from '../../db/mails.ts'
import { bookChecks } from '../../db/tables.ts'
import type { BookCounts, BookDifference, BookRule } from '../../domain/books.ts'
import { accountingDocuments } from './book-orders.ts'
import { writtenOffOf } from './payment-orders.ts'
import { documentRules, eInvoiceRules, mailRules, moneyRules } from './reconciliation-rules.ts'

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
  from ${accountingDocuments} notes left join refunds on refunds.credit_note_id = notes.id
  left join (${payers}) payers on payers.id = refunds.payment_id
  where notes.is_note and notes.registration_id is not null
  group by notes.id, notes.number, notes.status, notes.total, payers.whose, notes.registration_id`

/** What staff credit themselves, they also give back. */
const isSeenTo = sql`${wasMailed('refund-by-hand', sql`notes.id`)}
  or exists (select from state_changes where entity = 'invoice' and entity_id = notes.id and user_id is not null)`

const refundRules = {
  'refunded-too-much': sql`select 'payment' as subject, payers.id, payers.number, payers.whose,
      payers.brought as expected, sum(refunds.amount)::int as found
    from refunds join (${payers}) payers on payers.id = refunds.payment_id
    where refunds.status <> 'failed'
    group by payers.id, payers.number, payers.whose, payers.brought
    having sum(refunds.amount) > payers.brought or min(refunds.amount) <= 0`,
  'refund-unfounded': sql`select 'invoice' as subject, id, number, whose, total as expected, returned as found
    from (${notes}) notes where returned > total or is_foreign`,
  'refund-missing': sql`select 'invoice' as subject, id, number, whose, total as expected, asked as found
    from (${notes}) notes where status = 'open' and asked < total - ${writtenOffOf(sql`notes.registration_id`)}
      and not (${isSeenTo})`,
  'refund-waiting': sql`select 'refund' as subject, refunds.id, payers.number, payers.whose, refunds.amount as expected, 0 as found
    from refunds join (${payers}) payers on payers.id = refunds.payment_id
    where refunds.status = 'requested' and refunds.created_at < now() - interval '1 day'`,
}

const bankRules = {
  // Less of it counts where money that staff had noted came online, as it turned out.
  'bank-receipt': sql`select 'bank-transaction' as subject, moved.id, moved.bank_reference as number,
      moved.counterparty_name as whose, moved.amount::int as expected,
      case when receipts.undone_at is null then coalesce(receipts.amount, 0) else 0 end as found
    from bank_transactions moved left join receipts on receipts.id = moved.receipt_id
    where (moved.state = 'settled') <> (receipts.id is not null and receipts.undone_at is null) or receipts.amount > moved.amount`,
}

/** What jobs do each minute is done by then, though a machine was busy. */
const leeway = sql`interval '15 minutes'`

/** Money of another amount came: a person decides, and until then no deadline strikes. */
const undecided = sql`select registration_id from payments where status = 'pending' and paid_amount is not null`

const deadlineRules = {
  'order-overdue': sql`select 'registration' as subject, id, null::text as number, invoice->>'name' as whose,
      null::int as expected, net + vat as found
    from registrations
    where status = 'awaiting_payment' and expires_at < now() - ${leeway}
      and not exists (select from (${undecided}) undecided where undecided.registration_id = registrations.id)`,
  'offer-overdue': sql`select 'waiting-list-entry' as subject, entries.id, null::text as number, users.email as whose,
      0 as expected, entries.seats_held as found
    from waiting_list_entries entries join users on users.id = entries.user_id
    where entries.status = 'offered' and entries.offered_until < now() - ${leeway}`,
  'choice-overdue': sql`select 'registration' as subject, registrations.id, null::text as number, invoice->>'name' as whose,
      0 as expected, choices.seats_held as found
    from session_choices choices join registrations on registrations.id = choices.registration_id
    where choices.status = 'open' and choices.until < now() - ${leeway}`,
  'booking-overdue': sql`select 'booking' as subject, id, offer->>'number' as number,
      coalesce(organisation_name, first_name || ' ' || last_name) as whose,
      null::int as expected, (offer->>'total')::int as found
    from bookings
    where status = 'waiting_for_customer'
      and offer_valid_until < ((now() - ${leeway}) at time zone 'Europe/Brussels')::date`,
  'payment-undecided': sql`select 'payment' as subject, payments.id, bookings.offer->>'number' as number,
      coalesce(registrations.invoice->>'name', bookings.organisation_name, bookings.email) as whose,
      payments.amount as expected, payments.paid_amount as found
    from payments left join registrations on registrations.id = payments.registration_id
    left join bookings on bookings.id = payments.booking_id
    where payments.status = 'pending' and payments.paid_amount is not null
      and (registrations.status = 'awaiting_payment' or bookings.status = 'waiting_for_payment')`,
}

const counted = sql`
  select sessions.id, sessions.capacity + sessions.extra_seats as capacity, sessions.seats_taken,
    to_char(sessions.start_date at time zone 'Europe/Brussels', 'YYYY-MM-DD') as number, courses.title->>'nl' as whose,
    coalesce(seats.held, 0) + coalesce(offers.held, 0) + coalesce(choices.held, 0) as held
  from sessions join courses on courses.id = sessions.course_id
  left join (
    select session_id, count(*)::int as held from registration_students where held group by session_id
  ) seats on seats.session_id = sessions.id
  left join (
    select session_id, sum(seats_held)::int as held from waiting_list_entries where status = 'offered' group by session_id
  ) offers on offers.session_id = sessions.id
  left join (
    select offered_session_id as session_id, sum(seats_held)::int as held from session_choices
    where status = 'open' group by offered_session_id
  ) choices on choices.session_id = sessions.id`

/** Participants of each registration: those it has, and those who hold a seat in its own session. */
const seated = sql`
  select registrations.id, registrations.status, registrations.invoice->>'name' as whose,
    count(seats.student_id)::int as participants, count(*) filter (where seats.held)::int as held,
    count(*) filter (where seats.held and seats.session_id = registrations.session_id)::int as in_place
  from registrations left join registration_students seats on seats.registration_id = registrations.id
  group by registrations.id`

const seatRules = {
  'seats-taken': sql`select 'session' as subject, id, number, whose, held as expected, seats_taken as found
    from (${counted}) counted where seats_taken <> held`,
  'seats-oversold': sql`select 'session' as subject, id, number, whose, capacity as expected, greatest(held, seats_taken) as found
    from (${counted}) counted where greatest(held, seats_taken) > capacity`,
  'seats-kept': sql`select 'registration' as subject, id, null::text as number, whose, 0 as expected, held as found
    from (${seated}) seated where status = 'expired' and held > 0`,
  'seats-missing': sql`select 'registration' as subject, id, null::text as number, whose, participants as expected, in_place as found
    from (${seated}) seated where status <> 'expired' and (in_place <> participants or participants = 0)`,
}

/** What breaks each rule: subject, id, number, whose, expected, found; nothing where the books agree. */
const rules: Record<BookRule, SQL> = {
  ...seatRules,
  ...deadlineRules,
  ...moneyRules,
  ...documentRules,
  ...refundRules,
  ...bankRules,
  ...eInvoiceRules,
  ...mailRules,
}

/** Named of each rule: who has more to mend will compare again. */
const mostOfRule = 200

const count = (from: SQL) => sql`(select count(*)::int from ${from})`
const note = sql`invoices where document ? 'creditOf'`
const counts = sql`select
  ${count(sql`registrations`)} as registrations, ${count(sql`registration_students where held`)} as seats,
  ${count(sql`bookings`)} as bookings, ${count(sql`payments`)} as payments, ${count(sql`refunds`)} as refunds,
  ${count(sql`invoices`)} - ${count(note)} as invoices, ${count(note)} as "creditNotes", ${count(sql`mails`)} as mails`

export interface ComparedBooks {
  checkedAt: Date
  counts: BookCounts
  differences: BookDifference[]
}

export async function compareIn(tx: Transaction): Promise<ComparedBooks> {
  const checkedAt = new Date()
  const { rows } = await tx.execute<BookCounts & Record<string, unknown>>(counts)
  const [compared] = rows
  if (!compared) throw new Error('Counts are one row')
  const differences: BookDifference[] = []
  for (const [rule, breaks] of Object.entries(rules) as [BookRule, SQL][]) {
    const found = await tx.execute<Omit<BookDifference, 'rule'> & Record<string, unknown>>(
      sql`select subject, id, number, whose, expected, found from (${breaks}) breaks order by number, id limit ${mostOfRule}`,
    )
    differences.push(...found.rows.map((row) => ({ rule, ...row })))
  }
  return { checkedAt, counts: compared, differences }
}

/** Compares seats, registrations, rooms, payments, refunds, invoices and mails as they stand at one moment; changes nothing. */
export const compareBooks = (db: Database): Promise<ComparedBooks> =>
  db.transaction(compareIn, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** When the books were compared last; null before the first time. */
export async function lastCheckedAt(db: Database): Promise<Date | null> {
  const { checkedAt } = bookChecks
  const [last] = await db.select({ checkedAt }).from(bookChecks).orderBy(desc(checkedAt)).limit(1)
  return last?.checkedAt ?? null
}

/** Compares the books and keeps what they say for staff. */
export async function keepBooks(db: Database) {
  const compared = await compareBooks(db)
  await db.insert(bookChecks).values(compared)
  return compared
}
