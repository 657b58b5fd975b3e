import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brusselsInstant, plusDays } from '../../src/domain/days.ts'
import { killedAmid, serversOfOwn, statusOf } from '../support/killed-servers.ts'
import { openDay } from '../support/rooms.ts'

const sessionCount = 12

const dayFrom = (from: number, at: number) => {
  const day = plusDays(openDay(from), at * 7)
  return { start: brusselsInstant(day, '09:00').toISOString(), end: brusselsInstant(day, '16:00').toISOString() }
}

type Counted = 'sessions' | 'orders' | 'seats'

interface Telling {
  what: string
  method: string
  /** Below the session. */
  path: string
  body(at: number): object
  /** The mails of it, by a pattern of their kinds, and of what there is one each. */
  mails: Record<string, Counted[]>
}

const tellings: Telling[] = [
  {
    what: 'a session moved',
    method: 'PATCH',
    path: '',
    body: (at) => ({ schedule: [dayFrom(300, at)], isClashAccepted: true }),
    mails: { '^session-moved$': ['orders', 'seats'] },
  },
  {
    what: 'a session canceled',
    method: 'POST',
    path: '/cancel',
    body: () => ({}),
    mails: { '^session-(canceled|refunded)$': ['orders'], '^participant-session-canceled$': ['seats'] },
  },
  {
    what: 'what is practical',
    method: 'POST',
    path: '/practical-mails',
    body: () => ({ version: 0 }),
    mails: { '^practical-info$': ['seats'] },
  },
  {
    what: 'a trainer’s link',
    method: 'POST',
    path: '/trainer-link',
    body: () => ({ version: 0, email: 'een@lesgever.test' }),
    mails: { '^trainer-link$': ['sessions'] },
  },
]

test.each(tellings)(
  'asked of two processes at once, one of which dies of kill -9, and again: $what is mailed to each once',
  async ({ method, path, body, mails }) => {
    const { api, db, start, count } = await serversOfOwn()
    // Those with most people in them, so far ahead that no job tells anybody of them.
    const { rows: chosen } = await db.execute<{ id: string }>(sql`
      select session_id as id from registration_students where held group by 1 order by count(*) desc, 1 limit ${sessionCount}`)
    const ids = chosen.map(({ id }) => id)
    await db.execute(sql`update users set email_verified_at = now()`)
    await db.execute(sql`update registrations set status = 'paid' where status <> 'expired' and session_id in ${ids}`)
    for (const [at, id] of ids.entries()) {
      const day = dayFrom(200, at)
      await db.execute(sql`
        update sessions set start_date = ${day.start}, end_date = ${day.end}, schedule = ${JSON.stringify([day])}::jsonb,
          minimum = null, decision_on = null, canceled_at = null where id = ${id}`)
    }
    await db.execute(sql`delete from practical_mails`)
    await db.execute(sql`delete from trainer_links`)
    await db.execute(sql`delete from attendances where session_id in ${ids}`)
    const of: Record<Counted, number> = {
      sessions: sessionCount,
      orders: await count(sql`select count(*) from registrations where status = 'paid' and session_id in ${ids}`),
      seats: await count(sql`select count(*) from registration_students seats
        join registrations on registrations.id = seats.registration_id
        where held and status = 'paid' and seats.session_id in ${ids}`),
    }
    const expected = Object.values(mails).map((each) => each.reduce((sum, name) => sum + of[name], 0))
    const mailed = () =>
      Promise.all(Object.keys(mails).map((kinds) => count(sql`select count(*) from mails where kind ~ ${kinds}`)))

    const headers = await api.as('STAFF')
    const [one, other] = await Promise.all([start(), start()])
    const tell = (...servers: (typeof one)[]) =>
      Promise.all(
        ids.flatMap((id, at) =>
          servers.map((server) => statusOf(server, method, `/sessions/${id}${path}`, { headers, body: body(at) })),
        ),
      )
    const hasBegun = async () => (await mailed()).some((number) => number > 0)
    await killedAmid(one, () => tell(one, other), hasBegun)
    for (const status of await tell(other)) expect([200, 409]).toContain(status)
    await expect.poll(mailed, { timeout: 90_000, interval: 200 }).toEqual(expected)
    const { rows: twice } = await db.execute(sql`
      select kind, "to", about_id from mails where kind ~ ${Object.keys(mails).join('|')} group by 1, 2, 3 having count(*) > 1`)
    expect(twice).toEqual([])
    const waiting = sql`select count(*) from mails where sent_at is null`
    await expect.poll(() => count(waiting), { timeout: 90_000, interval: 200 }).toBe(0)
  },
  300_000,
)
