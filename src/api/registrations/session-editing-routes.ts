import { eq } from 'drizzle-orm'
import { session } from '../../../schemas/course.ts'
import { newSeries, newSession, plannedSeries, sessionChanges } from '../../../schemas/session-editing.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { sessionFiles, sessions } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  del,
  desk,
  idempotencyHeader,
  idParameter,
  lock,
  onceParameter,
  patch,
  post,
  readIdempotencyKey,
  routes,
  WrittenJson,
} from '../platform/index.ts'
import { cancelSession } from './cancel-session.ts'
import { createSeries, createSession } from './create-sessions.ts'
import { confirmSession } from './decide-sessions.ts'
import { endRequestsOf } from './end-trainer-requests.ts'
import { notifySession } from './seats-taken.ts'
import { getSession } from './sessions.ts'
import { updateSession } from './update-session.ts'
import { closeWaitingList } from './waiting-list-offers.ts'

/** Takes a session off the calendar; 409 once anybody was registered for it. Who waits for a seat hears of it. */
async function deleteSession(context: ApiContext, id: string) {
  const files = await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [id] })
    await closeWaitingList(context, tx, id)
    const added = await tx.delete(sessionFiles).where(eq(sessionFiles.sessionId, id)).returning()
    await endRequestsOf(tx, id, { why: 'canceled' })
    const [gone] = await tx.delete(sessions).where(eq(sessions.id, id)).returning()
    if (!gone) throw new ApiError('NOT_FOUND')
    const change = { to: 'session-removed', reason: gone.startDate.toISOString() }
    await recordStateChange(tx, 'course', gone.courseId, { ...change, userId: context.user?.userId })
    await notifySession(tx, gone, true)
    return added
  })
  await Promise.all(files.map((file) => context.storage.delete(file.id)))
}

/** What is done to a session, which is shown as it then stands. */
async function changed(context: ApiContext, id: string, change: (context: ApiContext, id: string) => Promise<unknown>) {
  await change(context, id)
  return new WrittenJson(await getSession(context, id))
}

const parameters = [idParameter('The id of the session.')]

export const sessionEditingRoutes = routes(
  post('/', {
    id: 'createSession',
    summary: 'Plans a session of a course',
    description:
      'Plans a session of a course: its days, place, language and number of seats. With `roomType` it takes one of the house’s rooms at its hours. A trainer who teaches elsewhere at that time is 409, as is a room that a session, a booking, an open quotation or the house itself has, with each of them in the details, unless `isClashAccepted`.',
    access: desk,
    failures: ['TRAINER_TAKEN', 'ROOM_NOT_FREE'],
    response: session,
    status: 201,
    body: newSession,
    run: async (context, { body }) => new WrittenJson(await getSession(context, await createSession(context, body))),
  }),
  post('/series', {
    id: 'createSeries',
    summary: 'Plans the same session several times',
    description:
      'Plans the same session of a course every so many weeks, all of them or none. One that would begin on a public holiday is left out, and comes at the end; its other days are the working days that follow. First days in `skip` are left out, and those in `moved` are on another day. A trainer or a room that is taken at one of those times is 409, unless `isClashAccepted`.',
    access: desk,
    failures: ['TRAINER_TAKEN', 'ROOM_NOT_FREE'],
    parameters: [onceParameter],
    response: plannedSeries,
    status: 201,
    body: newSeries,
    run: (context, { body, header }) => createSeries(context, body, readIdempotencyKey(header(idempotencyHeader))),
  }),
  patch('/:id', {
    id: 'updateSession',
    summary: 'Changes a session',
    description:
      'Changes what the body names and leaves the rest: other days keep the hours in `duration`, and the day of decision goes with the start unless another was chosen. Whoever is registered gets a mail when days or place change, unless `mails` is `none`; `ask` is 409 where mails would go out, with their number and their text in the details. A trainer or a room that is taken then is 409, unless `isClashAccepted`. Fewer seats than are taken get 409, as does a session that was canceled, and what somebody changed since the `updatedAt` that was read.',
    access: desk,
    failures: [
      'STATE_CONFLICT',
      'SESSION_CANCELED',
      'VERSION_CONFLICT',
      'TRAINER_TAKEN',
      'ROOM_NOT_FREE',
      'MAILS_TO_SEND',
    ],
    parameters,
    response: session,
    body: sessionChanges,
    run: (context, { params, body }) => changed(context, params.id, () => updateSession(context, params.id, body)),
  }),
  post('/:id/confirm', {
    id: 'confirmSession',
    summary: 'Decides that a session runs',
    description:
      'Promises that a session takes place although fewer are sure to come than its minimum. Everybody in it gets a mail. 409 once it is decided.',
    access: desk,
    failures: ['STATE_CONFLICT', 'SESSION_STARTED'],
    parameters,
    response: session,
    run: (context, { params }) => changed(context, params.id, confirmSession),
  }),
  post('/:id/cancel', {
    id: 'cancelSession',
    summary: 'Decides that a session does not run',
    description:
      'Takes a session off the calendar and gives everybody in it a choice by mail: another date, where their seats are kept for a week, or all of their money back, which goes back by itself when nobody chooses. 409 once it was canceled or has started.',
    access: desk,
    failures: ['STATE_CONFLICT', 'SESSION_STARTED'],
    parameters,
    response: session,
    run: (context, { params }) => changed(context, params.id, cancelSession),
  }),
  del('/:id', {
    id: 'deleteSession',
    summary: 'Deletes a session nobody was registered for',
    description: 'Deletes a session for good; one that anybody was ever registered for gets 409.',
    access: desk,
    failures: ['IN_USE'],
    parameters,
    run: (context, { params }) => deleteSession(context, params.id),
  }),
)
