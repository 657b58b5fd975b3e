import { type SQL, sql } from 'drizzle-orm'
import { registrationSearch, registrations } from '../../db/tables.ts'
import { paymentOutcomes, registrationStatuses } from '../../domain/registration-states.ts'
import { shortestSearch } from '../../domain/shortest-search.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { escapeLike, type FilterFields, readFilters, uuidPattern } from '../filters.ts'
import { readSort, type Sort } from '../list-query.ts'
import { isForgotten } from '../registrations/visible-registrations.ts'

type Query = Record<string, string[]>

export const deskFilters: FilterFields = {
  _id: { kind: 'id', column: registrations.id },
  status: { kind: 'choice', of: registrationStatuses, column: registrations.status },
  outcome: { kind: 'choice', of: paymentOutcomes, column: registrations.outcome },
  session: { kind: 'id', column: registrations.sessionId },
}
export const deskSort: Sort[] = [['createdAt', 'DESC']]
export const deskSorts = ['createdAt', 'total'] as const

const columns: Record<string, SQL> = {
  createdAt: sql`registrations.created_at`,
  total: sql`(registrations.net + registrations.vat)`,
}

/** The list is counted no further: nobody turns so many pages. */
export const mostCounted = 1000

interface Named {
  fits: SQL
  isMany: boolean
}

/** Of whom any name fits: few are found by an index first, many are met soon enough by whoever reads all in order. */
async function namedLike(db: ApiContext['db'], text: string): Promise<Named> {
  const fits = sql`${registrationSearch.names} like plain_text(${`%${escapeLike(text)}%`})`
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${registrationSearch.registrationId} as id from ${registrationSearch} where ${fits} limit ${mostCounted + 1}`,
  )
  if (rows.length > mostCounted) {
    return {
      fits: sql`(select ${fits} from ${registrationSearch} where ${registrationSearch.registrationId} = registrations.id)`,
      isMany: true,
    }
  }
  const ids = JSON.stringify(rows.map(({ id }) => id))
  return {
    fits: sql`registrations.id = any(array(select value::uuid from jsonb_array_elements_text(${ids}::jsonb)))`,
    isMany: false,
  }
}

/** By its sessions, which an index finds. */
function ofCourse(id: string): SQL {
  if (!uuidPattern.test(id)) throw invalid('course', 'error.id')
  return sql`registrations.session_id in (select sessions.id from sessions where sessions.course_id = ${id})`
}

/** Which registrations a query asks for, and in what order: that of an index; `isMany` says that they need no counting. */
export async function readDeskQuery({ db }: Pick<ApiContext, 'db'>, query: Query, otherNames: string[]) {
  const conditions = readFilters(query, deskFilters, ['search', 'course', 'sort', 'locale', ...otherNames])
  const course = query.course?.[0]
  if (course !== undefined) conditions.push(ofCourse(course))
  const [sort = ['createdAt', 'DESC']] = readSort(query, deskSorts, deskSort)
  const direction = sql.raw(sort[1] === 'ASC' ? 'asc' : 'desc')
  const text = query.search?.[0]?.trim() ?? ''
  const named = text.length >= shortestSearch ? await namedLike(db, text) : { fits: sql`true`, isMany: false }
  return {
    fits: sql.join([...conditions, named.fits, sql`not (${isForgotten})`], sql` and `),
    isMany: named.isMany && conditions.length === 0,
    order: sql`${columns[sort[0]]} ${direction}, registrations.id ${direction}`,
  }
}
