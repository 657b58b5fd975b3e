import { type SQL, sql } from 'drizzle-orm'
import { bookTotalsQuery } from '../../../schemas/books.ts'
import { type BookMovement, type BookPeriod, bookMovements, periodsOf } from '../../domain/book-periods.ts'
import type { ApiContext } from '../context.ts'
import { readQuery } from '../read-query.ts'
import { movements, vatOfInvoices } from './movements.ts'

type VatOfPeriod = {
  rate: number
  net: number
  vat: number
}
export interface PeriodTotals extends Record<BookMovement, number> {
  period: string
  vat: VatOfPeriod[]
}

const written: Record<BookPeriod, SQL> = {
  month: sql`to_char(day, 'YYYY-MM')`,
  quarter: sql`to_char(day, 'YYYY-"Q"Q')`,
}
const inYear = (year: number) => sql`day >= make_date(${year}, 1, 1) and day < make_date(${year + 1}, 1, 1)`

const sumOf = (rows: readonly VatOfPeriod[], rate: number, of: 'net' | 'vat') =>
  rows.reduce((sum, row) => (row.rate === rate ? sum + row[of] : sum), 0)

/** Periods added up. */
function totalOf(periods: readonly PeriodTotals[]): PeriodTotals {
  const sums = bookMovements.map((what) => [what, periods.reduce((sum, one) => sum + one[what], 0)] as const)
  const rows = periods.flatMap(({ vat }) => vat)
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b)
  const vat = rates.map((rate) => ({ rate, net: sumOf(rows, rate, 'net'), vat: sumOf(rows, rate, 'vat') }))
  return { period: 'total', ...(Object.fromEntries(sums) as Record<BookMovement, number>), vat }
}

/** What was invoiced, credited, received and refunded in each period of a year, with its VAT; cents. */
export async function getBookTotals({ db }: ApiContext, given: Record<string, string>) {
  const { year, per } = await readQuery(bookTotalsQuery, given)
  const moved = await db.execute<{ period: string; what: BookMovement; cents: number }>(
    sql`select ${written[per]} as period, what, sum(cents)::float8 as cents from ${movements} movements
      where ${inYear(year)} group by 1, 2`,
  )
  const taxed = await db.execute<VatOfPeriod & { period: string }>(
    sql`select ${written[per]} as period, rate::float8 as rate, sum(net)::float8 as net, sum(vat)::float8 as vat
      from ${vatOfInvoices} taxed where ${inYear(year)} group by 1, 2 order by 2`,
  )
  const periods = periodsOf(year, per).map((period): PeriodTotals => {
    const centsOf = (what: BookMovement) =>
      moved.rows.find((row) => row.period === period && row.what === what)?.cents ?? 0
    const sums = Object.fromEntries(bookMovements.map((what) => [what, centsOf(what)])) as Record<BookMovement, number>
    const vat = taxed.rows.filter((row) => row.period === period).map(({ period: _, ...row }) => row)
    return { period, ...sums, vat }
  })
  return { year, per, periods, total: totalOf(periods) }
}
