import { sql } from 'drizzle-orm'
import { customerKinds, customerStates } from '../../domain/customers.ts'
import { allOf } from '../all-of.ts'
import type { ApiContext } from '../context.ts'
import { type FilterFields, readFilters } from '../filters.ts'
import { orderBy, readLocale, readPaging, readSort, type Sort } from '../list-query.ts'
import { instantOf } from '../present-instant.ts'
import type { Query } from '../resource/list-rows.ts'
import { allCustomers } from './all-customers.ts'

const column = (name: string) => sql`customers.${sql.identifier(name)}`

export const customerFilters: FilterFields = {
  _id: { kind: 'id', column: column('id') },
  search: { kind: 'plain', column: column('search_text') },
  kind: { kind: 'choice', of: customerKinds, column: column('kind') },
  state: { kind: 'choice', of: customerStates, column: column('state') },
  name: { kind: 'text', column: column('name') },
  createdAt: { kind: 'date', column: column('created_at') },
}

export const customerOrder: Sort[] = [['name', 'ASC']]

/** A page of the organisations and accounts that fit the filters. */
export async function listCustomers({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const conditions = readFilters(query, customerFilters, ['page', 'limit', 'sort', 'locale'])
  const where = allOf(conditions)
  const sorts = readSort(query, Object.keys(customerFilters), customerOrder)
  const order = orderBy(sorts, customerFilters, column('id'), readLocale(query))
  const { rows } = await db.execute(sql`select id as "_id", kind, name, email, about, state,
      ${instantOf(column('created_at'))} as "createdAt"
    from ${allCustomers} where ${where} order by ${sql.join(order, sql`, `)}
    limit ${limit} offset ${(page - 1) * limit}`)
  const counted = await db.execute(sql`select count(*)::int as total from ${allCustomers} where ${where}`)
  return { items: rows, total: Number(counted.rows[0]?.total ?? 0), page, limit }
}
