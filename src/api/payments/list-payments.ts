import { sql } from 'drizzle-orm'
import { allOf } from '../all-of.ts'
import type { ApiContext } from '../context.ts'
import { readFilters } from '../filters.ts'
import { orderBy, readLocale, readPaging, readSort } from '../list-query.ts'
import type { Query } from '../resource/list-rows.ts'
import { type DeskPayment, fromPayments, paymentColumns, paymentFilters, paymentOrder } from './desk-payments.ts'

/** Which payments a query asks for, and in what order. */
export function readPaymentQuery(query: Query, otherNames: string[]) {
  const where = allOf(readFilters(query, paymentFilters, ['sort', 'locale', ...otherNames]))
  const sorts = readSort(query, Object.keys(paymentFilters), paymentOrder)
  const order = sql.join(orderBy(sorts, paymentFilters, sql`payments.id`, readLocale(query)), sql`, `)
  return { where, order }
}

/** A page of all payments that fit the filters. */
export async function listPayments({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const { where, order } = readPaymentQuery(query, ['page', 'limit'])
  const { rows: items } = await db.execute<DeskPayment>(sql`select ${paymentColumns} from ${fromPayments}
    where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${fromPayments} where ${where}`,
  )
  return { items, total: rows[0]?.total ?? 0, page, limit }
}
