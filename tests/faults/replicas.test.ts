import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { goOn, type Journey, newJourney } from '../support/journeys.ts'
import { expectKept, expectMails, expectOnce } from '../support/kept-writes.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { startRetryingProxy } from '../support/retrying-proxy.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { openWorld } from '../support/world.ts'

const registrations = 50
const clients = 10

/** A proxy may have made any call before: what says 'there already' is as good as what made it. */
const perhapsMadeBefore: Journey['tried'] = { has: () => true, add: () => undefined }

test('one of two replicas killed amid 50 paid registrations: behind a proxy that retries none fails, none is doubled', async () => {
  const database = await temporaryDatabase('seeded')
  onTestFinished(database.drop)
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test', DATABASE_URL: database.url }
  const replicas = await Promise.all([1, 2].map(() => startServer({ ...settings, DATA_DIR: folder.path })))
  onTestFinished(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()))
  })
  const proxy = await startRetryingProxy(replicas)
  onTestFinished(proxy.stop)
  const world = await openWorld(proxy)

  const journeys: Journey[] = Array.from({ length: registrations }, () => ({
    ...newJourney('payer'),
    tried: perhapsMadeBefore,
  }))
  const waiting = [...journeys]
  const client = async () => {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) await goOn(proxy, world, journey)
  }
  const strike = async () => {
    while (waiting.length > registrations / 2) await sleep(2)
    await replicas[0]?.kill()
  }
  await Promise.all([strike(), ...Array.from({ length: clients }, client)])

  expect(proxy.retries()).toBeGreaterThan(0)
  expect(journeys.filter(({ isFinished }) => !isFinished)).toEqual([])
  await expectKept(proxy, world, journeys)
  await expectOnce(proxy, world, journeys)
  await expectMails(database.url, proxy, world, journeys)
}, 400_000)
