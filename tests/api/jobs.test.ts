import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { queueMail } from '../../src/db/mails.ts'
import { apiOn, type TestApi } from '../support/api.ts'
import { type BreakableDatabase, breakableDatabase } from '../support/breakable-database.ts'
import { jobsDone } from '../support/jobs.ts'
import { type TemporaryDatabase, temporaryDatabase } from '../support/postgres.ts'

let database: TemporaryDatabase
let api: ReturnType<typeof apiOn>
beforeAll(async () => {
  database = await temporaryDatabase('seeded')
  api = apiOn(database.url, database.filesDir)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

async function write(): Promise<string> {
  const to = `${randomUUID()}@jobs.test`
  await queueMail(api.db, {
    to,
    locale: 'nl',
    kind: 'newsletter-confirmation',
    values: { url: 'http://x.test' },
  })
  return to
}

const isSent = async (to: string) => Boolean((await api.mailsTo(to))[0]?.sentAt)

function work(on: Pick<TestApi, 'startJobs'> = api, mail: Parameters<TestApi['startJobs']>[0] = null) {
  const jobs = on.startJobs(mail)
  onTestFinished(() => jobs.stop())
  return jobs
}

/** The same database by a line that can be cut. */
async function distant() {
  const line: BreakableDatabase = await breakableDatabase(database.url)
  const there = apiOn(line.url, database.filesDir)
  onTestFinished(async () => {
    await line.cut()
    await there.stop()
  })
  return { line, there }
}

describe('jobs', () => {
  it('are done at once, and each by one of several processes', async () => {
    work()
    work()
    const receivers = await Promise.all(Array.from({ length: 10 }, write))
    await jobsDone(api.db)
    const attempts = await Promise.all(receivers.map(async (to) => (await api.mailsTo(to))[0]?.attempts))
    expect(new Set(attempts)).toEqual(new Set([1]))
  })

  it('wait for the next process when this one stops, which is soon', async () => {
    const jobs = work()
    const before = await write()
    await jobsDone(api.db)
    // As long as it may take: whatever does not end by itself would be waited for until this test is given up.
    await jobs.stop(3_600_000)
    const after = await write()
    expect([await isSent(before), await isSent(after)]).toEqual([true, false])
    work()
    await expect.poll(() => isSent(after)).toBe(true)
  })

  it('of a process that died are done by another', async () => {
    const to = await write()
    await api.db.execute(
      sql`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 minute'`,
    )
    work()
    await expect.poll(() => isSent(to)).toBe(true)
  })

  it('of a process that lives are left to it', async () => {
    const { promise: finish, resolve } = Promise.withResolvers<void>()
    let times = 0
    work(api, {
      async send() {
        times += 1
        await finish
      },
    })
    const to = await write()
    await expect.poll(() => times).toBe(1)
    await api.db.execute(sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`)
    await api.db.execute(sql`select graphile_worker.add_job('unlock-jobs')`)
    const free = sql`select from graphile_worker.jobs where task_identifier = 'unlock-jobs' or locked_by is null`
    await expect.poll(async () => (await api.db.execute(free)).rowCount).toBe(0)
    resolve()
    await expect.poll(() => isSent(to)).toBe(true)
  })

  it('go on when the database was away for longer than the queue itself tries, and say so meanwhile', async () => {
    const { line, there } = await distant()
    const jobs = work(there)
    const before = await write()
    await expect.poll(() => isSent(before)).toBe(true)
    await jobs.check()
    await line.cut()
    await expect.poll(() => jobs.check().then(String, String), { timeout: 5000 }).toMatch(/jobs/i)
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    const meanwhile = await write()
    await line.mend()
    await expect.poll(() => isSent(meanwhile), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => jobs.check().then(String, String), { timeout: 15_000 }).toBe('undefined')
  }, 60_000)

  it('go on when the database was away, also when it went in the middle of one', async () => {
    const { line, there } = await distant()
    let times = 0
    work(there, {
      async send() {
        times += 1
        if (times === 1) await line.cut()
      },
    })
    const first = await write()
    await expect.poll(() => times).toBe(1)
    const meanwhile = await write()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await line.mend()
    await expect.poll(() => isSent(meanwhile), { timeout: 30_000 }).toBe(true)
    expect(times).toBe(2)
    expect(await isSent(first)).toBe(false)
  })
})
