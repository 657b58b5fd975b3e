import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { presenceSignatures } from '../../src/db/tables.ts'
import { jwtSecret } from '../support/account-headers.ts'
import { apiOn } from '../support/api.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { presenceToday } from '../support/presence.ts'
import { root, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'

/** `npm run presence` on a database. */
function npmRunPresence(url: string): Promise<{ code: number; out: string }> {
  const { PATH, HOME } = process.env
  return new Promise((resolve) => {
    const options = { cwd: root, env: { PATH, HOME, DATABASE_URL: url } }
    const child = execFile('npm', ['run', '--silent', 'presence'], options, (_failure, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out: out + errors }),
    )
  })
}

test('two processes take the signatures of a class, one of which dies of kill -9: the chain holds, and the script says what is changed afterwards', async () => {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const api = apiOn(database.url, folder.path)
  onTestFinished(() => api.stop())
  const start = () =>
    startServer({
      ...{ LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', JWT_SECRET: jwtSecret },
      ...{ DATABASE_URL: database.url, DATA_DIR: folder.path },
    })
  const { ticket, people, session } = await presenceToday(api, { participants: 30, capacity: 30 })
  const opened = await ticket()
  const everybody = await people()
  const [one, other] = await Promise.all([start(), start()])
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()])
  })
  const sign = (url: string, { firstName, lastName }: (typeof everybody)[number]) =>
    fetch(`${url}/api/presence/${opened}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: `${firstName} ${lastName}` }),
    }).then(
      ({ status }) => status,
      () => null,
    )
  const ofSession = eq(presenceSignatures.sessionId, session)
  const all = Promise.all(everybody.map((each, at) => sign(at % 2 ? other.url : one.url, each)))
  while ((await api.db.$count(presenceSignatures, ofSession)) < 3) await sleep(1)
  await one.kill()
  const answers = await all
  expect(new Set(answers)).toEqual(new Set([200, null]))
  const before = await npmRunPresence(database.url)
  expect(before).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^All signatures hold: \d+ signatures in \d+ sessions\.\n$/),
  })

  expect(new Set(await Promise.all(everybody.map((each) => sign(other.url, each))))).toEqual(new Set([200]))
  const signed = await api.db.select().from(presenceSignatures).where(ofSession)
  expect(new Set(signed.map(({ studentId }) => studentId)).size).toBe(30)
  expect(signed).toHaveLength(30)
  expect(await npmRunPresence(database.url)).toMatchObject({ code: 0 })

  await api.db.execute(
    sql`update presence_signatures set half = 'afternoon' where session_id = ${session} and position = 7`,
  )
  const { code, out } = await npmRunPresence(database.url)
  expect([code, out]).toEqual([1, expect.stringContaining(`- session ${session}, signature 7 is not what was signed`)])
}, 300_000)
