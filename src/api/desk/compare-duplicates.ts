import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { organisations, students } from '../../db/tables.ts'
import { type DoubleKind, doubleKinds, mergedFields } from '../../domain/customers.ts'
import type { ApiContext, Query, Rows } from '../platform/index.ts'
import { ApiError, instantOf, readFilters, readLocale } from '../platform/index.ts'

/** Two rows of a kind: the one that stays, and the one whose things become its own. */
export interface Pair {
  kept: string
  dropped: string
}

/** A row as the database writes it down. */
export type Row = Record<string, unknown> & { id: string }

/** What a kind of duplicates needs to be compared and merged. */
export interface Mergeable {
  kind: DoubleKind
  /** What changes. */
  rows(tx: Transaction, pair: Pair): Promise<Rows>
  /** Gives what belongs to the one that goes to the one that stays. */
  move(tx: Transaction, pair: Pair): Promise<void>
  /** What only follows from both: changes of the one that stays beside the chosen values. */
  settle?(kept: Row, dropped: Row): Record<string, unknown>
}

/** Participants that both organisations have, by their address: an organisation has each once, so these are merged too. */
export const sharedStudents = ({ kept, dropped }: Pair): SQL => sql`
  select stays.id as kept, goes.id as dropped from students stays join students goes
    on lower(stays.email) = lower(goes.email) and stays.status <> 'deleted' and goes.status <> 'deleted'
  where stays.organisation_id = ${kept} and goes.organisation_id = ${dropped}`

export const tables = { student: students, organisation: organisations }

export type Addressed = Record<'kind' | 'kept' | 'dropped', string>

/** The ids of an address, as the database writes them; 404 where that is no kind of duplicates. */
export function readAddressed(params: Addressed) {
  const kind = doubleKinds.find((one) => one === params.kind)
  if (!kind) throw new ApiError('NOT_FOUND')
  return { kind, pair: { kept: params.kept.toLowerCase(), dropped: params.dropped.toLowerCase() } }
}

/** How the database calls what may differ. */
export const columnsOf = (kind: DoubleKind): [field: string, column: string][] => {
  const columns: Record<string, { name: string }> = getTableColumns(tables[kind])
  return mergedFields[kind].map((field) => [field, columns[field]?.name ?? field])
}

const nameOf = ({ name, first_name, last_name }: Row) =>
  typeof name === 'string' ? name : `${first_name} ${last_name}`

/** Whose participant it is; an organisation is itself a customer. */
const customerOf = (kind: DoubleKind, { id, organisation_id, owner_id }: Row) =>
  String((kind === 'organisation' ? id : (organisation_id ?? owner_id)) ?? '')

/** Both rows as they stand; 404 where one is not there. */
export async function readRows(db: Executor, kind: DoubleKind, { kept, dropped }: Pair) {
  const { rows } = await db.execute<{ found: Row; version: string }>(sql`
    select to_jsonb(one) as found, md5(string_agg(one::text, '') over (
      order by one.id rows between unbounded preceding and unbounded following)) as version
    from ${tables[kind]} as one where id in (${kept}, ${dropped})
      ${kind === 'student' ? sql`and status <> 'deleted'` : sql``}`)
  const [one, other] = [kept, dropped].map((id) => rows.find(({ found }) => found.id === id))
  if (!one || !other || one === other) throw new ApiError('NOT_FOUND')
  return { kept: one.found, dropped: other.found, version: one.version }
}

/** Two that may become one, `version` saying how they stand; 404 where they are not of one customer. */
export async function readPair(db: Executor, kind: DoubleKind, pair: Pair) {
  const { kept, dropped, version } = await readRows(db, kind, pair)
  const customer = customerOf(kind, kept)
  const isOfAnother = kind === 'student' && customerOf(kind, dropped) !== customer
  if (!customer || isOfAnother) throw new ApiError('NOT_FOUND')
  return { kept, dropped, version, customer, names: [nameOf(kept), nameOf(dropped)] }
}

/** What both of a pair have of one session: a person has each of it once. A place on a waiting list is one too. */
const together = sql`
  select 'seat' as kind, kept, session_id from (
    select kept, student_id, session_id from pairs join registration_students on held and student_id in (kept, dropped)
    union select kept, student_id, session_id from pairs join waiting_list_students on open and student_id in (kept, dropped)
  ) expected group by kept, session_id having count(distinct student_id) = 2
  union select 'attendance', kept, session_id from pairs join attendances on student_id in (kept, dropped)
    group by kept, session_id, day having count(*) = 2
  union select 'result', kept, session_id from pairs join results on student_id in (kept, dropped)
    group by kept, session_id having count(*) = 2
  union select 'certificate', kept, session_id from pairs join certificates on student_id in (kept, dropped)
    group by kept, session_id having count(*) = 2`

const person = sql`first_name || ' ' || last_name`

/** Why pairs of participants cannot become one yet: `pairs` has an id `kept` and an id `dropped`. */
const clashesOfPairs = (pairs: SQL, locale: string): SQL => sql`
  with pairs as materialized (${pairs})
  select kind, ${person} || ', ' || coalesce(title->>${locale}::text, title->>'nl') as name, start_date as at
  from (${together}) clashing join sessions on sessions.id = session_id join courses on courses.id = course_id
    join students on students.id = kept
  union all
  select 'approval', ${person}, null from pairs join students on id in (kept, dropped)
  where status like 'wait_for_approval%'`

const studentRecords = (id: string, locale: string): SQL => {
  const ofSession = (kind: string, from: SQL) => sql`
    select ${kind}::text as kind, coalesce(title->>${locale}::text, title->>'nl') as name, start_date as at
    from (${from}) theirs join sessions on sessions.id = session_id join courses on courses.id = course_id`
  const of = (table: string) => sql`select session_id from ${sql.identifier(table)} where student_id = ${id}`
  return sql.join(
    [
      ofSession('registration', of('registration_students')),
      ofSession('waiting', sql`${of('waiting_list_students')} and open`),
      ofSession('attendance', sql`select distinct session_id from attendances where student_id = ${id}`),
      ofSession('result', of('results')),
      ofSession('certificate', of('certificates')),
      sql`select 'account', email, created_at from users where student_id = ${id}
        or id in (select user_id from memberships where student_id = ${id})`,
    ],
    sql` union all `,
  )
}

const organisationRecords = (id: string, locale: string): SQL => sql`
  select 'account' as kind, first_name || ' ' || last_name || ', ' || email as name, memberships.created_at as at
    from memberships join users on users.id = user_id where memberships.organisation_id = ${id}
  union all
  select 'participant', first_name || ' ' || last_name, created_at from students
    where organisation_id = ${id} and status <> 'deleted'
  union all
  select 'registration', coalesce(title->>${locale}::text, title->>'nl'), start_date from registrations
    join sessions on sessions.id = session_id join courses on courses.id = course_id where organisation_id = ${id}
  union all
  select 'waiting', coalesce(title->>${locale}::text, title->>'nl'), start_date from waiting_list_entries
    join sessions on sessions.id = session_id join courses on courses.id = course_id
    where organisation_id = ${id} and status in ('waiting', 'offered')
  union all
  select 'invoice', number, issued_on::timestamptz from invoices where organisation_id = ${id}
  union all
  select 'booking', coalesce(name->>${locale}::text, name->>'nl', ''), date::timestamptz from bookings
    left join room_types on room_types.id = room_type_id where organisation_id = ${id}`

const records = { student: studentRecords, organisation: organisationRecords }

/** Participants that both organisations have must be one first, or be able to become it along the way. */
const pairsOf: Record<DoubleKind, (pair: Pair) => SQL> = {
  student: ({ kept, dropped }) => sql`select ${kept}::uuid as kept, ${dropped}::uuid as dropped`,
  organisation: sharedStudents,
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** So many of what there is are named. */
const mostNamed = 8

async function recordsOf(db: Executor, of: SQL) {
  const { rows } = await db.execute(sql`
    select kind, count(*)::int as count,
      (array_agg(json_build_object('name', name, 'at', ${instantOf(sql`at`)}) order by at desc nulls last))[1:${sql.raw(String(mostNamed))}] as newest
    from (${of}) as records (kind, name, at) group by kind order by kind`)
  return rows
}

export async function clashesOf(db: Executor, kind: DoubleKind, pair: Pair, locale: string) {
  const { rows } = await db.execute(sql`
    select kind, name, ${instantOf(sql`at`)} as at from (${clashesOfPairs(pairsOf[kind](pair), locale)}) as clashing (kind, name, at)
    order by at, kind, name`)
  return rows
}

/** Two beside each other: what is known of each, what each has, and why they cannot be one yet. */
export async function compareDuplicates({ db }: ApiContext, addressed: Addressed, query: Query) {
  const { kind, pair } = readAddressed(addressed)
  readFilters(query, {}, ['locale'])
  const locale = readLocale(query)
  return db.transaction(async (tx) => {
    const { kept, dropped, version, customer, names } = await readPair(tx, kind, pair)
    const side = async (row: Row, name = '') => ({
      _id: row.id,
      name,
      createdAt: new Date(String(row.created_at)).toISOString(),
      records: await recordsOf(tx, records[kind](row.id, locale)),
    })
    const { rows } = await tx.execute<{ name: string }>(sql`
      select name from organisations where id = ${customer}
      union all select first_name || ' ' || last_name from users where id = ${customer}`)
    return {
      kind,
      version,
      customer: { _id: customer, name: rows[0]?.name ?? '', about: null },
      kept: await side(kept, names[0]),
      dropped: await side(dropped, names[1]),
      fields: columnsOf(kind).map(([name, column]) => ({
        name,
        kept: textOf(kept[column]),
        dropped: textOf(dropped[column]),
      })),
      clashes: await clashesOf(tx, kind, pair, locale),
    }
  })
}
