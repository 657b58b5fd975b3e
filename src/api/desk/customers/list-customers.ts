import { type SQL, sql } from 'drizzle-orm'
import { customerKinds, customerStates } from '../../../domain/customers.ts'
import {
  type ApiContext,
  allOf,
  digitsOf,
  type FilterFields,
  hasDigits,
  instantOf,
  orderBy,
  type Query,
  readFilters,
  readLocale,
  readPaging,
  readSearch,
  readSort,
  type Sort,
  withAlikeWords,
  withWords,
  wordsOf,
} from '../../platform/index.ts'
import { allCustomers } from './all-customers.ts'

const column = (name: string) => sql`customers.${sql.identifier(name)}`

export const customerFilters: FilterFields = {
  _id: { kind: 'id', column: column('id') },
  kind: { kind: 'choice', of: customerKinds, column: column('kind') },
  state: { kind: 'choice', of: customerStates, column: column('state') },
  name: { kind: 'text', column: column('name') },
  createdAt: { kind: 'date', column: column('created_at') },
}

export const customerOrder: Sort[] = [['name', 'ASC']]

/** Numbers of invoices and references lead to whoever is billed. */
const billed = (fits: SQL) => sql`customers.id in (
  select coalesce(organisation_id, user_id) from invoices where ${fits})`

function numbered(text: string): SQL[] {
  const digits = digitsOf(text)
  const byNumber = billed(sql`invoices.number = ${text}`)
  if (!digits) return [byNumber]
  return [
    byNumber,
    billed(sql`regexp_replace(document->>'paymentReference', '\\D', '', 'g') = ${digits}`),
    hasDigits(column('vat'), digits),
    hasDigits(column('phone'), digits),
  ]
}

/** By words in whatever order, or by a number; where that finds nobody, by words that are nearly the same. */
async function searched(db: ApiContext['db'], query: Query): Promise<SQL[]> {
  const text = readSearch(query).replace(/^~/, '').trim()
  if (!text) return []
  const words = wordsOf(text)
  const fits = sql`(${sql.join([sql`(${withWords(column('search_text'), words)})`, ...numbered(text)], sql` or `)})`
  const alike = withAlikeWords(column('search_text'), words)
  if (!alike) return [fits]
  const { rows } = await db.execute(sql`select from ${allCustomers} where ${fits} limit 1`)
  return [rows.length > 0 ? fits : alike]
}

/** What a query asks of the customers, as conditions. */
export async function readCustomers(db: ApiContext['db'], query: Query, others: string[]): Promise<SQL> {
  const conditions = readFilters(query, customerFilters, ['search', ...others])
  return allOf([...conditions, ...(await searched(db, query))])
}

/** A page of the organisations and accounts that fit the filters. */
export async function listCustomers({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const where = await readCustomers(db, query, ['page', 'limit', 'sort', 'locale'])
  const sorts = readSort(query, Object.keys(customerFilters), customerOrder)
  const order = orderBy(sorts, customerFilters, column('id'), readLocale(query))
  const { rows } = await db.execute(sql`select id as "_id", kind, name, email, about, state,
      ${instantOf(column('created_at'))} as "createdAt"
    from ${allCustomers} where ${where} order by ${sql.join(order, sql`, `)}
    limit ${limit} offset ${(page - 1) * limit}`)
  const counted = await db.execute(sql`select count(*)::int as total from ${allCustomers} where ${where}`)
  return { items: rows, total: Number(counted.rows[0]?.total ?? 0), page, limit }
}
