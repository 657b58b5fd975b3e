import { type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { deskRegistrations } from '../../../schemas/registration-desk.ts'
import { registrationSearch, registrations } from '../../db/tables.ts'
import { paymentOutcomes, registrationStatuses } from '../../domain/registrations.ts'
import { shortestSearch } from '../../domain/values.ts'
import type { ApiContext, FilterFields, Query, Sort } from '../platform/index.ts'
import {
  allOf,
  amountOf,
  askedFilters,
  conditionsOf,
  digitsOf,
  hasDigits,
  instantOf,
  invalid,
  invoiceNumbersOf,
  preparedByShape,
  prepareSql,
  readPaging,
  readSearch,
  readSort,
  shapeOfFilters,
  uuidPattern,
  valuesOfFilters,
  withAlikeWords,
  withWords,
  wordsOf,
} from '../platform/index.ts'
import { isCanceled, isForgotten } from '../registrations/index.ts'

/** Its session was canceled, and its customer did not choose yet. */
const isChoosing = sql`(registrations.id in (select registration_id from session_choices where status = 'open'))`

export const deskFilters: FilterFields = {
  _id: registrations.id,
  status: { kind: 'choice', of: registrationStatuses, column: registrations.status },
  outcome: { kind: 'choice', of: paymentOutcomes, column: registrations.outcome },
  session: registrations.sessionId,
  isChoosing: { kind: 'boolean', column: isChoosing },
}
export const deskSort: Sort[] = [['createdAt', 'DESC']]
export const deskSorts = ['createdAt', 'total'] as const

const columns: Record<string, SQL> = {
  createdAt: sql`registrations.created_at`,
  total: sql`(registrations.net + registrations.vat)`,
}

/** The list is counted no further: nobody turns so many pages. */
const mostCounted = 1000

/** By what is on paper: an amount, an invoice's number or structured reference, a VAT or a phone number. */
function numbered(text: string): SQL[] {
  const digits = digitsOf(text)
  const amount = amountOf(text)
  const found = [
    sql`select order_id as id from invoices where order_id is not null and number = any(${sql.param(invoiceNumbersOf(text))}::text[])`,
    ...(amount === null ? [] : [sql`select id from registrations where net + vat = ${amount}`]),
  ]
  if (!digits) return found
  return [
    ...found,
    sql`select order_id from invoices where order_id is not null
      and regexp_replace(document->>'paymentReference', '\\D', '', 'g') = ${digits}`,
    sql`select registrations.id from registrations where ${hasDigits(sql`registrations.invoice->>'vat'`, digits)}`,
    sql`select registrations.id from registrations join users on users.id = registrations.user_id
      where ${hasDigits(sql`users.phone`, digits)}`,
  ]
}

/**
 * Of whom any name fits, in whatever order, or a number: few are found by an index first, many are met soon enough by
 * whoever reads all in order. Where none is, names that are nearly the same.
 */
async function namedLike(db: ApiContext['db'], text: string) {
  const names = sql`${registrationSearch.names}`
  const idsOf = (...searches: SQL[]) =>
    db.execute<{ id: string }>(sql`${sql.join(searches, sql` union all `)} limit ${mostCounted + 1}`)
  const named = (fits: SQL) =>
    sql`select ${registrationSearch.registrationId} as id from ${registrationSearch} where ${fits}`
  const words = wordsOf(text)
  const fits = withWords(names, words)
  const exact = await idsOf(named(fits), ...numbered(text))
  const alike = exact.rows.length === 0 ? withAlikeWords(names, words) : null
  const { rows } = alike ? await idsOf(named(alike)) : exact
  const isMany = rows.length > mostCounted
  const ofMany = sql`(select ${alike ?? fits} from ${registrationSearch} where ${registrationSearch.registrationId} = registrations.id)`
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const ofFew = sql`registrations.id = any(array(select value::uuid from jsonb_array_elements_text(${ids}::jsonb)))`
  return { fits: isMany ? ofMany : ofFew, isMany }
}

/** The sessions of a course, which an index finds. */
const ofCourse = sql`registrations.session_id in (
  select sessions.id from sessions where sessions.course_id = ${sql.placeholder('course')})`

/** Which registrations a query asks for, and in what order: that of an index. */
export async function readDeskQuery({ db }: Pick<ApiContext, 'db'>, query: Query, otherNames: string[]) {
  const filters = askedFilters(query, deskFilters, ['search', 'course', 'sort', 'locale', ...otherNames])
  const course = query.course?.[0]
  if (course !== undefined && !uuidPattern.test(course)) throw invalid('course', 'error.id')
  const [sort = ['createdAt', 'DESC']] = readSort(query, deskSorts, deskSort)
  const text = readSearch(query)
  const named = text.length >= shortestSearch ? await namedLike(db, text) : null
  return { filters, course, sort, named }
}

type Asked = Awaited<ReturnType<typeof readDeskQuery>>

/** What stands in the statement of a query, and what is given along. */
export const partsOfDeskQuery = ({ filters, course, sort, named }: Asked) => {
  const direction = sql.raw(sort[1] === 'ASC' ? 'asc' : 'desc')
  const narrowing = [...conditionsOf(filters), ...(course ? [ofCourse] : []), ...(named ? [named.fits] : [])]
  return {
    fits: allOf([...narrowing, sql`not (${isForgotten})`]),
    order: sql`${columns[sort[0]]} ${direction}, registrations.id ${direction}`,
  }
}
export const valuesOfDeskQuery = ({ filters, course }: Asked) => ({ ...valuesOfFilters(filters), course })

export type DeskRow = InferType<typeof deskRegistrations>['items'][number]

/** What the desk sees of the registrations that `found` names. */
export const deskColumns = sql`registrations.id as _id, registrations.invoice->>'name' as customer,
  users.first_name || ' ' || users.last_name as contact, users.phone,
  (select count(*)::int from registration_students where registration_students.registration_id = registrations.id)
    as participants,
  registrations.session_id as session, courses.title as course,
  ${instantOf(sql.raw('sessions.start_date'))} as "startDate", registrations.status, registrations.outcome,
  registrations.net + registrations.vat as total, ${instantOf(sql.raw('registrations.created_at'))} as "createdAt",
  ${isCanceled} as "isCanceled",
  (select ${instantOf(sql.raw('max(mails.created_at)'))} from session_choices join mails on mails.about_id = session_choices.id
    where session_choices.registration_id = registrations.id and session_choices.status = 'open'
      and mails.kind = 'session-canceled' and mails.occasion <> '') as "choiceRemindedAt",
  coalesce((
    select json_agg(json_build_object('_id', notes.id, 'number', notes.number) order by notes.number)
    from invoices notes where notes.document ? 'creditOf' and notes.order_id = registrations.id), '[]') as "creditNotes",
  coalesce((
    select json_agg(json_build_object('_id', others.id, 'startDate', ${instantOf(sql.raw('theirs.start_date'))})
      order by theirs.start_date, others.id)
    from registrations others join sessions theirs on theirs.id = others.session_id
    where (others.id = registrations.split_from or others.split_from = coalesce(registrations.split_from, registrations.id))
      and others.id <> registrations.id), '[]') as apart`

export const fromDesk = sql`registrations join users on users.id = registrations.user_id
  join sessions on sessions.id = registrations.session_id join courses on courses.id = sessions.course_id`

const shapeOf = ({ filters, course, sort, named }: Asked) =>
  // What a search found it by is one of too many.
  named ? null : JSON.stringify([shapeOfFilters(filters), course !== undefined, sort])

/** Both stay within an index. */
const statementsOf = preparedByShape(shapeOf, (db, asked: Asked) => {
  const { fits, order } = partsOfDeskQuery(asked)
  return {
    items: prepareSql<DeskRow>(
      db,
      sql`
      select ${deskColumns} from ${fromDesk}
      where registrations.id = any(array(
        select registrations.id from registrations where ${fits} order by ${order}
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}))
      order by ${order}`,
    ),
    total: prepareSql<{ total: number }>(
      db,
      sql`
      select count(*)::int as total from (select from registrations where ${fits} limit ${mostCounted + 1}) counted`,
    ),
  }
})

/** A page of all registrations but those that were taken back unpaid. */
export async function listDeskRegistrations(context: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const asked = await readDeskQuery(context, query, ['page', 'limit'])
  const statements = statementsOf(context.db, asked)
  const values = valuesOfDeskQuery(asked)
  const items = await statements.items({ ...values, limit, offset: (page - 1) * limit })
  const isMany = asked.named?.isMany && asked.filters.length === 0 && !asked.course
  if (isMany) return { items, total: mostCounted, isMore: true, page, limit }
  const [counted] = await statements.total(values)
  const total = counted?.total ?? 0
  return { items, total: Math.min(total, mostCounted), isMore: total > mostCounted, page, limit }
}
