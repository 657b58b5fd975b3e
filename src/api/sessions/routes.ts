import { Hono } from 'hono'
import { array } from 'yup'
import { plannedSession, registrationCount, session } from '../../../schemas/course.ts'
import { anyCourse, anySession, tagOf, tagsOfRows, taxonomy, withCacheTags } from '../cache-tags.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { jsonResponse } from '../json-response.ts'
import { filterParameters, sortParameter } from '../openapi/filter-parameters.ts'
import { listOf, operation } from '../openapi/operation.ts'
import { listParameter, pagingParameters, pathParameter, required } from '../openapi/parameters.ts'
import { getRegistrationCount } from './get-registration-count.ts'
import { getSession } from './get-session.ts'
import { listPlannedSessions, plannedSessionSort, plannedSessionSorts } from './list-planned-sessions.ts'
import { listRegistrationCounts } from './list-registration-counts.ts'
import { plannedSessionFilters } from './session-filters.ts'

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
