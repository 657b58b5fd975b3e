import { type SQL, sql } from 'drizzle-orm'
import { sessions } from '../../../db/tables.ts'
import { fromPlannedSessions, isComing, plannedSession, plannedSessionFilters } from '../../catalogue/index.ts'
import { type ApiContext, orderBy, readFilters, readPaging, readSort, type Sort } from '../../platform/index.ts'

export const plannedSessionSort: Sort[] = [['startDate', 'ASC']]
export const plannedSessionSorts = ['startDate', 'endDate', 'registrationCount', 'capacity']

type Query = Record<string, string[]>
type Found = { ids: string[]; items: string; total: number }

/** Those to come, unless a filter on a date asks for others. */
export function conditionsOfSessions(query: Query, otherNames: string[]): SQL {
  const conditions = readFilters(query, plannedSessionFilters, otherNames)
  if (!('startDate' in query) && !('endDate' in query)) conditions.push(isComing)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Sessions of all courses, those to come unless a filter on a date asks for others, as JSON and by their ids. */
export async function listPlannedSessions({ db }: ApiContext, query: Query): Promise<{ ids: string[]; json: string }> {
  const { page, limit } = readPaging(query)
  const order = orderBy(
    readSort(query, plannedSessionSorts, plannedSessionSort),
    plannedSessionFilters,
    sessions.id,
    'nl',
  )
  const fits = conditionsOfSessions(query, ['sort', 'page', 'limit'])
  const { rows } = await db.execute<Found>(sql`
    with found as (
      select ${sessions.id} as id, ${plannedSession} as item, row_number() over (order by ${sql.join(order, sql`, `)}) as place
      from ${fromPlannedSessions} where ${fits}
      order by place limit ${limit} offset ${(page - 1) * limit})
    select coalesce(array_agg(id order by place), '{}') as ids,
      coalesce(json_agg(item order by place), '[]')::text as items,
      (select count(*)::int from ${fromPlannedSessions} where ${fits}) as total
    from found`)
  const { ids, items, total } = rows[0] as Found
  return { ids, json: `{"items":${items},"total":${total},"page":${page},"limit":${limit}}` }
}
