import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { waitingListEntries, waitingListStudents } from '../../db/tables.ts'
import { type WaitingListStatus, waitingListTransitions } from '../../domain/registrations.ts'
import { canTransition } from '../../domain/state-table.ts'
import { ApiError, type Asking, instantOf, ownedBy } from '../platform/index.ts'
import { presentSession } from './present-registration.ts'

export const visibleEntries = (caller: Asking | null): SQL | undefined =>
  ownedBy(caller, { organisation: waitingListEntries.organisationId, user: waitingListEntries.userId })

interface Entry {
  id: string
  status: WaitingListStatus
}

export interface Move {
  status: WaitingListStatus
  seatsHeld?: number
  offeredUntil?: Date
  registrationId?: string
}

export interface Actor {
  as: 'owner' | 'staff' | 'job'
  userId?: string
}

/** Moves an entry whose session the caller has locked; 409 when the table of states does not have the move. */
export async function transitionEntry(tx: Transaction, { id, status: from }: Entry, move: Move, actor: Actor) {
  const { status: to } = move
  if (!canTransition(waitingListTransitions, from, to, actor.as)) throw new ApiError('STATE_CONFLICT')
  await tx.update(waitingListEntries).set(move).where(eq(waitingListEntries.id, id))
  if (to !== 'offered') {
    await tx.update(waitingListStudents).set({ open: false }).where(eq(waitingListStudents.entryId, id))
  }
  await recordStateChange(tx, 'waiting-list-entry', id, { from, to, userId: actor.userId })
}

export interface Offer {
  id: string
  status: WaitingListStatus
  seatsHeld: number
  /** Whom it is for. */
  students: string[]
  offeredUntil: string
}

/** The offers in a session that hold seats for any of these people, and have not run out. */
export const offersTo = (session: SQLWrapper | string, students: SQLWrapper): SQL<Offer[]> => sql`(
  select coalesce(json_agg(json_build_object('id', entries.id, 'status', entries.status, 'seatsHeld', entries.seats_held,
    'students', array(select student_id from waiting_list_students where entry_id = entries.id),
    'offeredUntil', ${instantOf(sql.raw('entries.offered_until'))}) order by entries.number), '[]')
  from waiting_list_entries entries
  where entries.session_id = ${session} and entries.status = 'offered' and entries.offered_until > now()
    and exists (select from waiting_list_students where entry_id = entries.id and student_id = any(${students})))`

/** Those among them that are for any of these people. */
export const offersOf = (offers: readonly Offer[], people: readonly string[]) =>
  offers.filter(({ students }) => students.some((id) => people.includes(id)))

export const seatsOf = (offers: readonly Offer[]) => offers.reduce((sum, { seatsHeld }) => sum + seatsHeld, 0)

/** Offers that became a registration, which has counted their seats. */
export async function acceptOffers(
  tx: Transaction,
  offers: readonly Offer[],
  registrationId: string,
  { userId, isOwn }: { userId: string; isOwn: boolean },
) {
  const actor = { as: isOwn ? 'owner' : 'staff', userId } as const
  for (const offer of offers) await transitionEntry(tx, offer, { status: 'accepted', registrationId }, actor)
}

/** Those of an entry's people who are still there and, while they wait, have no seat by another way. */
const people = sql`waiting_list_students join students on students.id = waiting_list_students.student_id
  where waiting_list_students.entry_id = waiting_list_entries.id and students.status <> 'deleted'
    and not (waiting_list_entries.status = 'waiting' and exists (
      select from registration_students seat where seat.session_id = waiting_list_entries.session_id
        and seat.student_id = waiting_list_students.student_id and seat.held))`

/** How many seats an entry waits for. */
export const seatsWanted = sql<number>`(select count(*)::int from ${people})`

const students: SQL = sql`coalesce((
  select json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name)
    order by students.last_name, students.first_name, students.id)
  from ${people}), '[]')`

/** Which place in its session's list an entry has; null when it does not wait. */
export const place = sql<number | null>`case when waiting_list_entries.status = 'waiting' then (
  select count(*)::int from waiting_list_entries before where before.session_id = waiting_list_entries.session_id
    and before.status = 'waiting' and before.number <= waiting_list_entries.number) end`

/** An entry as its customer and staff see it. */
export const entryColumns = {
  _id: waitingListEntries.id,
  session: presentSession(sql`waiting_list_entries.session_id`),
  students,
  seats: sql`case when waiting_list_entries.seats_held > 0 then waiting_list_entries.seats_held else ${seatsWanted} end`,
  status: waitingListEntries.status,
  place,
  offeredUntil: sql`case when waiting_list_entries.status = 'offered' then ${instantOf(waitingListEntries.offeredUntil)} end`,
  registration: waitingListEntries.registrationId,
  organisation: waitingListEntries.organisationId,
  user: waitingListEntries.userId,
  createdAt: waitingListEntries.createdAt,
}
