import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { StudentStatus } from '../../../domain/student-states.ts'
import { moveInLists, moveReferences } from './move-references.ts'
import type { Mergeable, Pair } from './pair.ts'
import { studentLists, studentReferences } from './student-references.ts'

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

async function move(tx: Transaction, pair: Pair) {
  await dropSecondPlaces(tx, pair)
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
