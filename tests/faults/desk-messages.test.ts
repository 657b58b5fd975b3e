import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'

const receiverCount = 600

test('two processes, one of which dies of kill -9, send each receiver of a message one mail', async () => {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const { db, close } = connect(database.url)
  onTestFinished(close)
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', DATABASE_URL: database.url }
  const start = () => startServer({ ...settings, DATA_DIR: folder.path })
  const count = async (what: ReturnType<typeof sql>) => Number((await db.execute(what)).rows[0]?.count)
  const queued = () => count(sql`select count(*) from mails where kind = 'desk-message'`)

  const { rows: made } = await db.execute<{ id: string }>(sql`
    insert into desk_messages (audience, subject, text, copy_to_self, sent_at)
    values ('{"to": "contacts", "customers": []}', '{"nl": "Dag"}', '{"nl": "Dag {{firstName}}"}', false, now()) returning id`)
  const id = made[0]?.id ?? ''
  await db.execute(sql`
    insert into desk_message_receivers (message_id, kind, name, first_name, email, address, language)
    select ${id}::uuid, 'contact', 'Eva Smet', 'Eva', number || '@fout.test', number || '@fout.test', 'nl'
    from generate_series(1, ${receiverCount}::int) number`)

  const [one, other] = await Promise.all([start(), start()])
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()])
  })
  const added = sql`select graphile_worker.add_job('queue-message', ${JSON.stringify({ message: id })}::json)
    from generate_series(1, 4)`
  await db.execute(added)
  while ((await queued()) === 0) await sleep(1)
  await one.kill()
  await db.execute(added)
  await expect.poll(queued, { timeout: 90_000, interval: 200 }).toBe(receiverCount)
  await expect
    .poll(() => count(sql`select count(*) from mails where kind = 'desk-message' and sent_at is null`), {
      timeout: 90_000,
      interval: 200,
    })
    .toBe(0)
  const { rows } = await db.execute(
    sql`select mails.to from mails where kind = 'desk-message' group by 1 having count(*) > 1`,
  )
  expect([await queued(), rows]).toEqual([receiverCount, []])
  expect(await count(sql`select count(*) from desk_message_receivers where queued_at is null`)).toBe(0)
}, 300_000)
