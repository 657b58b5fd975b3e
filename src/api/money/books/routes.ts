import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { originalTexts } from '../../../../locales/texts.ts'
import { books, bookTotals } from '../../../../schemas/books.ts'
import { bookChecks } from '../../../db/tables.ts'
import { bookMovements } from '../../../domain/book-periods.ts'
import { bookRules, unitOf } from '../../../domain/books.ts'
import { csvEuros, csvOf } from '../../../domain/csv.ts'
import {
  type ApiContext,
  type ApiEnv,
  contextOf,
  localeParameter,
  operation,
  queryParameter,
  readLocale,
  required,
  sendCsv,
  staff,
} from '../../platform/index.ts'
import { getBookTotals, type PeriodTotals } from './get-book-totals.ts'

const names = { nl: 'boeken', en: 'books', fr: 'comptes' } as const

/** The totals of a year as spreadsheets open them: a line a period, then the whole year. */
async function exportBookTotals(context: ApiContext, { locale: asked, ...query }: Record<string, string>) {
  const locale = readLocale(asked === undefined ? {} : { locale: [asked] })
  const t = originalTexts[locale]['panel-book-totals']
  const { year, periods, total } = await getBookTotals(context, query)
  const rates = total.vat.map(({ rate }) => rate)
  const line = (name: string, { vat, ...sums }: PeriodTotals) => [
    ...[name, ...bookMovements.map((what) => csvEuros(sums[what]))],
    ...rates.flatMap((rate) => {
      const row = vat.find((one) => one.rate === rate)
      return [csvEuros(row?.net ?? 0), csvEuros(row?.vat ?? 0)]
    }),
  ]
  const heading = [
    ...[t.period, ...bookMovements.map((what) => t.columns[what])],
    ...rates.flatMap((rate) => [`${t.base} ${rate} %`, `${t.vat} ${rate} %`]),
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

const tag = 'books'
const totalsParameters = [
  required(queryParameter('year', 'string', 'The year that is added up, YYYY.')),
  queryParameter('per', 'string', 'By which periods: month, which is usual, or quarter.'),
]

export const bookRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'books',
      tag,
      summary: 'What the books said the last time they were compared',
      description:
        'Each night registrations, seats, rooms, payments, refunds, invoices, credit notes and mails are compared. This is the last result: how much was compared, and every difference, with what it is, whose, and what was expected and found (cents, or seats or papers, as the rule has them; 200 of each rule at most). Everything is null before the first night.',
      access: staff,
      response: books,
    }),
    async (c) => c.json(await getBooks(contextOf(c))),
  )
  .get(
    '/totals',
    operation({
      id: 'bookTotals',
      tag,
      summary: 'What a year brought, by month or quarter',
      description:
        'What was invoiced, credited, received and refunded in each period of a year, with the VAT of each rate. Money that came or went by bank counts on the day that staff noted it.',
      access: staff,
      parameters: totalsParameters,
      response: bookTotals,
    }),
    async (c) => c.json(await getBookTotals(contextOf(c), c.req.query())),
  )
  .get(
    '/csv',
    operation({
      id: 'bookTotalsExport',
      tag,
      summary: 'What a year brought, as a CSV file',
      description: 'The periods of a year, a line each, and the whole year.',
      access: staff,
      parameters: [...totalsParameters, localeParameter('The language of what stands in it')],
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportBookTotals(contextOf(c), c.req.query())),
  )
