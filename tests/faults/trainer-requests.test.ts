import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { killedAmid, serversOfOwn, statusOf } from '../support/killed-servers.ts'
import { newAskable, trainerlessSession } from '../support/trainer-requests.ts'

const [sessionCount, trainerCount] = [12, 3]

test('kill -9 amid questions and answers: each is mailed once, and each session has one trainer who knows', async () => {
  const { api, db, start, count } = await serversOfOwn()
  const sessions: string[] = []
  for (let one = 0; one < sessionCount; one++)
    sessions.push(await trainerlessSession(api, new Date(Date.now() + (100 + one) * 86_400_000)))
  const trainers: string[] = []
  for (let one = 0; one < trainerCount; one++) trainers.push((await newAskable(api)).id)
  let site = await start()
  const headers = await api.as('STAFF')
  const post = (path: string, body: object) => statusOf(site, 'POST', path, { headers, body })
  const mailed = (kind: string) => count(sql`select count(*) from mails where kind = ${kind}`)
  async function killedOnce(kind: string, work: () => Promise<unknown>) {
    await killedAmid(site, work, async () => (await mailed(kind)) >= 3)
    site = await start()
    await work()
  }

  await killedOnce('trainer-request', () =>
    Promise.all(sessions.map((session) => post(`/sessions/${session}/trainer-requests`, { trainers }))),
  )
  const { rows: asked } = await db.execute<{ url: string }>(
    sql`select data->'values'->>'url' as url from mails where kind = 'trainer-request'`,
  )
  expect(asked).toHaveLength(sessionCount * trainerCount)
  const tokens = asked.map(({ url }) => String(url.split('/').at(-1)))

  await killedOnce('trainer-request-accepted', () =>
    Promise.all(tokens.map((token) => post(`/trainer-requests/${token}`, { isAccepted: true }))),
  )
  const { rows: taught } = await db.execute(sql`select session_id from trainer_requests
    join sessions on sessions.id = session_id and sessions.trainer_id = trainer_requests.trainer_id
    where status = 'accepted' group by 1 having count(*) = 1`)
  expect(taught).toHaveLength(sessionCount)
  const told = [await mailed('trainer-request-accepted'), await mailed('trainer-request-ended')]
  expect(told).toEqual([sessionCount, sessionCount * (trainerCount - 1)])
}, 300_000)
