import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { calendarFeeds } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../context.ts'
import { hashOf } from '../row-token.ts'
import { feedToken } from './feed-token.ts'

const addressed = ({ publicUrl }: ApiContext, token: string) => ({
  token,
  address: `${publicUrl()}/calendar/${token}.ics`,
})

const ofCaller = ({ userId, organisation }: Principal) =>
  and(eq(calendarFeeds.userId, userId), sql`${calendarFeeds.organisationId} is not distinct from ${organisation}`)

/** The caller's feed; null while they have none. */
export async function getFeed(context: ApiContext, caller: Principal) {
  const { db, jwtSecret } = context
  const [feed] = await db.select({ id: calendarFeeds.id }).from(calendarFeeds).where(ofCaller(caller))
  return feed ? addressed(context, feedToken(feed.id, jwtSecret)) : { token: null, address: null }
}

/** Makes the caller's feed an address; the one before it, if any, leads nowhere from now on. */
export async function createFeed(context: ApiContext, { userId, organisation }: Principal) {
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
export async function revokeFeed({ db }: ApiContext, caller: Principal) {
  await db.delete(calendarFeeds).where(ofCaller(caller))
}
