import { execFile } from 'node:child_process'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { presenceSignatures } from '../../src/db/tables.ts'
import { killedAmid, serversOfOwn, statusOf } from '../support/killed-servers.ts'
import { presenceToday } from '../support/presence.ts'
import { root } from '../support/server-process.ts'

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
  const { api, db, url, start } = await serversOfOwn()
  const { ticket, people, session } = await presenceToday(api, { participants: 30, capacity: 30 })
  const opened = await ticket()
  const everybody = await people()
  const [one, other] = await Promise.all([start(), start()])
  const sign = (server: typeof one, { firstName, lastName }: (typeof everybody)[number]) =>
    statusOf(server, 'POST', `/presence/${opened}`, { body: { name: `${firstName} ${lastName}` } })
  const ofSession = eq(presenceSignatures.sessionId, session)
  const answers = await killedAmid(
    one,
    () => Promise.all(everybody.map((each, at) => sign(at % 2 ? other : one, each))),
    async () => (await db.$count(presenceSignatures, ofSession)) >= 3,
  )
  expect(new Set(answers)).toEqual(new Set([200, null]))
  const before = await npmRunPresence(url)
  expect(before).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^All signatures hold: \d+ signatures in \d+ sessions\.\n$/),
  })

  expect(new Set(await Promise.all(everybody.map((each) => sign(other, each))))).toEqual(new Set([200]))
  const signed = await db.select().from(presenceSignatures).where(ofSession)
  expect(new Set(signed.map(({ studentId }) => studentId)).size).toBe(30)
  expect(signed).toHaveLength(30)
  expect(await npmRunPresence(url)).toMatchObject({ code: 0 })

  await db.execute(
    sql`update presence_signatures set half = 'afternoon' where session_id = ${session} and position = 7`,
  )
  const { code, out } = await npmRunPresence(url)
  expect([code, out]).toEqual([1, expect.stringContaining(`- session ${session}, signature 7 is not what was signed`)])
}, 300_000)
