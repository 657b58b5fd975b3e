import { Hono } from 'hono'
import { calendarFeed, followedCalendar } from '../../../schemas/calendar-feed.ts'
import { callerOf, customers } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { createFeed, getFeed, revokeFeed } from './own-feed.ts'
import { readFeed } from './read-feed.ts'

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
