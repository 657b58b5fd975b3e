import { sql } from 'drizzle-orm'
import type { Rule } from '../rule.ts'

const whose = sql`document->'customer'->>'name'`

/** What the lines on paper make, rate by rate, as they are reckoned (src/domain/vat.ts). */
const reckoned = sql`
  select invoices.id, invoices.number, invoices.net, invoices.vat, invoices.follows_id, ${whose} as whose,
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

export const paperRules: Rule[] = [
  {
    name: 'invoice-lines',
    rows: sql`select 'invoice' as subject, id, number, whose, net_of_lines as expected, net as found
      from (${reckoned}) reckoned where net_of_lines is distinct from net`,
  },
  {
    // What follows an invoice bears the cent that rounding left there.
    name: 'invoice-vat',
    rows: sql`select 'invoice' as subject, id, number, whose, vat_of_lines as expected, vat as found
      from (${reckoned}) reckoned where abs(vat_of_lines - vat) > case when follows_id is null then 0 else 1 end`,
  },
  {
    name: 'invoice-total',
    rows: sql`select 'invoice' as subject, id, number, ${whose} as whose, net + vat as expected, total as found
      from invoices where net + vat <> total
        or (document->>'net', document->>'vat', document->>'total', document->>'number')
          is distinct from (net::text, vat::text, total::text, number)`,
  },
  {
    name: 'invoice-numbers',
    rows: sql`select 'year' as subject, null::uuid as id, year as number, null::text as whose, last as expected, count as found
      from (${numbered}) numbered where count <> last or highest <> last or strangers > 0`,
  },
  {
    name: 'invoice-credited',
    rows: sql`select 'invoice' as subject, id, number, whose, 0 as expected, "left" as found from (${credited}) credited
      where (status = 'credited') <> (has_notes and "left" <= 0)`,
  },
  {
    name: 'credited-too-much',
    rows: sql`select 'invoice' as subject, id, number, whose, total as expected, total - "left" as found
      from (${credited}) credited where has_notes and "left" < 0`,
  },
]
