import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
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

/** Seats and participants first, as for those alone; then papers, the organisations, and who acts for them. */
async function lock(tx: Transaction, { kept, dropped }: Pair) {
  const pairs = await pairsOf(tx, { kept, dropped })
  for (const pair of pairs) if (!(await mergeStudents.lock(tx, pair))) return false
  const lockRows = (table: string) =>
    tx.execute(sql`select from ${sql.identifier(table)} where organisation_id = ${dropped} order by id for update`)
  for (const table of ['registrations', 'waiting_list_entries', 'bookings', 'invoices', 'students'])
    await lockRows(table)
  await tx.execute(sql`select from organisations where id in (${kept}, ${dropped}) order by id for update`)
  await tx.execute(sql`select from users where id in (
    select user_id from memberships where organisation_id in (${kept}, ${dropped})) order by id for no key update`)
  return (await pairsOf(tx, { kept, dropped })).length === pairs.length
}

async function move(tx: Transaction, pair: Pair) {
  for (const student of await pairsOf(tx, pair)) await foldRow(tx, mergeStudents, student)
  await moveReferences(tx, organisationReferences, pair)
  await moveMemberships(tx, pair)
}

/** Organisations, with the participants that both have. */
export const mergeOrganisations: Mergeable = { kind: 'organisation', lock, move }
