import { type SQL, sql } from 'drizzle-orm'
import { array } from 'yup'
import { plannedSession as plannedSessionSchema, registrationCount, session } from '../../../schemas/course.ts'
import { sessions } from '../../db/tables.ts'
import {
  fromPlannedSessions,
  fromSessions,
  isComing,
  plannedSession,
  plannedSessionFilters,
  registrationCountColumns,
  wholeSession,
} from '../catalogue/index.ts'
import type { ApiContext, Query, Sort } from '../platform/index.ts'
import {
  ApiError,
  allOf,
  anyCourse,
  anySession,
  askedFilters,
  conditionsOf,
  filterParameters,
  get,
  idParameter,
  invalid,
  listOf,
  listParameter,
  orderBy,
  pagingParameters,
  preparedByShape,
  preparedFor,
  prepareSql,
  readFilters,
  readPaging,
  readSort,
  required,
  routes,
  shapeOfFilters,
  sortParameter,
  tagOf,
  tagsOfRows,
  taxonomy,
  uuidPattern,
  valuesOfFilters,
  WrittenJson,
  withCacheTags,
} from '../platform/index.ts'

const sessionById = preparedFor((db) =>
  db
    .select({ json: sql<string>`${wholeSession}::text` })
    .from(fromSessions)
    .where(sql`${sessions.id} = ${sql.placeholder('id')}`)
    .prepare('session_by_id'),
)

/** A session as JSON. */
export async function getSession({ db }: ApiContext, id: string): Promise<string> {
  const [session] = await sessionById(db).execute({ id })
  if (!session) throw new ApiError('NOT_FOUND')
  return session.json
}

export const plannedSessionSort: Sort[] = [['startDate', 'ASC']]
export const plannedSessionSorts = ['startDate', 'endDate', 'registrationCount', 'capacity']

type Found = { ids: string[]; items: string; total: number }

const isOfAnyDate = (query: Query) => 'startDate' in query || 'endDate' in query

/** Those to come, unless a filter on a date asks for others. */
export function conditionsOfSessions(query: Query, otherNames: string[]): SQL {
  const conditions = readFilters(query, plannedSessionFilters, otherNames)
  return allOf(isOfAnyDate(query) ? conditions : [...conditions, isComing])
}

interface Listing {
  filters: ReturnType<typeof askedFilters>
  isAll: boolean
  sorts: Sort[]
}

const shapeOf = ({ filters, isAll, sorts }: Listing) => JSON.stringify([shapeOfFilters(filters), isAll, sorts])

const sessionsPage = preparedByShape(shapeOf, (db, { filters, isAll, sorts }: Listing) => {
  const order = orderBy(sorts, plannedSessionFilters, sessions.id, 'nl')
  const fits = allOf([...conditionsOf(filters), ...(isAll ? [] : [isComing])])
  return prepareSql<Found>(
    db,
    sql`
    select coalesce(array_agg(place.id order by place.number), '{}') as ids,
      coalesce(json_agg(${plannedSession} order by place.number), '[]')::text as items,
      (select count(*)::int from ${fromPlannedSessions} where ${fits}) as total
    from ${fromPlannedSessions}
    join unnest(array(
      select ${sessions.id} from ${fromPlannedSessions} where ${fits}
      order by ${sql.join(order, sql`, `)} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
    )) with ordinality as place (id, number) on place.id = ${sessions.id}`,
  )
})

/** Sessions of all courses, those to come unless a filter on a date asks for others, as JSON and by their ids. */
async function listPlannedSessions({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const sorts = readSort(query, plannedSessionSorts, plannedSessionSort)
  const filters = askedFilters(query, plannedSessionFilters, ['sort', 'page', 'limit'])
  const statement = sessionsPage(db, { filters, isAll: isOfAnyDate(query), sorts })
  const [found] = await statement({ ...valuesOfFilters(filters), limit, offset: (page - 1) * limit })
  if (!found) throw new Error('Sessions are counted')
  const { ids, items, total } = found
  return { ids, json: `{"items":${items},"total":${total},"page":${page},"limit":${limit}}` }
}

const countsOf = preparedFor((db) =>
  db
    .select(registrationCountColumns)
    .from(sessions)
    .where(sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(''),
)

const mostIds = 200

/** The counts of `ids=a,b`, in the order asked; sessions that do not exist are left out. */
async function listRegistrationCounts({ db }: ApiContext, { ids: given = [], ...others }: Query) {
  const unknown = Object.keys(others).map((path) => ({ path, message: 'is no parameter of this call' }))
  if (unknown.length > 0) throw new ApiError('INVALID', unknown)
  const ids = [...new Set(given.flatMap((text) => text.split(',')).map((id) => id.toLowerCase()))]
  if (ids.length === 0 || ids.length > mostIds) throw invalid('ids', `must name 1 to ${mostIds} sessions`)
  const wrong = ids.find((id) => !uuidPattern.test(id))
  if (wrong !== undefined) throw invalid('ids', `'${wrong}' is no id`)
  const counts = await countsOf(db).execute({ ids })
  const bySession = new Map(counts.map((count) => [count.session, count]))
  return ids.flatMap((id) => bySession.get(id) ?? [])
}

async function getRegistrationCount({ db }: ApiContext, id: string) {
  const [count] = await countsOf(db).execute({ ids: [id] })
  if (!count) throw new ApiError('NOT_FOUND')
  return count
}

const parameters = [idParameter('The id of the session.')]

export const sessionRoutes = routes(
  get('/', {
    id: 'plannedSessions',
    summary: 'The sessions of all courses still to come, soonest first; a filter on startDate asks for others',
    description:
      'A page of the sessions of all courses that are still to come, the soonest first, each with its course, seats and place. A filter on startDate or endDate asks for others.',
    access: 'everyone',
    parameters: [
      ...pagingParameters,
      sortParameter(plannedSessionSorts, plannedSessionSort),
      ...filterParameters(plannedSessionFilters),
    ],
    response: listOf(plannedSessionSchema, 'PlannedSessionList'),
    run: async (context, { query }) => {
      const { ids, json } = await listPlannedSessions(context, query)
      const rows = tagsOfRows(ids, tagOf.session, anySession)
      return withCacheTags(new WrittenJson(json), ['sessions', 'courses', anyCourse, taxonomy, ...rows])
    },
  }),
  get('/registration-counts', {
    id: 'registrationCounts',
    summary: 'Seats of several sessions at once, in the order asked; unknown sessions are left out',
    description:
      'How many seats are taken, for many sessions in one call, in the order asked for. Sessions that do not exist are left out.',
    access: 'everyone',
    parameters: [required(listParameter('ids', 'The ids of the sessions, repeated or with commas.'))],
    response: array(registrationCount.required()).required(),
    run: async (context, { query }) => {
      const counts = await listRegistrationCounts(context, query)
      const ids = counts.map(({ session }) => session)
      return withCacheTags(counts, tagsOfRows(ids, tagOf.session, anySession))
    },
  }),
  get('/:id', {
    id: 'session',
    summary: 'A session',
    description: 'A session with its course, days, place, language, capacity and seats taken.',
    access: 'everyone',
    parameters,
    response: session,
    run: async (context, { params }) => {
      const id = params.id.toLowerCase()
      return withCacheTags(new WrittenJson(await getSession(context, id)), [tagOf.session(id), taxonomy])
    },
  }),
  get('/:id/registration-count', {
    id: 'registrationCount',
    summary: 'How many seats are taken',
    description: 'How many seats of a session are taken, how many it has, and whether it is fully booked.',
    access: 'everyone',
    parameters,
    response: registrationCount,
    run: async (context, { params }) => {
      const id = params.id.toLowerCase()
      return withCacheTags(await getRegistrationCount(context, id), [tagOf.session(id)])
    },
  }),
)
