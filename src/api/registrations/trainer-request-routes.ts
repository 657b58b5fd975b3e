import { eq, sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import {
  askedSession,
  newTrainerRequests,
  remindedTrainers,
  trainerAnswer,
  trainerRequest,
  trainerRequestChoices,
  waitingTrainerRequests,
} from '../../../schemas/trainer-request.ts'
import { courses, locations, mails, sessions, trainerRequests, trainers } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { workingDaysBefore } from '../../domain/public-holidays.ts'
import { workingDaysToAnswer } from '../../domain/trainer-requests.ts'
import { isComing } from '../catalogue/index.ts'
import {
  type ApiContext,
  ApiError,
  del,
  desk,
  get,
  idParameter,
  instantOf,
  jsonList,
  pathParameter,
  post,
  preparedFor,
  prepareSql,
  routes,
} from '../platform/index.ts'
import { presentSession } from './present-registration.ts'
import {
  answerRequest,
  askTrainers,
  findRequest,
  listChoices,
  listRequests,
  remindTrainers,
  withdrawRequest,
} from './trainer-requests.ts'

type Waiting = InferType<typeof waitingTrainerRequests>['items'][number]

const isOpen = sql`${trainerRequests.status} = 'open'`
const namesIn = (which: ReturnType<typeof sql>) =>
  jsonList(sql`
  select json_agg(${trainers.name} order by ${trainers.name}) from ${trainerRequests}
  join ${trainers} on ${trainers.id} = ${trainerRequests.trainerId}
  where ${trainerRequests.sessionId} = ${sessions.id} and ${which}`)
const someIn = (which: ReturnType<typeof sql>) =>
  sql`exists (select from ${trainerRequests} where ${trainerRequests.sessionId} = ${sessions.id} and ${which})`

const isLate = sql`${isOpen} and (${trainerRequests.createdAt} at time zone 'Europe/Brussels')::date <= ${sql.placeholder('day')}::date`
const isDeclined = sql`${trainerRequests.status} = 'declined'`

/** A reminder has the request and its day as its occasion, the question itself the request alone. */
const lastReminded = sql`(select ${instantOf(sql`max(${mails.createdAt})`)} from ${mails}
  join ${trainerRequests} on starts_with(${mails.occasion}, ${trainerRequests.id} || ' ')
  where ${mails.aboutId} = ${sessions.id} and ${mails.kind} = 'trainer-request'
    and ${trainerRequests.sessionId} = ${sessions.id} and ${isOpen})`

const waitingOf = preparedFor((db) =>
  prepareSql<Waiting>(
    db,
    sql`
    select ${sessions.id} as "_id", ${instantOf(sessions.startDate)} as "startDate", ${courses.title} as title,
      ${locations.name} as place, not ${someIn(isOpen)} as "isDeclined", ${lastReminded} as "remindedAt",
      case when ${someIn(isOpen)} then ${namesIn(isLate)} else ${namesIn(isDeclined)} end as names
    from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId}
    join ${locations} on ${locations.id} = ${sessions.locationId}
    where ${sessions.id} = any(array(select ${trainerRequests.sessionId} from ${trainerRequests}
        where ${isOpen} or ${isDeclined}))
      and ${isComing} and ${sessions.trainerId} is null and (${someIn(isLate)} or (${someIn(isDeclined)} and not ${someIn(isOpen)}))
    order by ${sessions.startDate}, ${sessions.id}`,
  ),
)

/** What the desk is to look at, the soonest session first: asked two working days ago and more, or declined by all. */
async function listWaiting({ db }: ApiContext) {
  const items = await waitingOf(db)({ day: workingDaysBefore(brusselsDay(new Date()), workingDaysToAnswer) })
  return { items, total: items.length }
}

/** A request as its link shows it: nothing of who else was asked, or of who comes. */
async function presentRequest(context: ApiContext, token: string) {
  const { id, name } = await findRequest(context, token)
  const [row] = await context.db
    .select({
      status: trainerRequests.status,
      isOpen: sql<boolean>`${isOpen} and ${isComing} and ${sessions.trainerId} is null`,
      session: sql<InferType<typeof askedSession>['session']>`${presentSession(sql`${trainerRequests.sessionId}`)}`,
      room: sessions.room,
    })
    .from(trainerRequests)
    .innerJoin(sessions, eq(sessions.id, trainerRequests.sessionId))
    .where(eq(trainerRequests.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...row, trainer: name }
}

const several = array(trainerRequest.required()).required()
const parameters = [idParameter('The id of the session.')]

/** What the desk asks trainers about a session. */
export const sessionRequestRoutes = routes(
  get('/:id/trainer-requests', {
    id: 'trainerRequests',
    summary: 'Who was asked to teach a session',
    description:
      'Every trainer who was asked whether they can teach a session, the latest first: by whom, how it stands, and why not where they said so.',
    access: desk,
    parameters,
    response: several,
    run: (context, { params }) => listRequests(context, params.id),
  }),
  get('/:id/trainer-requests/choices', {
    id: 'trainerRequestChoices',
    summary: 'Who can be asked to teach a session, and in which words',
    description:
      'Every trainer by name, whether they teach elsewhere or are away at the hours of the session, and the mail that they would get, in the language of the session.',
    access: desk,
    parameters,
    response: trainerRequestChoices,
    run: (context, { params }) => listChoices(context, params.id),
  }),
  post('/:id/trainer-requests', {
    id: 'askTrainers',
    summary: 'Asks trainers whether they can teach a session',
    description:
      'Mails each of them a link by which they answer without an account; the first who can teaches the session, the others hear that it is settled. Who has the question already is not asked again. 400 for a trainer without an address, 409 where the session has a trainer, was canceled or began.',
    access: desk,
    failures: ['STATE_CONFLICT', 'SESSION_CANCELED', 'SESSION_STARTED'],
    parameters,
    response: several,
    body: newTrainerRequests,
    async run(context, { params, body }) {
      await askTrainers(context, params.id, body.trainers)
      return listRequests(context, params.id)
    },
  }),
  post('/:id/trainer-requests/reminders', {
    id: 'remindTrainers',
    summary: 'Reminds trainers of a question that they did not answer',
    description:
      'Mails whoever has the question the same link once more, at most once a day; who declined is not asked again. Tells who gets it and who is passed over, since they had a mail about it today. 409 where nobody has the question, and where the session has a trainer, was canceled or began.',
    access: desk,
    failures: ['STATE_CONFLICT', 'SESSION_CANCELED', 'SESSION_STARTED'],
    parameters,
    response: remindedTrainers,
    run: (context, { params }) => remindTrainers(context, params.id),
  }),
  del('/:id/trainer-requests/:request', {
    id: 'endTrainerRequest',
    summary: 'Asks a trainer no more',
    description:
      'The trainer hears that no answer is needed any more, and the link says so. 409 once it has an answer.',
    access: desk,
    failures: ['STATE_CONFLICT'],
    parameters: [...parameters, idParameter('The id of the request.', 'request')],
    run: (context, { params }) => withdrawRequest(context, params.id, params.request),
  }),
)

const byToken = [pathParameter('token', 'What stands in the link of the mail.')]

/** What waits of all sessions, and what the link of a request does for whoever holds its token. */
export const trainerRequestRoutes = routes(
  get('/', {
    id: 'waitingTrainerRequests',
    summary: 'Sessions that still have no trainer though some were asked',
    description:
      'Sessions to come without a trainer, where somebody who was asked did not answer in two working days (`names` are those, `remindedAt` when somebody was last reminded), or all who answered cannot.',
    access: desk,
    response: waitingTrainerRequests,
    run: (context) => listWaiting(context),
  }),
  get('/:token', {
    id: 'askedSession',
    summary: 'What a trainer is asked',
    description: 'When and where the session is, and whether an answer is awaited.',
    access: 'everyone',
    parameters: byToken,
    response: askedSession,
    run: (context, { params }) => presentRequest(context, params.token),
  }),
  post('/:token', {
    id: 'answerTrainerRequest',
    summary: 'Answers whether one can teach a session',
    description:
      'The first who can teaches the session from then on. 409 once somebody else does, it ended or the session began, and where they teach elsewhere at that time or are away. The same answer again changes nothing.',
    access: 'everyone',
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'TRAINER_TAKEN', 'SESSION_CANCELED', 'SESSION_STARTED'],
    parameters: byToken,
    response: askedSession,
    body: trainerAnswer,
    async run(context, { params, body }) {
      await answerRequest(context, params.token, body)
      return presentRequest(context, params.token)
    },
  }),
)
