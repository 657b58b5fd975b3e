import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { accountStatement } from '../../../schemas/account-statement.ts'
import { bookings, invoices, receipts, registrations } from '../../db/tables.ts'
import type { StatementKind } from '../../domain/money.ts'
import {
  type ApiContext,
  ApiError,
  type Asking,
  callerOf,
  customers,
  get,
  idParameter,
  ofCustomer,
  routes,
} from '../platform/index.ts'
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
type Owner = Omit<Asking, 'role'>

const ownerColumns = ({ organisationId, userId }: Record<'organisationId' | 'userId', AnyColumn>) => ({
  organisation: organisationId,
  user: userId,
})

const dayOf = (instant: SQL) => sql`(${instant} at time zone 'Europe/Brussels')::date`

/** All that moved in an account. Money that went back by bank counts when staff noted it on its credit note. */
const linesOf = (owner: Owner) => sql`
  with papers as (select * from invoices where ${ofCustomer(owner, ownerColumns(invoices))}),
  paid as (
    select payments.*, ${dayOf(sql`coalesce((select max(created_at) from state_changes where entity = 'payment'
      and entity_id = payments.id and "to" = payments.status), payments.created_at)`)} as day
    from payments left join registrations on registrations.id = payments.registration_id
    left join bookings on bookings.id = payments.booking_id
    where payments.status in ('paid', 'returned')
      and (${ofCustomer(owner, ownerColumns(registrations))} or ${ofCustomer(owner, ownerColumns(bookings))}))
  select id as _id, issued_on as day, case when credit_kind is null then 'invoice' else 'credit-note' end as kind, number,
    document->>'reference' as reference, total as amount from papers
  union all
  select id, day, 'payment', null, null, -coalesce(paid_amount, amount) from paid
  union all
  select id, day, 'written-off', null, null, paid_amount - amount from paid
  where status = 'paid' and transfer_reference is null and paid_amount < amount
  union all
  select id, received_on, 'receipt', null, reference, -amount from receipts
  where undone_at is null and ${ofCustomer(owner, ownerColumns(receipts))}
  union all
  select refunds.id, ${dayOf(sql`state_changes.created_at`)}, 'refund', null, null, refunds.amount
  from refunds join paid on paid.id = refunds.payment_id
  join state_changes on entity = 'refund' and entity_id = refunds.id and "to" = 'refunded'
  union all
  select papers.id, ${dayOf(sql`state_changes.created_at`)}, 'refund', number, null, -total - coalesce((
    select sum(amount) from refunds where credit_note_id = papers.id and refunds.status = 'refunded'), 0)::int
  from papers join state_changes on entity = 'invoice' and entity_id = papers.id
  where credit_kind is not null and "to" = 'paid' and "from" is not null and state_changes.user_id is not null`

async function readStatement({ db }: ApiContext, owner: Owner) {
  const { rows } = await db.execute<Line>(sql`
    select _id, day::text as day, kind, number, reference, amount from (${linesOf(owner)}) lines
    order by lines.day, array_position(array['invoice', 'credit-note'], kind), number, _id`)
  const { rows: standing } = await db.execute<{ open: number }>(
    sql`select coalesce(sum(${openAmountOf()}), 0)::int as open from invoices where ${ofCustomer(owner, ownerColumns(invoices))}`,
  )
  let balance = 0
  const lines = rows.map((line) => {
    balance += line.amount
    return { ...line, balance }
  })
  const open = standing[0]?.open ?? 0
  return { lines, open, credit: Math.max(0, open - balance) }
}

/** Whose account that id names, for who may see it: staff any customer's, a contact their own; 404 for another. */
async function ownerOf({ db, user }: ApiContext, id: string): Promise<Owner> {
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

const whatItSays =
  'Invoices, credit notes, payments, receipts and refunds by day, with what is owed after each; what is open of the invoices, and what is the customer’s to use or to get back.'

export const accountStatementRoutes = routes(
  get('/mine', {
    id: 'ownAccountStatement',
    summary: 'One’s own account statement',
    description: `${whatItSays} Of the organisation that one acts for, or one’s own.`,
    access: customers,
    response: accountStatement,
    run: (context) => {
      const { userId, organisation } = callerOf(context)
      return readStatement(context, { organisation, userId })
    },
  }),
  get('/:id', {
    id: 'accountStatement',
    summary: 'The account statement of a customer',
    description: `${whatItSays} Staff read that of any organisation or private person, a contact their own (404 for another).`,
    access: customers,
    parameters: [idParameter('The id of an organisation or of an account.')],
    response: accountStatement,
    run: async (context, { params }) => readStatement(context, await ownerOf(context, params.id)),
  }),
)
