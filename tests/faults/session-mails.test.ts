import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { killedAmid, serversOfOwn } from '../support/killed-servers.ts'

const sessionCount = 30

/** What is mailed about sessions, and when those start and end for it to be due now. */
const mailings = [
  { kind: 'practical-info', job: 'mail-practical', start: '1 day', end: '2 days' },
  { kind: 'evaluation-asked', job: 'ask-evaluations', start: '-30 hours', end: '-24 hours' },
]

test.each(mailings)(
  'two processes, one of which dies of kill -9, mail each participant once: $kind',
  async (mailing) => {
    const { kind, job, start: begins, end: ends } = mailing
    const { db, start, count } = await serversOfOwn()
    const mailed = () => count(sql`select count(*) from mails where kind = ${kind}`)

    // The sessions with most people in them are all due, and nothing came of them yet.
    const { rows: chosen } = await db.execute<{ id: string }>(sql`select session_id as id from registration_students
    where held group by 1 order by count(*) desc, 1 limit ${sessionCount}`)
    const ids = sql`${chosen.map(({ id }) => id)}`
    await db.execute(sql`update users set email_verified_at = now()`)
    await db.execute(sql`update registrations set status = 'paid' where status <> 'expired' and session_id in ${ids}`)
    await db.execute(sql`update sessions set start_date = now() + ${begins}::interval, end_date = now() + ${ends}::interval,
    minimum = null, decision_on = null, canceled_at = null where id in ${ids}`)
    await db.execute(sql`delete from attendances where session_id in ${ids}`)
    await db.execute(sql`delete from evaluations where session_id in ${ids}`)
    const expected = await count(sql`select count(*) from registration_students seats
    join sessions on sessions.id = seats.session_id join registrations on registrations.id = seats.registration_id
    where seats.held and registrations.status = 'paid' and sessions.id in ${ids}`)
    expect(expected).toBeGreaterThan(sessionCount)

    const [one] = await Promise.all([start(), start()])
    const added = sql`select graphile_worker.add_job(${job}) from generate_series(1, 6)`
    await killedAmid(
      one,
      () => db.execute(added),
      async () => (await mailed()) > 0,
    )
    await db.execute(added)
    await expect.poll(mailed, { timeout: 90_000, interval: 200 }).toBe(expected)
    await db.execute(added)
    await sleep(1000)
    const { rows } = await db.execute(sql`select mails.to, count(*)::int as sent, count(distinct about_id)::int as seats
    from mails where kind = ${kind} group by 1 having count(*) <> count(distinct about_id)`)
    expect([await mailed(), rows]).toEqual([expected, []])
    await expect
      .poll(() => count(sql`select count(*) from mails where kind = ${kind} and sent_at is null`), {
        timeout: 30_000,
      })
      .toBe(0)
  },
  300_000,
)
