import { Hono } from 'hono'
import { books, bookTotals } from '../../../schemas/books.ts'
import { staff } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { localeParameter } from '../openapi/filter-parameters.ts'
import { operation } from '../openapi/operation.ts'
import { queryParameter, required } from '../openapi/parameters.ts'
import { sendCsv } from '../send-file.ts'
import { exportBookTotals } from './export-book-totals.ts'
import { getBookTotals } from './get-book-totals.ts'
import { getBooks } from './get-books.ts'

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
