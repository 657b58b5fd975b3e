import { and, eq, sql } from 'drizzle-orm'
import { calendarFeeds, memberships, registrations, sessions, users } from '../../../db/tables.ts'
import { deadlinesOf } from '../../../domain/deadlines.ts'
import { asLocale } from '../../../domain/locales.ts'
import { fromPlannedSessions, plannedSession } from '../../catalogue/index.ts'
import { accountColumns, principalOf, signInErrorOf } from '../../identity/index.ts'
import { type ApiContext, ApiError, hashOf, jsonList } from '../../platform/index.ts'
import { deadlineFacts } from '../registrations/present-deadlines.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'

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
export async function readFeed({ db }: ApiContext, token: string) {
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
