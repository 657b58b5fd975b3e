import { type SQL, sql } from 'drizzle-orm'
import { bundledTexts } from '../../../locales/texts.ts'
import { journalQuery } from '../../../schemas/ledger.ts'
import type { Executor } from '../../db/client.ts'
import { ledgerAccounts as accounts } from '../../db/tables.ts'
import { monthsIn } from '../../domain/books.ts'
import { type CsvCell, csvEuros, csvOf } from '../../domain/csv.ts'
import { type Journal, type LedgerAccount, type LedgerAccounts, ledgerAccounts } from '../../domain/ledger.ts'
import type { Locale } from '../../domain/locales.ts'
import {
  type ApiContext,
  localeParameter,
  pick,
  queryParameter,
  readLocale,
  readQuery,
  required,
} from '../platform/index.ts'
import { moneyMoved, moneyWrittenOff } from './money-moved.ts'
import { vatOfInvoices } from './vat-of-invoices.ts'

export async function readLedgerAccounts(db: Executor): Promise<LedgerAccounts> {
  const [row] = await db.select(pick(accounts, ...ledgerAccounts)).from(accounts)
  if (!row) throw new Error('The row of ledger_accounts is gone')
  return row
}

interface Line extends Record<string, unknown> {
  /** Those of one entry are in balance. */
  entry: string
  day: string
  account: LedgerAccount
  invoice: string | null
  customer: string | null
  vat: string | null
  reference: string | null
  rate: number | null
  /** Above nothing in debit, below it in credit. */
  cents: number
}

/** Days that are bought ahead are of courses. */
const soldOn = sql`case when rate = 0 then 'exempt' when coalesce(registrations.id, cards.id) is not null then 'courses'
  when bookings.id is not null then 'rooms' else 'other' end`

/** Each invoice and credit note: what its customer owes, against what was sold and the VAT of each rate. */
const sales = sql`
  select number as entry, issued_on as day, part.account, number as invoice, document->'customer'->>'name' as customer,
    document->'customer'->>'vat' as vat, document->>'paymentReference' as reference, part.rate, part.cents,
    left(number, 5) || lpad(substr(number, 6), 9, '0') as place
  from invoices left join registrations on registrations.id = invoices.order_id
  left join bookings on bookings.id = invoices.order_id
  left join (select id from prepaid_cards) cards on cards.id = invoices.order_id, lateral (
    select 'customers' as account, null::numeric as rate, total as cents
    union all
    select ${soldOn}, rate, -net from taxed where taxed.id = invoices.id
    union all
    select 'vat' || rate, rate, -taxed.vat from taxed where taxed.id = invoices.id and rate > 0) part`

/** Whose money it is, and the invoice that it is of: that of its order, where there are several the first. */
const ofWhom = sql`
  left join lateral (
    select number, document->'customer'->>'name' as name from invoices
    where invoices.id = moved.invoice_id or (moved.invoice_id is null and invoices.order_id = moved.order_id)
    order by number limit 1) billed on true
  left join receipts on receipts.id = moved.receipt_id
  left join organisations on organisations.id = receipts.organisation_id
  left join users on users.id = receipts.user_id`
const name = sql`coalesce(billed.name, organisations.name, users.first_name || ' ' || users.last_name)`

const bothSides = (moved: SQL, account: SQL) => sql`
  select moved.id::text as entry, day, side.account, billed.number as invoice, ${name} as customer, null::text as vat,
    moved.reference, null::numeric as rate, side.cents, moved.id::text as place
  from ${moved} moved ${ofWhom}, lateral (
    select ${account} as account, moved.cents
    union all
    select case when moved.receipt_id is null then 'customers' else 'advances' end, -moved.cents) side`

/** Money that came and went, against what customers owe or have to use; and what was written off. */
const financial = sql`
  select entry, day, account, invoice, customer, vat, reference, rate, sum(cents) as cents, place from (
    ${bothSides(moneyMoved, sql`moved.account`)}
    union all
    ${bothSides(moneyWrittenOff, sql`'writtenOff'`)}) sides
  group by entry, day, account, invoice, customer, vat, reference, rate, place`

const linesOf: Record<Journal, SQL> = { sales, financial }

async function readMonth({ db }: ApiContext, journal: Journal, month: string): Promise<Line[]> {
  const first = sql`to_date(${month}, 'YYYY-MM')`
  const { rows } = await db.execute<Line>(sql`
    with taxed as ${vatOfInvoices}
    select entry, day::text as day, account, invoice, customer, vat, reference, rate::float8 as rate, cents::float8 as cents
    from (${linesOf[journal]}) lines
    where day >= ${first} and day < ${first} + interval '1 month' and cents <> 0
    order by lines.day, place, cents > 0 desc, account, invoice`)
  return rows
}

type Texts = (typeof bundledTexts)[Locale]['panel-ledger']

const rowOf = (line: Line, journal: Journal, t: Texts, numbers: LedgerAccounts): CsvCell[] => [
  t.journals[journal],
  line.entry,
  line.day,
  numbers[line.account],
  t.accounts[line.account],
  line.invoice ?? '',
  line.customer ?? '',
  line.vat ?? '',
  line.reference ?? '',
  line.rate === null ? '' : { number: String(line.rate) },
  csvEuros(line.cents > 0 ? line.cents : undefined),
  csvEuros(line.cents < 0 ? -line.cents : undefined),
]

const columns = [
  ...(['journal', 'entry', 'day', 'account', 'accountName', 'invoice'] as const),
  ...(['customer', 'vatNumber', 'reference', 'rate', 'debit', 'credit'] as const),
]

/** A month at a time, so that no process holds a whole year. */
async function* written(context: ApiContext, asked: { journal: Journal; period: string }, locale: Locale) {
  const numbers = await readLedgerAccounts(context.db)
  const t = bundledTexts[locale]['panel-ledger']
  const encoder = new TextEncoder()
  const mark = csvOf([])
  yield encoder.encode(csvOf([columns.map((column) => t.columns[column])]))
  for (const month of monthsIn(asked.period)) {
    const rows = await readMonth(context, asked.journal, month)
    if (rows.length > 0)
      yield encoder.encode(csvOf(rows.map((line) => rowOf(line, asked.journal, t, numbers))).slice(mark.length))
  }
}

const names: Record<Locale, Record<Journal, string>> = {
  nl: { sales: 'verkoopdagboek', financial: 'financieel-dagboek' },
  en: { sales: 'sales-journal', financial: 'financial-journal' },
  fr: { sales: 'journal-des-ventes', financial: 'journal-financier' },
}

export const journalParameters = [
  required(queryParameter('journal', 'string', 'Which one: sales, or financial.')),
  required(queryParameter('period', 'string', 'A year (2026), a quarter (2026-Q3) or a month (2026-09).')),
  localeParameter('The language of what stands in it'),
]

/** A journal of double entry as a file that is made while it is sent. */
export async function openJournal(context: ApiContext, { locale: asked, ...query }: Record<string, string>) {
  const locale = readLocale(asked === undefined ? {} : { locale: [asked] })
  const which = await readQuery(journalQuery, query)
  return { name: `${names[locale][which.journal]}-${which.period}.csv`, content: written(context, which, locale) }
}
