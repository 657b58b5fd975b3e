import { type SQL, sql } from 'drizzle-orm'
import { type DoubleKind, doubleKinds } from '../../domain/doubles.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { readFilters, uuidPattern } from '../filters.ts'
import { readPaging } from '../list-query.ts'
import type { Query } from '../resource/list-rows.ts'
import { likelyOrganisations } from './likely-organisations.ts'
import { likelyStudents } from './likely-students.ts'

const likely: Record<DoubleKind, (customer: string | undefined) => SQL> = {
  student: likelyStudents,
  organisation: likelyOrganisations,
}

function readAsked(query: Query) {
  readFilters(query, {}, ['page', 'limit', 'kind', 'customer'])
  const [customer] = query.customer ?? []
  if (customer !== undefined && !uuidPattern.test(customer)) throw invalid('customer', 'must be an id')
  const asked = query.kind?.[0]
  const kinds = asked === undefined ? doubleKinds : doubleKinds.filter((kind) => kind === asked)
  if (kinds.length === 0) throw invalid('kind', `must be one of ${doubleKinds.join(', ')}`)
  return { kinds, customer }
}

const party = (id: string, name: string, about: SQL) =>
  sql`json_build_object('_id', ${sql.identifier(id)}, 'name', ${sql.identifier(name)}, 'about', ${about})`

/** A page of those that are probably one: all, or a customer's. */
export async function listDoubles({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const { kinds, customer } = readAsked(query)
  const found = sql.join(
    kinds.map((kind) => sql`(${likely[kind](customer)})`),
    sql` union all `,
  )
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local pg_trgm.similarity_threshold = 0.6`)
    const { rows } = await tx.execute<{ total: number }>(sql`
      select kind, why, ${party('customer_id', 'customer_name', sql`null::text`)} as customer,
        ${party('one', 'one_name', sql`one_about`)} as kept, ${party('other', 'other_name', sql`other_about`)} as dropped,
        (count(*) over ())::int as total
      from (${found}) likely order by kind = 'student', customer_name, one_name, one, other
      limit ${limit} offset ${(page - 1) * limit}`)
    return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0, page, limit }
  })
}
