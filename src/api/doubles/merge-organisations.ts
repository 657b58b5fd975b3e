import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { type Rows, togetherOf } from '../lock.ts'
import { foldRow } from './fold-row.ts'
import { mergeStudents } from './merge-students.ts'
import { moveMemberships } from './move-memberships.ts'
import { moveReferences } from './move-references.ts'
import { organisationReferences } from './organisation-references.ts'
import type { Mergeable, Pair } from './pair.ts'
import { sharedStudents } from './shared-students.ts'

async function pairsOf(tx: Transaction, pair: Pair) {
  const { rows } = await tx.execute<{ kept: string; dropped: string }>(sql`${sharedStudents(pair)} order by 1`)
  return rows
}

/** What belongs to the one that goes, with the organisations and who acts for them. */
async function ownRows(tx: Transaction, { kept, dropped }: Pair): Promise<Rows> {
  type Table = 'registrations' | 'waitingListEntries' | 'bookings' | 'invoices' | 'students' | 'users'
  const of = (table: string) =>
    sql`array(select id::text from ${sql.identifier(table)} where organisation_id = ${dropped})`
  const { rows: found } = await tx.execute<Record<Table, string[]>>(sql`
    select ${of('registrations')} as registrations, ${of('waiting_list_entries')} as "waitingListEntries",
      ${of('bookings')} as bookings, ${of('invoices')} as invoices, ${of('students')} as students,
      array(select user_id::text from memberships where organisation_id in (${kept}, ${dropped})) as users`)
  return { ...found[0], organisations: [kept, dropped] }
}

/** The same with the seats of the participants that both have. */
async function rows(tx: Transaction, pair: Pair): Promise<Rows> {
  const all = [await ownRows(tx, pair)]
  for (const student of await pairsOf(tx, pair)) all.push(await mergeStudents.rows(tx, student))
  return togetherOf(all)
}

async function move(tx: Transaction, pair: Pair) {
  for (const student of await pairsOf(tx, pair)) await foldRow(tx, mergeStudents, student)
  await moveReferences(tx, organisationReferences, pair)
  await moveMemberships(tx, pair)
}

/** Organisations, with the participants that both have. */
export const mergeOrganisations: Mergeable = { kind: 'organisation', rows, move }
