import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { newWaitingListEntry, waitingListEntry } from '../../../../schemas/waiting-list.ts'
import { type Role, students, waitingListEntries, waitingListStudents } from '../../../db/tables.ts'
import { waitingListStatuses } from '../../../domain/waiting-list.ts'
import { ownStudents } from '../../identity/index.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  callerOf,
  checkBody,
  contextOf,
  customers,
  filterParameters,
  getRow,
  listOf,
  listRows,
  localeParameter,
  operation,
  type Principal,
  pagingParameters,
  pathParameter,
  type Resource,
  sortParameter,
} from '../../platform/index.ts'
import { saveDraft } from '../registration-drafts/save-draft.ts'
import { findEntry } from './change-entry.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { entryColumns } from './present-entry.ts'
import { visibleEntries } from './visible-entries.ts'
import { withdrawEntry } from './withdraw-entry.ts'

const waitingListResource: Resource = {
  names: ['waitingListEntry', 'waitingListEntries'],
  table: waitingListEntries,
  columns: entryColumns,
  filters: {
    _id: { kind: 'id', column: waitingListEntries.id },
    session: { kind: 'id', column: waitingListEntries.sessionId },
    status: { kind: 'choice', of: waitingListStatuses, column: waitingListEntries.status },
    offeredUntil: { kind: 'date', column: waitingListEntries.offeredUntil },
    createdAt: { kind: 'date', column: waitingListEntries.createdAt },
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

const tag = 'waiting lists'
/** People wait for their own seats; staff raise a session's capacity. */
const whoWaits: readonly Role[] = ['CONTACT']
const { filters, sort } = waitingListResource
const byId = [pathParameter('id', 'The id of the entry.')]

export const waitingListRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'waitingListEntries',
      tag,
      summary: 'A page of the entries in waiting lists: staff see all, customers their own',
      description:
        'Who waits for seats in full sessions, with the place in the list, and which seats are kept for whom until when: staff see all, customers those of their organisation or their own.',
      access: customers,
      parameters: [
        ...pagingParameters,
        sortParameter(Object.keys(filters), sort),
        localeParameter('The language that texts are sorted in'),
        ...filterParameters(filters),
      ],
      response: listOf(waitingListEntry, 'WaitingListEntryList'),
    }),
    async (c) => c.json(await listRows(contextOf(c), waitingListResource, c.req.queries())),
  )
  .post(
    '/',
    operation({
      id: 'joinWaitingList',
      tag,
      summary: 'Puts one person or a group on the waiting list of a full session',
      description:
        'A group waits for seats for all of it. Free seats are offered in the order of the list, to the first whom they suffice for, by mail and for 48 hours at most; they are kept until then. The same people sent twice are one entry. 409 while there are seats for all of them.',
      access: whoWaits,
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
    }),
    checkBody(newWaitingListEntry),
    async (c) => {
      const context = contextOf(c)
      const id = await joinWaitingList(context, callerOf(c), c.req.valid('json'))
      return c.json(await getRow(context.db, context.user, waitingListResource, id), 201)
    },
  )
  .post(
    '/:id/accept',
    operation({
      id: 'acceptSeatOffer',
      tag,
      summary: 'Goes on to register those for whom seats are kept',
      description:
        'Puts the people of an open offer into the draft of the session; registering them turns the seats kept for them into theirs, and what they leave is offered to the next in line. 409 once the offer has lapsed.',
      access: whoWaits,
      parameters: byId,
      failures: ['NOT_FOUND', 'STATE_CONFLICT'],
      response: waitingListEntry,
    }),
    async (c) => {
      const context = contextOf(c)
      const id = c.req.param('id')
      await acceptSeatOffer(context, callerOf(c), id)
      return c.json(await getRow(context.db, context.user, waitingListResource, id))
    },
  )
  .delete(
    '/:id',
    operation({
      id: 'deleteWaitingListEntry',
      tag,
      summary: 'Leaves a waiting list',
      description:
        'Takes an entry out of the list; seats that were kept for it are offered to the next in line. 409 for what has ended.',
      access: customers,
      parameters: byId,
      failures: ['NOT_FOUND', 'STATE_CONFLICT'],
    }),
    async (c) => {
      await withdrawEntry(contextOf(c), c.req.param('id'))
      return c.body(null, 204)
    },
  )
