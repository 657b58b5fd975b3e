import { sql } from 'drizzle-orm'
import type { Merge } from '../../../schemas/customer.ts'
import type { Transaction } from '../../db/client.ts'
import type { DoubleKind } from '../../domain/customers.ts'
import type { StudentStatus } from '../../domain/students.ts'
import { columnsOf, type Mergeable, type Pair, type Row, readRows, tables } from './compare-duplicates.ts'

/** What the one that stays is to be: chosen values, and of the other what it has none of. */
function chosenOf(kind: DoubleKind, kept: Row, dropped: Row, choices: Record<string, string | undefined> = {}) {
  return columnsOf(kind).flatMap(([field, column]) => {
    const side = choices[field] ?? (kept[column] === null ? 'dropped' : 'kept')
    return side === 'dropped' ? [[column, dropped[column]] as const] : []
  })
}

/** Moves all that one of two has, its history too, removes it, and writes what the other is from now on; both are locked. */
export async function mergeRow(
  tx: Transaction,
  { kind, move, settle }: Mergeable,
  pair: Pair,
  values?: Merge['values'],
) {
  const { kept, dropped } = await readRows(tx, kind, pair)
  await move(tx, pair)
  await tx.execute(
    sql`update state_changes set entity_id = ${pair.kept} where entity = ${kind} and entity_id = ${pair.dropped}`,
  )
  await tx.execute(sql`delete from ${tables[kind]} where id = ${pair.dropped}`)
  const changes = [...Object.entries(settle?.(kept, dropped) ?? {}), ...chosenOf(kind, kept, dropped, values)]
  if (changes.length === 0) return
  const set = changes.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  await tx.execute(sql`update ${tables[kind]} set ${sql.join(set, sql`, `)} where id = ${pair.kept}`)
}

/** What refers to a participant: all of it goes along when two become one, and a test reads the database for others. */
export const studentReferences = [
  'users.student_id',
  'memberships.student_id',
  'registration_students.student_id',
  'waiting_list_students.student_id',
  'attendances.student_id',
  'attendance_marks.student_id',
  'presence_signatures.student_id',
  'results.student_id',
  'certificates.student_id',
  'practical_mails.student_id',
  'evaluations.student_id',
  'desk_message_receivers.student_id',
] as const

/** Lists of ids, which the database holds to nothing. */
const studentLists = ['registration_drafts.students', 'student_uploads.students'] as const

const placeOf = (reference: string) => {
  const [table = '', column = ''] = reference.split('.')
  return { table: sql.identifier(table), column: sql.identifier(column) }
}

/** Whatever named the one that goes names the one that stays; each as 'table.column'. */
export async function moveReferences(tx: Transaction, references: readonly string[], { kept, dropped }: Pair) {
  for (const { table, column } of references.map(placeOf))
    await tx.execute(sql`update ${table} set ${column} = ${kept} where ${column} = ${dropped}`)
}

/** The same in lists of ids, where it then stands once. */
async function moveInLists(tx: Transaction, lists: readonly string[], { kept, dropped }: Pair) {
  for (const { table, column } of lists.map(placeOf))
    await tx.execute(sql`update ${table} set ${column} = case when ${kept}::uuid = any(${column})
        then array_remove(${column}, ${dropped}::uuid) else array_replace(${column}, ${dropped}::uuid, ${kept}::uuid) end
      where ${dropped}::uuid = any(${column})`)
}

const theirs = ({ kept, dropped }: Pair) => sql`student_id in (${kept}, ${dropped})`

async function rows(tx: Transaction, pair: Pair) {
  const { rows: found } = await tx.execute<Record<'sessions' | 'registrations' | 'waitingListEntries', string[]>>(sql`
    with seats as (select * from registration_students where ${theirs(pair)}),
      places as (select * from waiting_list_students where ${theirs(pair)})
    select array(select session_id::text from seats union select session_id::text from places) as sessions,
      array(select registration_id::text from seats) as registrations,
      array(select entry_id::text from places) as "waitingListEntries"`)
  return { ...found[0], students: [pair.kept, pair.dropped] }
}

/** Where both stand in one registration, or in one line, the one that counts stays. */
async function dropSecondPlaces(tx: Transaction, pair: Pair) {
  for (const [table, of, counts] of [
    ['registration_students', 'registration_id', 'held'],
    ['waiting_list_students', 'entry_id', 'open'],
  ] as const)
    await tx.execute(sql`delete from ${sql.identifier(table)} where (${sql.identifier(of)}, student_id) in (
      select distinct on (${sql.identifier(of)}) ${sql.identifier(of)}, student_id from ${sql.identifier(table)}
      where ${theirs(pair)} and ${sql.identifier(of)} in (select ${sql.identifier(of)} from ${sql.identifier(table)}
        where ${theirs(pair)} group by 1 having count(*) = 2)
      order by ${sql.identifier(of)}, ${sql.identifier(counts)}, student_id = ${pair.kept})`)
}

/** What both were mailed of a session was mailed to the one. */
const dropSecondMails = (tx: Transaction, { kept, dropped }: Pair) =>
  tx.execute(sql`delete from practical_mails mailed using practical_mails other
    where mailed.student_id = ${dropped} and other.student_id = ${kept}
      and (mailed.session_id, mailed.kind, mailed.first_day, mailed.version)
        = (other.session_id, other.kind, other.first_day, other.version)`)

/** Whom both were asked as about one session is asked as the one; what the other answered stays, as nobody's. */
async function dropSecondEvaluations(tx: Transaction, { kept, dropped }: Pair) {
  const both = sql`student_id = ${dropped} and session_id in (
    select session_id from evaluations other where other.student_id = ${kept})`
  await tx.execute(sql`delete from evaluations where ${both} and answered_at is null`)
  await tx.execute(sql`update evaluations set student_id = null where ${both}`)
}

async function move(tx: Transaction, pair: Pair) {
  await dropSecondPlaces(tx, pair)
  await dropSecondMails(tx, pair)
  await dropSecondEvaluations(tx, pair)
  await moveReferences(tx, studentReferences, pair)
  await moveInLists(tx, studentLists, pair)
}

/** Whoever came further of the two says how far the one is. */
const along: readonly StudentStatus[] = ['inactive', 'new', 'invited', 'active']

/** Participants of one customer. */
export const mergeStudents: Mergeable = {
  kind: 'student',
  rows,
  move,
  settle: (...both) => ({
    status: along.findLast((status) => both.some((one) => one.status === status)) ?? both[0].status,
  }),
}
