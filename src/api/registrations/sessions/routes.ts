import { eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { array } from 'yup'
import { plannedSession, registrationCount, session } from '../../../../schemas/course.ts'
import { sessions } from '../../../db/tables.ts'
import { plannedSessionFilters, registrationCountColumns } from '../../catalogue/index.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  anyCourse,
  anySession,
  contextOf,
  filterParameters,
  invalid,
  jsonResponse,
  listOf,
  listParameter,
  operation,
  pagingParameters,
  pathParameter,
  required,
  sortParameter,
  tagOf,
  tagsOfRows,
  taxonomy,
  uuidPattern,
  withCacheTags,
} from '../../platform/index.ts'
import { getSession } from './get-session.ts'
import { listPlannedSessions, plannedSessionSort, plannedSessionSorts } from './list-planned-sessions.ts'

const mostIds = 200

/** The counts of `ids=a,b`, in the order asked; sessions that do not exist are left out. */
async function listRegistrationCounts({ db }: ApiContext, { ids: given = [], ...others }: Record<string, string[]>) {
  const unknown = Object.keys(others).map((path) => ({ path, message: 'is no parameter of this call' }))
  if (unknown.length > 0) throw new ApiError('INVALID', unknown)
  const ids = [...new Set(given.flatMap((text) => text.split(',')).map((id) => id.toLowerCase()))]
  if (ids.length === 0 || ids.length > mostIds) throw invalid('ids', `must name 1 to ${mostIds} sessions`)
  const wrong = ids.find((id) => !uuidPattern.test(id))
  if (wrong !== undefined) throw invalid('ids', `'${wrong}' is no id`)
  const counts = await db.select(registrationCountColumns).from(sessions).where(inArray(sessions.id, ids))
  const bySession = new Map(counts.map((count) => [count.session, count]))
  return ids.flatMap((id) => bySession.get(id) ?? [])
}

async function getRegistrationCount({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [count] = await db.select(registrationCountColumns).from(sessions).where(eq(sessions.id, id))
  if (!count) throw new ApiError('NOT_FOUND')
  return count
}

const tag = 'sessions'

export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'plannedSessions',
      tag,
      summary: 'The sessions of all courses still to come, soonest first; a filter on startDate asks for others',
      description:
        'A page of the sessions of all courses that are still to come, the soonest first, each with its course, seats and place. A filter on startDate or endDate asks for others.',
      access: 'everyone',
      parameters: [
        ...pagingParameters,
        sortParameter(plannedSessionSorts, plannedSessionSort),
        ...filterParameters(plannedSessionFilters),
      ],
      response: listOf(plannedSession, 'PlannedSessionList'),
    }),
    async (c) => {
      const { ids, json } = await listPlannedSessions(contextOf(c), c.req.queries())
      const rows = tagsOfRows(ids, tagOf.session, anySession)
      return withCacheTags(jsonResponse(json), ['sessions', 'courses', anyCourse, taxonomy, ...rows])
    },
  )
  .get(
    '/registration-counts',
    operation({
      id: 'registrationCounts',
      tag,
      summary: 'Seats of several sessions at once, in the order asked; unknown sessions are left out',
      description:
        'How many seats are taken, for many sessions in one call, in the order asked for. Sessions that do not exist are left out.',
      access: 'everyone',
      parameters: [required(listParameter('ids', 'The ids of the sessions, repeated or with commas.'))],
      response: array(registrationCount.required()).required(),
    }),
    async (c) => {
      const counts = await listRegistrationCounts(contextOf(c), c.req.queries())
      const ids = counts.map(({ session }) => session)
      return withCacheTags(c.json(counts), tagsOfRows(ids, tagOf.session, anySession))
    },
  )
  .get(
    '/:id',
    operation({
      id: 'session',
      tag,
      summary: 'A session',
      description: 'A session with its course, days, place, language, capacity and seats taken.',
      access: 'everyone',
      parameters: [pathParameter('id', 'The id of the session.')],
      response: session,
    }),
    async (c) => {
      const id = c.req.param('id').toLowerCase()
      return withCacheTags(jsonResponse(await getSession(contextOf(c), id)), [tagOf.session(id), taxonomy])
    },
  )
  .get(
    '/:id/registration-count',
    operation({
      id: 'registrationCount',
      tag,
      summary: 'How many seats are taken',
      description: 'How many seats of a session are taken, how many it has, and whether it is fully booked.',
      access: 'everyone',
      parameters: [pathParameter('id', 'The id of the session.')],
      response: registrationCount,
    }),
    async (c) => {
      const id = c.req.param('id').toLowerCase()
      return withCacheTags(c.json(await getRegistrationCount(contextOf(c), id)), [tagOf.session(id)])
    },
  )
