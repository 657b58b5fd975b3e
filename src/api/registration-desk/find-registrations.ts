import { type SQL, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import { paymentOutcomes, registrationStatuses } from '../../domain/registration-states.ts'
import { invalid } from '../errors.ts'
import { escapeLike, type FilterFields, readFilters, uuidPattern } from '../filters.ts'
import { readSort, type Sort } from '../list-query.ts'
import { isForgotten } from '../registrations/visible-registrations.ts'

type Query = Record<string, string[]>

export const deskFilters: FilterFields = {
  status: { kind: 'choice', of: registrationStatuses, column: registrations.status },
  outcome: { kind: 'choice', of: paymentOutcomes, column: registrations.outcome },
  session: { kind: 'id', column: registrations.sessionId },
}
export const deskSort: Sort[] = [['createdAt', 'DESC']]
export const deskSorts = ['createdAt', 'total'] as const
/** Fewer letters than that no index finds. */
const shortestSearch = 3

const columns: Record<string, SQL> = {
  createdAt: sql`registrations.created_at`,
  total: sql`(registrations.net + registrations.vat)`,
}

/** Of whom any name fits: the customer, who registered, a participant; each is found by an index of its own. */
function namedLike(text: string): SQL {
  const pattern = `%${escapeLike(text)}%`
  return sql`registrations.id in (
    select named.id from registrations named
    where plain_text((named.invoice->>'name') || ' ' || coalesce(named.reference, '')) like plain_text(${pattern})
    union all select named.id from users join registrations named on named.user_id = users.id
    where plain_text(users.first_name || ' ' || users.last_name || ' ' || users.email) like plain_text(${pattern})
    union all select seats.registration_id from students
    join registration_students seats on seats.student_id = students.id
    where students.status <> 'deleted' and students.search_text like plain_text(${pattern}))`
}

/** By its sessions, which an index finds. */
function ofCourse(id: string): SQL {
  if (!uuidPattern.test(id)) throw invalid('course', 'error.id')
  return sql`registrations.session_id in (select sessions.id from sessions where sessions.course_id = ${id})`
}

/** Which registrations a query asks for, and in what order: that of an index. */
export function readDeskQuery(query: Query, otherNames: string[]) {
  const conditions = readFilters(query, deskFilters, ['search', 'course', 'sort', 'locale', ...otherNames])
  const text = query.search?.[0]?.trim() ?? ''
  if (text.length >= shortestSearch) conditions.push(namedLike(text))
  const course = query.course?.[0]
  if (course !== undefined) conditions.push(ofCourse(course))
  const [sort = ['createdAt', 'DESC']] = readSort(query, deskSorts, deskSort)
  const direction = sql.raw(sort[1] === 'ASC' ? 'asc' : 'desc')
  const fits = sql.join([...conditions, sql`not (${isForgotten})`], sql` and `)
  return { fits, order: sql`${columns[sort[0]]} ${direction}, registrations.id ${direction}` }
}
