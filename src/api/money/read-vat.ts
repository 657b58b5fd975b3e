import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import type { VatDay } from '../../domain/books.ts'
import { type TaxEvent, type Taxed, vatByPayment } from '../../domain/vat-by-payment.ts'
import { moneyMoved } from './money-moved.ts'
import { vatOfInvoices } from './vat-of-invoices.ts'

type Row = Taxed & { day: string }

/** Each document with its order; one that staff wrote with the first that it follows. */
const families = sql`
  recursive chain as (
    select id, id as family from invoices where order_id is null and follows_id is null
    union all
    select invoices.id, chain.family from chain join invoices on invoices.follows_id = chain.id
    where invoices.order_id is null),
  families as (select id, order_id as family from invoices where order_id is not null union all select id, family from chain)`

type EventRow = { family: string; day: string; taxed: Taxed[] | null; cents: number | null }

/** All that happened to those orders of which anything did in these days, in the order of days: on one day invoices before money, and credit notes after it. */
const eventsOf = (within: SQL) => sql`
  with ${families},
  events as (
    select family, day, jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', taxed.vat) order by rate) as taxed,
      null::int as cents, families.id, case when sum(net) > 0 then 0 else 2 end as place
    from ${vatOfInvoices} taxed join families using (id) group by family, day, families.id
    union all
    select coalesce(moved.order_id, family), day, null, moved.cents, moved.id, 1
    from ${moneyMoved} moved left join families on families.id = moved.invoice_id where moved.receipt_id is null)
  select family, day::text as day, taxed, cents from events
  where family in (select family from events where ${within})
  order by family, events.day, place, id`

const eventOf = ({ day, taxed, cents }: EventRow): TaxEvent => (taxed ? { day, taxed } : { day, cents: cents ?? 0 })

async function readByPayment(db: Executor, within: SQL): Promise<Row[]> {
  const { rows } = await db.execute<EventRow>(eventsOf(within))
  return [...Map.groupBy(rows, ({ family }) => family).values()].flatMap((of) => vatByPayment(of.map(eventOf)))
}

async function readByInvoice(db: Executor, within: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select day::text as day, rate::float8 as rate, sum(net)::float8 as net, sum(vat)::float8 as vat
    from ${vatOfInvoices} taxed where ${within} group by 1, 2`)
  return rows
}

/**
 * Net amounts and VAT of each rate, by the days of invoices and credit notes, or by those on which their money came or
 * went; the second may name days beyond those that are asked for.
 */
export const readVat = (db: Executor, on: VatDay, within: SQL): Promise<Row[]> =>
  on === 'payment' ? readByPayment(db, within) : readByInvoice(db, within)
