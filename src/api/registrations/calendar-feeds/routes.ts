import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { calendarFeed, followedCalendar } from '../../../../schemas/calendar-feed.ts'
import { calendarFeeds } from '../../../db/tables.ts'
import {
  type ApiContext,
  type ApiEnv,
  callerOf,
  contextOf,
  customers,
  hashOf,
  operation,
  type Principal,
  pathParameter,
  rowToken,
} from '../../platform/index.ts'
import { readFeed } from './read-feed.ts'

/** The secret of a feed's address, which its owner can be shown again and nothing else tells. */
const feedToken = (id: string, jwtSecret: string): string => rowToken(id, jwtSecret, 'calendar feed')

const addressed = ({ publicUrl }: ApiContext, token: string) => ({
  token,
  address: `${publicUrl()}/calendar/${token}.ics`,
})

const ofCaller = ({ userId, organisation }: Principal) =>
  and(eq(calendarFeeds.userId, userId), sql`${calendarFeeds.organisationId} is not distinct from ${organisation}`)

/** The caller's feed; null while they have none. */
async function getFeed(context: ApiContext, caller: Principal) {
  const { db, jwtSecret } = context
  const [feed] = await db.select({ id: calendarFeeds.id }).from(calendarFeeds).where(ofCaller(caller))
  return feed ? addressed(context, feedToken(feed.id, jwtSecret)) : { token: null, address: null }
}

/** Makes the caller's feed an address; the one before it, if any, leads nowhere from now on. */
async function createFeed(context: ApiContext, { userId, organisation }: Principal) {
  const { db, jwtSecret } = context
  const id = randomUUID()
  const token = feedToken(id, jwtSecret)
  const row = { id, tokenHash: hashOf(token), createdAt: new Date() }
  await db
    .insert(calendarFeeds)
    .values({ ...row, userId, organisationId: organisation })
    .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.organisationId], set: row })
  return addressed(context, token)
}

/** The address leads nowhere any more. */
async function revokeFeed({ db }: ApiContext, caller: Principal) {
  await db.delete(calendarFeeds).where(ofCaller(caller))
}

const tag = 'registrations'

export const calendarFeedRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'calendarFeed',
      tag,
      summary: 'The secret of one’s calendar address',
      description:
        'The secret of the address under which the caller’s calendar can be followed without signing in; null while there is none.',
      access: customers,
      response: calendarFeed,
    }),
    async (c) => c.json(await getFeed(contextOf(c), callerOf(c))),
  )
  .post(
    '/',
    operation({
      id: 'createCalendarFeed',
      tag,
      summary: 'Makes one’s calendar address',
      description: 'Makes the address of the caller’s calendar; the one before it, if any, leads nowhere from then on.',
      access: customers,
      response: calendarFeed,
      status: 201,
    }),
    async (c) => c.json(await createFeed(contextOf(c), callerOf(c)), 201),
  )
  .delete(
    '/',
    operation({
      id: 'revokeCalendarFeed',
      tag,
      summary: 'Revokes one’s calendar address',
      description: 'The address of the caller’s calendar leads nowhere any more.',
      access: customers,
    }),
    async (c) => {
      await revokeFeed(contextOf(c), callerOf(c))
      return c.body(null, 204)
    },
  )
  .get(
    '/:token',
    operation({
      id: 'followedCalendar',
      tag,
      summary: 'What a calendar address tells',
      description:
        'The sessions that the owner of a calendar address registered for, to whoever knows its secret; 404 for any other, and once it was revoked.',
      access: 'everyone',
      parameters: [pathParameter('token', 'The secret of the address.')],
      response: followedCalendar,
    }),
    async (c) => c.json(await readFeed(contextOf(c), c.req.param('token'))),
  )
