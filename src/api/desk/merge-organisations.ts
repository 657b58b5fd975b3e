import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { enterpriseNumber } from '../../domain/vat-number.ts'
import { organisationAdmin } from '../../domain/visitor.ts'
import { type Rows, togetherOf } from '../platform/index.ts'
import { type Mergeable, type Pair, type Row, sharedStudents } from './compare-duplicates.ts'
import { mergeRow, mergeStudents, moveReferences } from './merge-students.ts'

/** What refers to an organisation, and goes along as it is when two become one. */
export const organisationReferences = [
  'students.organisation_id',
  'registrations.organisation_id',
  'bookings.organisation_id',
  'waiting_list_entries.organisation_id',
  'invoices.organisation_id',
  'receipts.organisation_id',
  'prepaid_cards.organisation_id',
  'notes.organisation_id',
  'files.organisation_id',
  'student_uploads.organisation_id',
] as const

/** What refers to somebody's membership of one, which is joined to that of the other first (merge-organisations.ts). */
export const membershipReferences = [
  'users.organisation_id',
  'registration_drafts.organisation_id',
  'calendar_feeds.organisation_id',
] as const

/** Who acts for the one that goes acts for the other; whoever is let into either is in. */
const joinMembers = ({ kept, dropped }: Pair) => sql`
  insert into memberships as stays (user_id, organisation_id, approval, contact_roles, student_id, created_at)
  select user_id, ${kept}, approval, case when exists (
      select from memberships where organisation_id = ${kept} and approval = 'approved'
        and ${organisationAdmin} = any(contact_roles)) then '{}'::text[] else contact_roles end, student_id, created_at
    from memberships where organisation_id = ${dropped}
  on conflict (user_id, organisation_id) do update set
    approval = case when 'approved' in (stays.approval, excluded.approval) then 'approved' else stays.approval end,
    contact_roles = array(select distinct unnest(stays.contact_roles || excluded.contact_roles)),
    student_id = coalesce(stays.student_id, excluded.student_id)`

/** What an account has once for an organisation: of two, the one that is named stays. */
const dropSeconds = ({ kept, dropped }: Pair) => [
  sql`delete from registration_drafts one using registration_drafts other
    where one.user_id = other.user_id and one.course_id = other.course_id
      and (one.organisation_id, other.organisation_id) in ((${kept}, ${dropped}), (${dropped}, ${kept}))
      and (one.updated_at, one.id) < (other.updated_at, other.id)`,
  sql`delete from calendar_feeds one using calendar_feeds other
    where one.user_id = other.user_id and one.organisation_id = ${dropped} and other.organisation_id = ${kept}`,
]

/** Accounts act for the organisation that stays; who administers it is left as it was, unless nobody did. */
async function moveMemberships(tx: Transaction, pair: Pair) {
  await tx.execute(joinMembers(pair))
  for (const statement of dropSeconds(pair)) await tx.execute(statement)
  await moveReferences(tx, membershipReferences, pair)
  await tx.execute(sql`delete from memberships where organisation_id = ${pair.dropped}`)
}

async function pairsOf(tx: Transaction, pair: Pair) {
  const { rows } = await tx.execute<{ kept: string; dropped: string }>(sql`${sharedStudents(pair)} order by 1`)
  return rows
}

/** What belongs to the one that goes, with the organisations and who acts for them. */
async function ownRows(tx: Transaction, { kept, dropped }: Pair): Promise<Rows> {
  type Table = 'registrations' | 'waitingListEntries' | 'bookings' | 'invoices' | 'receipts' | 'students' | 'users'
  const of = (table: string) =>
    sql`array(select id::text from ${sql.identifier(table)} where organisation_id = ${dropped})`
  const { rows: found } = await tx.execute<Record<Table, string[]>>(sql`
    select ${of('registrations')} as registrations, ${of('waiting_list_entries')} as "waitingListEntries",
      ${of('bookings')} as bookings, ${of('invoices')} as invoices,
      ${of('receipts')} as receipts, ${of('students')} as students,
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
  for (const student of await pairsOf(tx, pair)) await mergeRow(tx, mergeStudents, student)
  await moveReferences(tx, organisationReferences, pair)
  await moveMemberships(tx, pair)
}

/** Says the number of its enterprise by itself. */
const hasBelgianVat = ({ vat }: Row) => typeof vat === 'string' && enterpriseNumber(vat) !== null

/** Organisations, with the participants that both have. */
export const mergeOrganisations: Mergeable = {
  kind: 'organisation',
  rows,
  move,
  settle: (kept, dropped) => ({
    enterprise_size: kept.enterprise_size ?? dropped.enterprise_size,
    enterprise_number:
      kept.enterprise_number ?? ([kept, dropped].some(hasBelgianVat) ? null : dropped.enterprise_number),
  }),
}
