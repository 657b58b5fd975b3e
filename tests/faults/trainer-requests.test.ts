import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { signInAtPanel } from '../support/panel.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { newAskable, trainerlessSession } from '../support/trainer-requests.ts'

const [sessionCount, trainerCount] = [12, 3]

test('kill -9 amid questions and answers: each is mailed once, and each session has one trainer who knows', async () => {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  onTestFinished(database.drop)
  const { db, close } = connect(database.url)
  onTestFinished(close)
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', DATABASE_URL: database.url }
  const start = () => startServer({ ...settings, DATA_DIR: folder.path })
  const sessions: string[] = []
  for (let one = 0; one < sessionCount; one++)
    sessions.push(await trainerlessSession({ db }, new Date(Date.now() + (100 + one) * 86_400_000)))
  const trainers: string[] = []
  for (let one = 0; one < trainerCount; one++) trainers.push((await newAskable({ db })).id)
  let site = await start()
  onTestFinished(async () => {
    await site.stop()
  })
  const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
  const headers = { Authorization: `Bearer ${cookies.get('panelAccessToken')}`, 'Content-Type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(`${site.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(
      ({ status }) => status,
      () => null,
    )
  const count = async (kind: string) =>
    Number((await db.execute(sql`select count(*) from mails where kind = ${kind}`)).rows[0]?.count)
  async function killedAmid(kind: string, work: () => Promise<unknown>) {
    const working = work()
    while ((await count(kind)) < 3) await sleep(2)
    await site.kill()
    await working
    site = await start()
    await work()
  }

  await killedAmid('trainer-request', () =>
    Promise.all(sessions.map((session) => post(`/sessions/${session}/trainer-requests`, { trainers }))),
  )
  const { rows: asked } = await db.execute<{ url: string }>(
    sql`select data->'values'->>'url' as url from mails where kind = 'trainer-request'`,
  )
  expect(asked).toHaveLength(sessionCount * trainerCount)
  const tokens = asked.map(({ url }) => String(url.split('/').at(-1)))

  await killedAmid('trainer-request-accepted', () =>
    Promise.all(tokens.map((token) => post(`/trainer-requests/${token}`, { isAccepted: true }))),
  )
  const { rows: taught } = await db.execute(sql`select session_id from trainer_requests
    join sessions on sessions.id = session_id and sessions.trainer_id = trainer_requests.trainer_id
    where status = 'accepted' group by 1 having count(*) = 1`)
  expect(taught).toHaveLength(sessionCount)
  const told = [await count('trainer-request-accepted'), await count('trainer-request-ended')]
  expect(told).toEqual([sessionCount, sessionCount * (trainerCount - 1)])
}, 300_000)
