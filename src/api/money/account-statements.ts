import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bookings, invoices, receipts, registrations } from '../../db/tables.ts'
import type { Party } from '../../domain/documents.ts'
import type { StatementKind } from '../../domain/money.ts'
import { type ApiContext, ApiError, type Asking, callerOf, ofCustomer } from '../platform/index.ts'
import { openAmountOf } from './open-amount.ts'

interface Line extends Record<string, unknown> {
  _id: string
  day: string
  kind: StatementKind
  number: string | null
  reference: string | null
  amount: number
}

/** An organisation, or a private person. */
export type Owner = Omit<Asking, 'role'>

const ownerColumns = ({ organisationId, userId }: Record<'organisationId' | 'userId', AnyColumn>) => ({
  organisation: organisationId,
  user: userId,
})

const dayOf = (instant: SQL) => sql`(${instant} at time zone 'Europe/Brussels')::date`

/** All that moved in an account. What a credit note gave back by bank counts on the day that staff noted it. */
const linesOf = (owner: Owner) => sql`
  with papers as (select * from invoices where ${ofCustomer(owner, ownerColumns(invoices))}),
  received as (select * from receipts where undone_at is null and ${ofCustomer(owner, ownerColumns(receipts))}),
  paid as (
    select payments.*, ${dayOf(sql`coalesce((select max(created_at) from state_changes where entity = 'payment'
      and entity_id = payments.id and "to" = payments.status), payments.created_at)`)} as day
    from payments left join registrations on registrations.id = payments.registration_id
    left join bookings on bookings.id = payments.booking_id
    where payments.status in ('paid', 'returned')
      and (${ofCustomer(owner, ownerColumns(registrations))} or ${ofCustomer(owner, ownerColumns(bookings))}))
  select id as _id, issued_on as day, created_at as at, case when credit_kind is null then 'invoice' else 'credit-note' end as kind,
    number, document->>'reference' as reference, total as amount from papers
  union all
  select id, day, created_at, 'payment', null, null, -coalesce(paid_amount, amount) from paid
  union all
  select id, day, created_at, 'written-off', null, null, paid_amount - amount from paid
  where status = 'paid' and transfer_reference is null and paid_amount < amount
  union all
  select id, received_on, created_at, 'receipt', null, reference, -amount from received
  union all
  select repayments.id, paid_on, repayments.created_at, 'refund', null, repayments.reference, repayments.amount
  from repayments join received on received.id = repayments.receipt_id where repayments.undone_at is null
  union all
  select refunds.id, ${dayOf(sql`state_changes.created_at`)}, state_changes.created_at, 'refund', null, null, refunds.amount
  from refunds join paid on paid.id = refunds.payment_id
  join state_changes on entity = 'refund' and entity_id = refunds.id and "to" = 'refunded'
  union all
  select papers.id, ${dayOf(sql`state_changes.created_at`)}, state_changes.created_at, 'refund', number, null,
    -total - coalesce((
      select sum(amount) from refunds where credit_note_id = papers.id and refunds.status = 'refunded'), 0)::int
  from papers join state_changes on entity = 'invoice' and entity_id = papers.id
  where credit_kind is not null and "to" = 'paid' and "from" is not null and state_changes.user_id is not null`

interface Period {
  from?: string
  until?: string
}

/** The lines of a period, each with the balance after it, and the balance before the first and at the end of all. */
async function readLines({ db }: ApiContext, owner: Owner, { from = '', until = '9999-12-31' }: Period) {
  const { rows } = await db.execute<Line>(sql`
    select _id, day::text as day, kind, number, reference, amount from (${linesOf(owner)}) lines
    order by lines.day, kind <> 'invoice', at, kind, number, _id`)
  let balance = 0
  const lines = rows.map((line) => {
    balance += line.amount
    return { ...line, balance }
  })
  return {
    opening: lines.findLast(({ day }) => day < from)?.balance ?? 0,
    lines: lines.filter(({ day }) => day >= from && day <= until),
    balance,
  }
}

interface Standing extends Record<string, unknown> {
  customer: string | null
  openInvoices: { _id: string; number: string; dueOn: string; total: number; owed: number }[]
  credits: { _id: string; receivedOn: string; reference: string | null; rest: number }[]
}

/** What stands now, in one statement: whose account it is, its open invoices, and the receipts of which something is left. */
async function readStanding({ db }: ApiContext, owner: Owner) {
  const { organisation, userId } = owner
  const { rows } = await db.execute<Standing>(sql`select
    case when ${organisation}::uuid is null
      then (select first_name || ' ' || last_name from users where id = ${userId})
      else (select name from organisations where id = ${organisation}::uuid) end as customer,
    coalesce((
      select jsonb_agg(jsonb_build_object('_id', id, 'number', number, 'dueOn', due_on, 'total', total, 'owed', owed)
        order by due_on, number)
      from (select *, ${openAmountOf()} as owed from invoices
        where status = 'open' and credit_kind is null and ${ofCustomer(owner, ownerColumns(invoices))}) standing
      where owed > 0), '[]') as "openInvoices",
    coalesce((
      select jsonb_agg(jsonb_build_object('_id', id, 'receivedOn', received_on, 'reference', reference, 'rest', rest)
        order by received_on, created_at)
      from receipts where rest > 0 and ${ofCustomer(owner, ownerColumns(receipts))}), '[]') as credits`)
  const [standing] = rows
  if (!standing?.customer) throw new ApiError('NOT_FOUND')
  return { ...standing, customer: standing.customer }
}

/** Whose account it is, as an invoice of today would name them. */
export async function readParty({ db }: ApiContext, { organisation, userId }: Owner): Promise<Party> {
  const columns = sql`address, zip, city, country`
  const { rows } = await db.execute<Party & Record<string, unknown>>(
    organisation
      ? sql`select name, ${columns}, vat, null as email from organisations where id = ${organisation}`
      : sql`select first_name || ' ' || last_name as name, ${columns}, null as vat, email from users where id = ${userId}`,
  )
  if (!rows[0]) throw new ApiError('NOT_FOUND')
  return rows[0]
}

export async function readStatement(context: ApiContext, owner: Owner, period: Period) {
  const { opening, lines, balance } = await readLines(context, owner, period)
  const { customer, openInvoices, credits } = await readStanding(context, owner)
  const open = openInvoices.reduce((sum, { owed }) => sum + owed, 0)
  return { customer, opening, lines, open, openInvoices, credit: Math.max(0, open - balance), credits }
}

/** Whose account that id names, for who may see it: staff any customer's, a contact their own; 404 for another. */
export async function ownerOf({ db, user }: ApiContext, id: string): Promise<Owner> {
  const { role, userId, organisation } = callerOf({ user })
  if (role !== 'STAFF') {
    if (id.toLowerCase() !== (organisation ?? userId)) throw new ApiError('NOT_FOUND')
    return { organisation, userId }
  }
  const { rows } = await db.execute<{ organisation: boolean }>(sql`
    select true as organisation from organisations where id = ${id}
    union all select false from users where id = ${id} and role = 'CONTACT'`)
  if (!rows[0]) throw new ApiError('NOT_FOUND')
  return { organisation: rows[0].organisation ? id : null, userId: id }
}
