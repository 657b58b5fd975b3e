import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { startApi } from '../support/api.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

const count = 60

test('two processes, one of which dies of kill -9, cancel each of 60 registrations once', async () => {
  const api = await startApi()
  onTestFinished(() => api.stop())
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const staff = await api.as('STAFF')
  const session = await newSession(api, { capacity: count })
  for (let number = 0; number < count; number++) {
    const customer = await newCustomer(api, { isPartner: true })
    const students = await newStudents(api, customer)
    expect((await api.send('POST', '/registrations', registrationOf(session, students), customer.headers)).status).toBe(
      201,
    )
  }
  const { body: made } = await api.send('POST', '/bulk-acts', { act: 'cancel', found: `session=${session}` }, staff)
  const url = String(api.parts.pool.options.connectionString)
  const { db, close } = connect(url)
  onTestFinished(close)
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', DATABASE_URL: url, DATA_DIR: folder.path }
  const [one, other] = await Promise.all([startServer(settings), startServer(settings)])
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()])
  })
  const numberOf = async (what: ReturnType<typeof sql>) => Number((await db.execute(what)).rows[0]?.count)
  const ended = () => numberOf(sql`select count(*) from bulk_act_items where ended_at is not null`)

  expect((await api.send('POST', `/bulk-acts/${made._id}/start`, {}, staff)).status).toBe(200)
  const added = sql`select graphile_worker.add_job('do-bulk-act', ${JSON.stringify({ act: made._id })}::json)
    from generate_series(1, 3)`
  await db.execute(added)
  while ((await ended()) === 0) await sleep(1)
  await one.kill()
  await expect.poll(ended, { timeout: 90_000, interval: 200 }).toBe(count)
  expect((await api.get(`/bulk-acts/${made._id}`, staff)).body).toMatchObject({
    ...{ state: 'done', total: count, done: count, refused: [] },
  })
  const kinds = await db.execute(sql`
    select count(*)::int as count, count(distinct order_id)::int as orders from invoices
    where credit_kind is not null and order_id in (select registration_id from bulk_act_items)`)
  expect(kinds.rows).toEqual([{ count, orders: count }])
  expect(
    await numberOf(sql`select count(*) from state_changes where reason = 'canceled'
      and entity_id in (select registration_id from bulk_act_items)`),
  ).toBe(count)
  const mailed = await db.execute(sql`
    select count(*)::int as count, count(distinct "to")::int as people from mails where kind = 'cancellation-settled'
      and about_id in (select registration_id from bulk_act_items)`)
  expect(mailed.rows).toEqual([{ count, people: count }])
  expect(await numberOf(sql`select seats_taken as count from sessions where id = ${session}`)).toBe(0)
  expect((await compareBooks(db)).differences).toEqual([])
}, 300_000)
