import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDatabase } from '../../tests/support/postgres.ts'
import { connect, isDatabaseUnavailable } from './client.ts'

let database: Awaited<ReturnType<typeof temporaryDatabase>>
beforeAll(async () => {
  database = await temporaryDatabase('empty')
})
afterAll(() => database.drop())

const failureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  )

test('a statement that fails for its own reasons does not mean the database is gone', async () => {
  const { db, close } = connect(database.url)
  expect(isDatabaseUnavailable(await failureOf(db.execute(sql`select 1 / 0`)))).toBe(false)
  expect(isDatabaseUnavailable(await failureOf(db.execute(sql`select * from nowhere`)))).toBe(false)
  expect(isDatabaseUnavailable(new Error('unrelated'))).toBe(false)
  expect(isDatabaseUnavailable(undefined)).toBe(false)
  await close()
})

test('connections that the server ends break one statement, and the next one works', async () => {
  const warnings: string[] = []
  const log = { info() {}, warn: (_: object, message: string) => warnings.push(message) }
  const { db, pool, close } = connect(database.url, { log })
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'leerplein' and datname = current_database() and pid <> pg_backend_pid()`
  const killer = connect(database.url.replace(/$/, '?application_name=killer'))
  const asleep = failureOf(db.execute(sql`select pg_sleep(10)`))
  await pool.query('select 1')
  await expect
    .poll(async () => (await killer.pool.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount)
    .toBe(1)
  await killer.db.execute(end)
  expect(isDatabaseUnavailable(await asleep)).toBe(true)
  await expect.poll(() => warnings).toContain('A connection to the database broke')
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await killer.close()
  await close()
})

test('a connection that breaks between two statements of a transaction fails that transaction alone', async () => {
  const { db, close } = connect(database.url)
  const killer = connect(`${database.url}?application_name=killer`)
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
    await killer.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await tx.execute(sql`select 1`)
  })
  expect(isDatabaseUnavailable(await failureOf(broken))).toBe(true)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await killer.close()
  await close()
})

test('no server, a missing socket and a server that never answers all count as unavailable', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const urls = [
    'postgres://nobody@127.0.0.1:1/nothing',
    'postgres://nobody@/nothing?host=/nonexistent',
    `postgres://nobody@127.0.0.1:${port}/nothing`,
  ]
  for (const url of urls) {
    const { db, close } = connect(url)
    expect(isDatabaseUnavailable(await failureOf(db.execute(sql`select 1`))), url).toBe(true)
    expect(isDatabaseUnavailable(await failureOf(db.transaction(async () => {}))), url).toBe(true)
    await close()
  }
  silent.close()
})

test('what comes once has no name, what comes again has one, and there are never more than four hundred', async () => {
  const { pool, close } = connect(database.url)
  const client = await pool.connect()
  const names = async () => Number((await client.query('select count(*) from pg_prepared_statements')).rows[0].count)
  const ask = (text: string) => client.query({ text }, [])
  for (let number = 0; number < 500; number++) await ask(`select ${number} as once`)
  expect(await names()).toBe(0)
  for (let number = 0; number < 500; number++) for (const _ of [1, 2]) await ask(`select ${number} as again`)
  expect(await names()).toBe(400)
  client.release()
  await close()
})

test('a statement gets fifteen seconds', async () => {
  const { pool, close } = connect(database.url)
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
  await close()
})
