import { and, asc, eq, inArray } from 'drizzle-orm'
import { newWaitingListEntry, waitingListEntry } from '../../../schemas/waiting-list.ts'
import type { Transaction } from '../../db/client.ts'
import { students, waitingListEntries, waitingListStudents } from '../../db/tables.ts'
import { waitingListStatuses } from '../../domain/registrations.ts'
import { ownStudents } from '../identity/index.ts'
import type { ApiContext, Principal, Resource } from '../platform/index.ts'
import {
  ApiError,
  callerOf,
  customersAnd,
  del,
  desk,
  get,
  getRow,
  idParameter,
  listOf,
  listParametersOf,
  listRows,
  onlyCustomers,
  pagingParameters,
  post,
  routes,
} from '../platform/index.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { saveDraft } from './save-draft.ts'
import { changeSeats } from './seats.ts'
import { changeSessions } from './transition-registration.ts'
import { type Actor, entryColumns, transitionEntry, visibleEntries } from './waiting-list-entries.ts'

type Entry = typeof waitingListEntries.$inferSelect

/** An entry that the caller may see; 404 for any other. */
async function findEntry({ db, user }: Pick<ApiContext, 'db' | 'user'>, id: string): Promise<Entry> {
  const [entry] = await db
    .select()
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.id, id), visibleEntries(user)))
  if (!entry) throw new ApiError('NOT_FOUND')
  return entry
}

/** Ends an entry; seats that it was offered go to the next in line. */
async function withdraw(
  tx: Transaction,
  entry: Pick<Entry, 'id' | 'sessionId' | 'status' | 'seatsHeld'>,
  actor: Actor,
) {
  await transitionEntry(tx, entry, { status: 'withdrawn' }, actor)
  if (entry.status === 'offered') await changeSeats(tx, entry.sessionId, -entry.seatsHeld)
}

/** Leaves the waiting list, with or without an offer; 409 for what has ended. */
async function withdrawEntry(context: ApiContext, id: string) {
  const { userId, role } = callerOf(context)
  const { sessionId } = await findEntry(context, id)
  await changeSessions(context, [sessionId], async (tx) => {
    const [entry] = await tx.select().from(waitingListEntries).where(eq(waitingListEntries.id, id))
    if (!entry) throw new ApiError('NOT_FOUND')
    await withdraw(tx, entry, { as: role === 'STAFF' ? 'staff' : 'owner', userId })
  })
}

/** Takes an account off every list; the caller has locked the sessions. */
export async function endWaiting(tx: Transaction, userId: string) {
  const { id, sessionId, status, seatsHeld } = waitingListEntries
  const open = await tx
    .select({ id, sessionId, status, seatsHeld })
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.userId, userId), inArray(status, ['waiting', 'offered'])))
    .orderBy(asc(waitingListEntries.number))
  for (const entry of open) await withdraw(tx, entry, { as: 'job' })
}

const waitingListResource: Resource = {
  names: ['waitingListEntry', 'waitingListEntries'],
  table: waitingListEntries,
  columns: entryColumns,
  filters: {
    _id: waitingListEntries.id,
    session: waitingListEntries.sessionId,
    status: { kind: 'choice', of: waitingListStatuses, column: waitingListEntries.status },
    offeredUntil: waitingListEntries.offeredUntil,
    createdAt: waitingListEntries.createdAt,
  },
  sort: [['createdAt', 'ASC']],
  schema: waitingListEntry,
  input: newWaitingListEntry,
  visible: visibleEntries,
}

/**
 * Puts the people of an open offer into the caller's draft; registering them turns the seats kept for them into theirs.
 * 409 once the offer ran out.
 */
async function acceptSeatOffer(context: ApiContext, caller: Principal, id: string) {
  const { status, offeredUntil, sessionId } = await findEntry(context, id)
  if (status !== 'offered' || !offeredUntil || offeredUntil <= new Date()) throw new ApiError('STATE_CONFLICT')
  const people = await context.db
    .select({ id: students.id })
    .from(waitingListStudents)
    .innerJoin(students, eq(students.id, waitingListStudents.studentId))
    .where(and(eq(waitingListStudents.entryId, id), ownStudents(caller)))
  await saveDraft(context, caller, sessionId, { students: people.map((person) => person.id) })
}

const byId = [idParameter('The id of the entry.')]

export const waitingListRoutes = routes(
  get('/', {
    id: 'waitingListEntries',
    summary: 'A page of the entries in waiting lists: staff see all, customers their own',
    description:
      'Who waits for seats in full sessions, with the place in the list, and which seats are kept for whom until when: staff see all, customers those of their organisation or their own.',
    access: customersAnd(desk),
    parameters: [...pagingParameters, ...listParametersOf(waitingListResource)],
    response: listOf(waitingListEntry, 'WaitingListEntryList'),
    run: (context, { query }) => listRows(context, waitingListResource, query),
  }),
  post('/', {
    id: 'joinWaitingList',
    summary: 'Puts one person or a group on the waiting list of a full session',
    description:
      'A group waits for seats for all of it. Free seats are offered in the order of the list, to the first whom they suffice for, by mail and for 48 hours at most; they are kept until then. The same people sent twice are one entry. 409 while there are seats for all of them.',
    access: onlyCustomers,
    failures: [
      'NOT_FOUND',
      'SESSION_STARTED',
      'SESSION_CANCELED',
      'SEATS_FREE',
      'STUDENT_ALREADY_REGISTERED',
      'STUDENT_ALREADY_WAITING',
      'TOO_MANY_WAITING',
      'TOO_MANY',
    ],
    example: {
      session: '00000000-0000-4000-8000-000000000001',
      students: ['00000000-0000-4000-8000-000000000002'],
    },
    response: waitingListEntry,
    status: 201,
    body: newWaitingListEntry,
    run: async (context, { body }) => {
      const id = await joinWaitingList(context, callerOf(context), body)
      return getRow(context.db, context.user, waitingListResource, id)
    },
  }),
  post('/:id/accept', {
    id: 'acceptSeatOffer',
    summary: 'Goes on to register those for whom seats are kept',
    description:
      'Puts the people of an open offer into the draft of the session; registering them turns the seats kept for them into theirs, and what they leave is offered to the next in line. 409 once the offer has lapsed.',
    access: onlyCustomers,
    parameters: byId,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    response: waitingListEntry,
    run: async (context, { params }) => {
      await acceptSeatOffer(context, callerOf(context), params.id)
      return getRow(context.db, context.user, waitingListResource, params.id)
    },
  }),
  del('/:id', {
    id: 'deleteWaitingListEntry',
    summary: 'Leaves a waiting list',
    description:
      'Takes an entry out of the list; seats that were kept for it are offered to the next in line. 409 for what has ended.',
    access: customersAnd(desk),
    parameters: byId,
    failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    run: (context, { params }) => withdrawEntry(context, params.id),
  }),
)
