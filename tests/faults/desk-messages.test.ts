import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { killedAmid, serversOfOwn } from '../support/killed-servers.ts'

const receiverCount = 600

test('two processes, one of which dies of kill -9, send each receiver of a message one mail', async () => {
  const { db, start, count } = await serversOfOwn()
  const queued = () => count(sql`select count(*) from mails where kind = 'desk-message'`)
  const waiting = () => count(sql`select count(*) from mails where kind = 'desk-message' and sent_at is null`)

  const { rows: made } = await db.execute<{ id: string }>(sql`
    insert into desk_messages (audience, subject, text, copy_to_self, sent_at)
    values ('{"to": "contacts", "customers": []}', '{"nl": "Dag"}', '{"nl": "Dag {{firstName}}"}', false, now()) returning id`)
  const id = made[0]?.id ?? ''
  await db.execute(sql`
    insert into desk_message_receivers (message_id, kind, name, first_name, email, address, language)
    select ${id}::uuid, 'contact', 'Eva Smet', 'Eva', number || '@fout.test', number || '@fout.test', 'nl'
    from generate_series(1, ${receiverCount}::int) number`)
  const add = async () => {
    await db.execute(sql`select graphile_worker.add_job('queue-message', ${JSON.stringify({ message: id })}::json)
      from generate_series(1, 4)`)
  }

  const [one] = await Promise.all([start(), start()])
  await killedAmid(one, add, async () => (await queued()) > 0)
  await add()
  await expect.poll(queued, { timeout: 90_000, interval: 200 }).toBe(receiverCount)
  await expect.poll(waiting, { timeout: 90_000, interval: 200 }).toBe(0)
  const { rows } = await db.execute(
    sql`select mails.to from mails where kind = 'desk-message' group by 1 having count(*) > 1`,
  )
  expect([await queued(), rows]).toEqual([receiverCount, []])
  expect(await count(sql`select count(*) from desk_message_receivers where queued_at is null`)).toBe(0)
}, 300_000)
