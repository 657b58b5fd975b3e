import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { calendarFeed, followedCalendar } from '../../../schemas/waiting-list.ts'
import { calendarFeeds, memberships, registrations, sessions, users } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import { deadlinesOf } from '../../domain/sessions.ts'
import { fromPlannedSessions, plannedSession } from '../catalogue/index.ts'
import { accountColumns, principalOf, signInErrorOf } from '../identity/index.ts'
import type { ApiContext, Asking, Principal } from '../platform/index.ts'
import {
  ApiError,
  callerOf,
  customersAnd,
  del,
  desk,
  get,
  hashOf,
  jsonList,
  kindOfCaller,
  pathParameter,
  post,
  preparedByShape,
  routes,
  rowToken,
  standIn,
  valuesOfCaller,
} from '../platform/index.ts'
import { visibleRegistrations } from './load-registration.ts'
import { deadlineFacts } from './present-registration.ts'

/** Days that a session that is over stays in the calendar. */
const daysKept = 180

/** Nobody is signed in where a calendar is followed. */
const noSession = { id: '', authenticatedAt: new Date(0) }

const participants = jsonList(sql`
  select json_agg(distinct concat_ws(' ', students.first_name, students.last_name))
  from registrations join registration_students on registration_students.registration_id = registrations.id
    join students on students.id = registration_students.student_id
  where registrations.session_id = sessions.id and registrations.id in (select id from own)`)

/** What the deadlines go by: each registration has its own. */
const facts = jsonList(sql`
  select json_agg(${deadlineFacts} order by registrations.created_at, registrations.id)
  from registrations where registrations.session_id = sessions.id and registrations.id in (select id from own)`)

interface FeedItem {
  session: { _id: string }
  participants: string[]
  facts: Parameters<typeof deadlinesOf>[0][]
}

/** The deadlines of a session are those of any registration that has them; whom they are not for hears of none. */
function withDeadlines({ facts: registered, ...item }: FeedItem) {
  const known = registered.map(deadlinesOf)
  return {
    ...item,
    deadlines: {
      subsidy: known.find(({ subsidy }) => subsidy)?.subsidy ?? null,
      trainingLeave: known.find(({ trainingLeave }) => trainingLeave?.isInFlanders)?.trainingLeave ?? null,
    },
  }
}

/** The organisation that a feed is about, whichever its owner speaks for meanwhile. */
const ofFeed = and(
  eq(memberships.userId, calendarFeeds.userId),
  eq(memberships.organisationId, calendarFeeds.organisationId),
)

/** What a feed's address tells: the sessions its owner registered for. 404 for any other, and once they may not sign in. */
async function readFeed({ db }: ApiContext, token: string) {
  const [account] = await db
    .select({ ...accountColumns, language: users.language, firstName: users.firstName, lastName: users.lastName })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(memberships, ofFeed)
    .where(eq(calendarFeeds.tokenHash, hashOf(token)))
  if (account?.role !== 'CONTACT' || signInErrorOf(account)) throw new ApiError('NOT_FOUND')
  const { firstName, lastName } = account
  const owner = principalOf(account, noSession, { firstName, lastName, organisation: null, organisations: [] })
  const { rows } = await db.execute<{ items: FeedItem[] }>(sql`
    with own as (
      select ${registrations.id} as id, ${registrations.sessionId} as session_id from ${registrations}
      where ${visibleRegistrations(owner)} and ${registrations.status} <> 'expired')
    select ${jsonList(sql`
      select json_agg(json_build_object('session', ${plannedSession}, 'participants', ${participants},
        'facts', ${facts})
        order by ${sessions.startDate}, ${sessions.id})
      from ${fromPlannedSessions}
      where ${sessions.id} in (select session_id from own)
        and ${sessions.endDate} > now() - make_interval(days => ${daysKept})`)} as items`)
  return { locale: asLocale(account.language), items: (rows[0]?.items ?? []).map(withDeadlines) }
}

/** The address of a feed with the secret in it, which its owner can be shown again and nothing else tells. */
function addressOf({ publicUrl, jwtSecret }: ApiContext, id: string) {
  const token = rowToken(id, jwtSecret, 'calendar feed')
  return { token, address: `${publicUrl()}/calendar/${token}.ics` }
}

const ofCaller = ({ userId, organisation }: Asking) =>
  and(eq(calendarFeeds.userId, userId), sql`${calendarFeeds.organisationId} is not distinct from ${organisation}::uuid`)

const feedOf = preparedByShape(kindOfCaller, (db, caller: Principal) =>
  db
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(ofCaller(standIn(caller)))
    .prepare(''),
)

/** The caller's feed; null while they have none. */
async function getFeed(context: ApiContext, caller: Principal) {
  const [feed] = await feedOf(context.db, caller).execute(valuesOfCaller(caller))
  return feed ? addressOf(context, feed.id) : { token: null, address: null }
}

/** Makes the caller's feed an address; the one before it, if any, leads nowhere from now on. */
async function createFeed(context: ApiContext, { userId, organisation }: Principal) {
  const id = randomUUID()
  const feed = addressOf(context, id)
  const row = { id, tokenHash: hashOf(feed.token), createdAt: new Date() }
  await context.db
    .insert(calendarFeeds)
    .values({ ...row, userId, organisationId: organisation })
    .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.organisationId], set: row })
  return feed
}

export const calendarFeedRoutes = routes(
  get('/', {
    id: 'calendarFeed',
    summary: 'The secret of one’s calendar address',
    description:
      'The secret of the address under which the caller’s calendar can be followed without signing in; null while there is none.',
    access: customersAnd(desk),
    response: calendarFeed,
    run: (context) => getFeed(context, callerOf(context)),
  }),
  post('/', {
    id: 'createCalendarFeed',
    summary: 'Makes one’s calendar address',
    description: 'Makes the address of the caller’s calendar; the one before it, if any, leads nowhere from then on.',
    access: customersAnd(desk),
    response: calendarFeed,
    status: 201,
    run: (context) => createFeed(context, callerOf(context)),
  }),
  del('/', {
    id: 'revokeCalendarFeed',
    summary: 'Revokes one’s calendar address',
    description: 'The address of the caller’s calendar leads nowhere any more.',
    access: customersAnd(desk),
    run: async (context) => {
      await context.db.delete(calendarFeeds).where(ofCaller(callerOf(context)))
    },
  }),
  get('/:token', {
    id: 'followedCalendar',
    summary: 'What a calendar address tells',
    description:
      'The sessions that the owner of a calendar address registered for, to whoever knows its secret; 404 for any other, and once it was revoked.',
    access: 'everyone',
    parameters: [pathParameter('token', 'The secret of the address.')],
    response: followedCalendar,
    run: (context, { params }) => readFeed(context, params.token),
  }),
)
