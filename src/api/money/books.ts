import { desc, type SQL, sql } from 'drizzle-orm'
import { bundledTexts } from '../../../locales/texts.ts'
import { books, bookTotals, bookTotalsQuery } from '../../../schemas/books.ts'
import { bookChecks } from '../../db/tables.ts'
import {
  type BookMovement,
  type BookPeriod,
  bookMovements,
  bookRules,
  periodOf,
  periodsOf,
  unitOf,
} from '../../domain/books.ts'
import { csvEuros, csvOf } from '../../domain/csv.ts'
import type { Taxed } from '../../domain/vat-by-payment.ts'
import {
  type ApiContext,
  contextOf,
  finance,
  firstOf,
  get,
  localeParameter,
  queryParameter,
  readLocale,
  readQuery,
  required,
  routes,
  sendCsv,
  sendStream,
} from '../platform/index.ts'
import { journalParameters, openJournal } from './journal.ts'
import { moneyMoved } from './money-moved.ts'
import { openAmountOf } from './open-amount.ts'
import { readVat } from './read-vat.ts'

const isNote = sql`document ? 'creditOf'`

/**
 * All that moves in the books: day, what, and cents; `open` is what is still to be paid now, on the day of its invoice.
 */
const movements = sql`(
  select issued_on as day, case when ${isNote} then 'credited' else 'invoiced' end as what, abs(total) as cents from invoices
  union all
  select issued_on, 'open', ${openAmountOf()} from invoices where status = 'open' and not (${isNote})
  union all
  select day, case when cents > 0 then 'received' else 'refunded' end, abs(cents) from ${moneyMoved} moved)`

interface PeriodTotals extends Record<BookMovement, number> {
  period: string
  vat: Taxed[]
}

const written: Record<BookPeriod, SQL> = {
  month: sql`to_char(day, 'YYYY-MM')`,
  quarter: sql`to_char(day, 'YYYY-"Q"Q')`,
}
const inYear = (year: number) => sql`day >= make_date(${year}, 1, 1) and day < make_date(${year + 1}, 1, 1)`

/** What there is of each rate, from low to high. */
function perRate(rows: readonly Taxed[]): Taxed[] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b)
  const sum = (rate: number, of: 'net' | 'vat') =>
    rows.reduce((total, row) => (row.rate === rate ? total + row[of] : total), 0)
  return rates.map((rate) => ({ rate, net: sum(rate, 'net'), vat: sum(rate, 'vat') }))
}

function totalOf(periods: readonly PeriodTotals[]): PeriodTotals {
  const sums = bookMovements.map((what) => [what, periods.reduce((sum, one) => sum + one[what], 0)] as const)
  const vat = perRate(periods.flatMap((one) => one.vat))
  return { period: 'total', ...(Object.fromEntries(sums) as Record<BookMovement, number>), vat }
}

/** What was invoiced, credited, received and refunded in each period of a year, with its VAT; cents. */
async function getBookTotals({ db }: ApiContext, given: Record<string, string>) {
  const { year, per, vatOn } = await readQuery(bookTotalsQuery, given)
  const moved = await db.execute<{ period: string; what: BookMovement; cents: number }>(
    sql`select ${written[per]} as period, what, sum(cents)::float8 as cents from ${movements} movements
      where ${inYear(year)} group by 1, 2`,
  )
  const taxed = Map.groupBy(await readVat(db, vatOn, inYear(year)), ({ day }) => periodOf(day, per))
  const periods = periodsOf(year, per).map((period): PeriodTotals => {
    const centsOf = (what: BookMovement) =>
      moved.rows.find((row) => row.period === period && row.what === what)?.cents ?? 0
    const sums = Object.fromEntries(bookMovements.map((what) => [what, centsOf(what)])) as Record<BookMovement, number>
    return { period, ...sums, vat: perRate(taxed.get(period) ?? []) }
  })
  return { year, per, vatOn, periods, total: totalOf(periods) }
}

const names = { nl: 'boeken', en: 'books', fr: 'comptes' } as const

/** The totals of a year as spreadsheets open them: a line a period, then the whole year. */
async function exportBookTotals(context: ApiContext, { locale: asked, ...query }: Record<string, string>) {
  const locale = readLocale(asked === undefined ? {} : { locale: [asked] })
  const t = bundledTexts[locale]['panel-book-totals']
  const { year, vatOn, periods, total } = await getBookTotals(context, query)
  const rates = total.vat.map(({ rate }) => rate)
  const line = (name: string, { vat, ...sums }: PeriodTotals) => [
    name,
    ...bookMovements.map((what) => csvEuros(sums[what])),
    ...rates.flatMap((rate) => {
      const row = vat.find((one) => one.rate === rate)
      return [csvEuros(row?.net ?? 0), csvEuros(row?.vat ?? 0)]
    }),
  ]
  const heading = [
    t.period,
    ...bookMovements.map((what) => t.columns[what]),
    ...rates.flatMap((rate) =>
      [t.base, t.vat].map((of) => `${of} ${rate} %${vatOn === 'payment' ? `, ${t.onPayment}` : ''}`),
    ),
  ]
  const lines = [...periods.map((one) => line(one.period, one)), line(t.year, total)]
  return { name: `${names[locale]}-${year}.csv`, text: csvOf([heading, ...lines]) }
}

/** What the books said the last time; nothing but nulls before the first night. */
async function getBooks({ db }: ApiContext) {
  const [last] = await db.select().from(bookChecks).orderBy(desc(bookChecks.checkedAt)).limit(1)
  if (!last) return { checkedAt: null, isInAgreement: null, counts: null, differences: [] }
  const { checkedAt, counts, differences } = last
  return {
    checkedAt: checkedAt.toISOString(),
    isInAgreement: differences.length === 0,
    counts,
    differences: differences.map((difference) => {
      const { rule } = difference
      return { ...difference, message: bookRules[rule], unit: unitOf(rule) }
    }),
  }
}

const totalsParameters = [
  required(queryParameter('year', 'string', 'The year that is added up, YYYY.')),
  queryParameter('per', 'string', 'By which periods: month, which is usual, or quarter.'),
  queryParameter('vatOn', 'string', 'Whose day VAT counts on: that of the invoice, which is usual, or of the payment.'),
]

export const bookRoutes = routes(
  get('/', {
    id: 'books',
    summary: 'What the books said the last time they were compared',
    description:
      'Each night registrations, seats, rooms, payments, refunds, invoices, credit notes and mails are compared. This is the last result: how much was compared, and every difference, with what it is, whose, and what was expected and found (cents, or seats or papers, as the rule has them; 200 of each rule at most). Everything is null before the first night.',
    access: finance,
    response: books,
    run: (context) => getBooks(context),
  }),
  get('/totals', {
    id: 'bookTotals',
    summary: 'What a year brought, by month or quarter',
    description:
      'What was invoiced, credited, received and refunded in each period of a year, with the VAT of each rate. Money that came by bank counts on the day that it came, what went back by bank on the day that staff noted it. On the day of the payment the VAT of an order counts in proportion to what came of it, less what went back: once all is paid, to the cent what its invoices and credit notes say. What stands on no invoice bears none.',
    access: finance,
    parameters: totalsParameters,
    response: bookTotals,
    run: (context, { query }) => getBookTotals(context, firstOf(query)),
  }),
  get('/csv', {
    id: 'bookTotalsExport',
    summary: 'What a year brought, as a CSV file',
    description: 'The periods of a year, a line each, and the whole year.',
    access: finance,
    parameters: [...totalsParameters, localeParameter('The language of what stands in it')],
    bytes: 'text/csv',
    respond: async (c) => sendCsv(c, await exportBookTotals(contextOf(c), c.req.query())),
  }),
  get('/journal', {
    id: 'journalExport',
    summary: 'A journal of double entry as a CSV file',
    description:
      'What was sold, or the money that came and went, of a period, by the accounts of /ledger-accounts: a line for each side of an entry, each entry in balance. It is what stands now: a receipt that was undone since is in none. It is made while it is sent, a month at a time.',
    access: finance,
    parameters: journalParameters,
    bytes: 'text/csv',
    respond: async (c) => sendStream(c, 'text/csv; charset=utf-8', await openJournal(contextOf(c), c.req.query())),
  }),
)
